// What a build was made from, so that the next one knows whether anything has changed before it loads the software. Imports
// next to nothing of the software itself.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { FolderStamps } from './folder-stamps.ts'

/** A file as it was when it was read; -1 for one that was not there. */
type Stamp = [path: string, size: number, changed: number]

/** What was read: files, the texts in folders that were searched for them, and folders that are part of the site whole. */
export interface Inputs {
  /** Options, the software's own hash, the environment. */
  choices: string
  /** Hash of the manifest's text: of all files it is the one that is saved twice in a moment. */
  manifest: string
  files: Stamp[]
  searched: [folder: string, names: string][]
  folders: [folder: string, files: string][]
  /** Files in them that may have been written again under the same stamp, each with the hash of its content. */
  unsettled?: [file: string, hash: string][]
  /** When the site is another one though nothing was written, in milliseconds since 1970. */
  until?: number
}

/** The folder of a site's entries. */
export const contentFolder = (manifest: string): string => join(dirname(resolve(manifest)), 'content')

/** Records what a build reads, each file before it is read: a write in between counts as a change. */
export class InputLog {
  private readonly files = new Map<string, Stamp>()
  private readonly searched = new Map<string, string>()
  private readonly below: readonly FolderStamps[]
  private readonly folders: [string, string][]
  private readonly unsettled: [string, string][]
  private readonly manifest: string

  constructor(
    path: string,
    folders: readonly string[],
    private readonly choices: readonly unknown[],
  ) {
    this.manifest = hashOfFile(path)
    this.below = [...new Set(folders)].map((folder) => new FolderStamps(folder))
    this.folders = this.below.map(({ folder, hash }) => [folder, hash])
    this.unsettled = this.below.flatMap(({ unsettled }) =>
      unsettled.map((file): [string, string] => [file, hashOfFile(file)]),
    )
    this.read(join(dirname(path), `${basename(path, extname(path))}.released.yaml`))
  }

  /** When a page, a block or an entry comes or goes next, or the day ends; undefined for the site of another moment. */
  until: number | undefined

  readonly read = (file: string): void => {
    if (!this.isBelow(file)) this.files.set(file, stampOf(file))
  }

  /** A folder in which files are looked for by their names. */
  readonly search = (folder: string): void => {
    if (!this.isBelow(folder)) this.searched.set(folder, textsIn(folder))
  }

  /** What is below a folder that counts whole is part of it. */
  private isBelow(path: string): boolean {
    return this.folders.some(([folder]) => path.startsWith(folder + sep))
  }

  inputs(): Inputs {
    return {
      choices: JSON.stringify(this.choices),
      manifest: this.manifest,
      files: [...this.files.values()],
      searched: [...this.searched],
      folders: this.folders,
      ...(this.unsettled.length > 0 && { unsettled: this.unsettled }),
      ...(this.until === undefined ? {} : { until: this.until }),
    }
  }

  /** Stamps of the files in a folder that is part of the site whole; undefined for any other. */
  stampsIn(folder: string): FolderStamps | undefined {
    return this.below.find((one) => one.folder === folder)
  }

  /** The same inputs with the files as they are now, if files of one folder are all that has changed since. */
  sinceBut(folder: string, { unsettled, ...before }: Inputs): Inputs | undefined {
    const inOthers = ([one]: [string, string]) => !one.startsWith(folder)
    const others = (inputs: Inputs) => ({ ...inputs, folders: inputs.folders.filter(inOthers) })
    const now = this.inputs()
    if (!isSame({ ...others(before), unsettled: unsettled?.filter(inOthers) }, others(now))) return undefined
    return { ...before, folders: now.folders, ...(now.unsettled && { unsettled: now.unsettled }) }
  }

  /** Whether a build would read what the one before has read. */
  isSameAs(before: Inputs): boolean {
    return isSame(before, this.inputs())
  }
}

/** Whether a build with these choices would read what the one before has read. */
export const isUnchanged = (before: Inputs, manifest: string, choices: readonly unknown[]): boolean =>
  new InputLog(
    manifest,
    before.folders.map(([folder]) => folder),
    choices,
  ).isSameAs(before)

const isSame = (before: Inputs, now: Inputs): boolean =>
  (before.until ?? Number.POSITIVE_INFINITY) > Date.now() &&
  before.choices === now.choices &&
  before.manifest === now.manifest &&
  before.files.every((stamp) => String(stampOf(stamp[0])) === String(stamp)) &&
  before.searched.every(([folder, names]) => textsIn(folder) === names) &&
  JSON.stringify(before.folders) === JSON.stringify(now.folders) &&
  rewritten(before).size === 0

/** Files whose stamp was too young to be trusted, and whose content is another one by now. */
export const rewritten = ({ unsettled = [] }: Pick<Inputs, 'unsettled'>): ReadonlySet<string> =>
  new Set(unsettled.flatMap(([file, hash]) => (hashOfFile(file) === hash ? [] : [file])))

function stampOf(file: string): Stamp {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? [file, stat.size, stat.mtimeMs] : [file, -1, -1]
}

/** Empty for a file that is not there: reading it reports that. */
const hashOfFile = (file: string): string => (existsSync(file) ? hashOf(readFileSync(file)) : '')

const hashOf = (content: string | Buffer): string => createHash('sha1').update(content).digest('base64url')

function textsIn(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:ya?ml|json|md|csv)$/.test(name)) : []
  return hashOf(names.sort().join('\0'))
}
