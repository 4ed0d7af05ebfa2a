interface WriteOptions {
  /** Permissions of the file, such as `0o600`. */
  mode?: number
  /** Flushes the file to disk: for content that cannot be made again. */
  durable?: boolean
  /** Writes to the open file; replaced by tests. */
  write?: (descriptor: number, content: string) => void
}

/**
 * Writes a temporary file beside the target and renames it, so that readers and crashes find the old content or the new one, never
 * a part. Creates the folder. Throws the file system's error and leaves the old file in place.
 */
export function writeWhole(file: string, content: string | Uint8Array, options?: WriteOptions): void

/** The folder for everything that a site's folder, or this repository, can make again. */
export function cacheFolder(root: string): string

/** Caches files and folders by name. Reading counts as use; `forget` evicts the least recently used. */
export class Cache {
  /** `folder` is `cacheFolder(root)` or a folder below it. It is created on the first write. */
  constructor(folder: string)
  readonly folder: string
  pathOf(name: string): string
  has(name: string): boolean
  read(name: string): Buffer | undefined
  /** Returns the file's path. */
  write(name: string, content: string | Uint8Array): string
  /** Returns the path of a folder. `make` fills it when it is missing; it appears under its name once complete. */
  folderOf(name: string, make: (folder: string) => unknown): Promise<string>
  /** Moves a complete folder to its name, unless another process has put the same one there, and returns its path there. */
  adopt(making: string, name: string): string
  /** Deletes entries whose name begins with `kind`, except the `kept` last used ones and those used within `days`. */
  forget(kind: string, bounds?: { kept?: number; days?: number }): void
}
