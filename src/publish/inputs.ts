// Records the inputs of a build, so that the next one detects changes before it loads the engine. It imports as
// little of the engine as possible.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { FolderStamps } from './folder-stamps.ts'

/** A file as it was read; -1 for a missing one. */
type Stamp = [path: string, size: number, changed: number]

/** Files that were read, folders that were searched for texts, and folders of which every file counts. */
export interface Inputs {
  /** Options, hash of the engine, environment variables; as JSON. */
  choices: string
  /** Hash of the manifest's text, not a stamp: it is the file most likely to be saved twice in a moment. */
  manifest: string
  files: Stamp[]
  searched: [folder: string, names: string][]
  folders: [folder: string, files: string][]
  /** Files in `folders` whose stamp was too recent to be trusted, each with the hash of its content. */
  unsettled?: [file: string, hash: string][]
  /** When the site changes although no file does, in milliseconds since 1970. */
  until?: number
}

/** The folder of a site's entries. */
export const contentFolder = (manifest: string): string => join(dirname(resolve(manifest)), 'content')

/** Records each file before it is read, so that a write during the build counts as a change. */
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

  /** The next scheduled change or the end of the day; undefined for a build with `--at`. */
  until: number | undefined

  readonly read = (file: string): void => {
    if (!this.isBelow(file)) this.files.set(file, stampOf(file))
  }

  /** Records a folder that is searched for files by name. */
  readonly search = (folder: string): void => {
    if (!this.isBelow(folder)) this.searched.set(folder, textsIn(folder))
  }

  /** Whether a folder of which every file counts covers the path. */
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

  /** Returns the stamps of a folder of which every file counts; undefined for any other. */
  stampsIn(folder: string): FolderStamps | undefined {
    return this.below.find((one) => one.folder === folder)
  }

  readonly pathsIn = (folder: string): readonly string[] | undefined => this.stampsIn(folder)?.paths

  /** Returns `before` with the present files of `folder`; undefined when anything outside it has changed. */
  sinceBut(folder: string, { unsettled, ...before }: Inputs): Inputs | undefined {
    const inOthers = ([one]: [string, string]) => !one.startsWith(folder)
    const others = (inputs: Inputs) => ({ ...inputs, folders: inputs.folders.filter(inOthers) })
    const now = this.inputs()
    if (!isSame({ ...others(before), unsettled: unsettled?.filter(inOthers) }, others(now))) return undefined
    return { ...before, folders: now.folders, ...(now.unsettled && { unsettled: now.unsettled }) }
  }

  /** Returns the files with another stamp than `before`, with the present inputs; undefined when anything but such files has changed. */
  changedSince(before: Inputs): { from: Inputs; changed: ReadonlySet<string> } | undefined {
    const files = before.files.map(([file]) => stampOf(file))
    const changed = files.flatMap((stamp, at) => (String(stamp) === String(before.files[at]) ? [] : [stamp[0]]))
    const from = { ...before, files }
    return isSame(from, this.inputs()) ? { from, changed: new Set(changed) } : undefined
  }

  /** Whether all inputs are those of an earlier build. */
  isSameAs(before: Inputs): boolean {
    return isSame(before, this.inputs())
  }
}

/** Whether a build with these choices would have the inputs of an earlier build. */
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

/** Returns files whose stamp was too recent to be trusted and whose content has changed. */
export const rewritten = ({ unsettled = [] }: Pick<Inputs, 'unsettled'>): ReadonlySet<string> =>
  new Set(unsettled.flatMap(([file, hash]) => (hashOfFile(file) === hash ? [] : [file])))

function stampOf(file: string): Stamp {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? [file, stat.size, stat.mtimeMs] : [file, -1, -1]
}

/** Returns an empty string for a missing file: reading it reports the problem. */
const hashOfFile = (file: string): string => (existsSync(file) ? hashOf(readFileSync(file)) : '')

const hashOf = (content: string | Buffer): string => createHash('sha1').update(content).digest('base64url')

function textsIn(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:ya?ml|json|md|csv)$/.test(name)) : []
  return hashOf(names.sort().join('\0'))
}
