interface Writing {
  /** Rights of the file, as `0o600`. */
  mode?: number
  /** Also through the disk's own memory: for what cannot be made again. */
  durable?: boolean
  /** What writes to the open file, where it is not the disk. */
  write?: (descriptor: number, content: string) => void
}

/**
 * Writes a file beside its place and renames it: a reader, another process or a crash finds the old file or the new one, never a
 * half. Makes its folder. Throws what the disk throws; the file is as it was then.
 */
export function writeWhole(file: string, content: string | Uint8Array, writing?: Writing): void

/** Where everything is cached that a site's folder, or this repository, can make again. */
export function cacheFolder(root: string): string

/** Files and folders by name. What is read counts as used, and what was used last stays longest. */
export class Cache {
  /** `folder` is `cacheFolder(root)`, or a folder below it. It is made when something is written. */
  constructor(folder: string)
  readonly folder: string
  pathOf(name: string): string
  has(name: string): boolean
  read(name: string): Buffer | undefined
  /** Gives the whole path. */
  write(name: string, content: string | Uint8Array): string
  /** Gives the whole path of a folder, filled by `make` where it is not there, and put in its place whole. */
  folderOf(name: string, make: (folder: string) => unknown): Promise<string>
  /** Removes what begins with `kind`, but for so many that were used last and those used within so many days. */
  forget(kind: string, bounds?: { kept?: number; days?: number }): void
}
