// What a build was made from, so that the next one knows whether anything has changed before it loads the software. Imports
// nothing of the software itself.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'

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
  /** When the site is another one though nothing was written, in milliseconds since 1970. */
  until?: number
}

/** Records what a build reads, each file before it is read: a write in between counts as a change. */
export class InputLog {
  private readonly files = new Map<string, Stamp>()
  private readonly searched = new Map<string, string>()
  private readonly folders: [string, string][]
  private readonly manifest: string

  constructor(
    path: string,
    folders: readonly string[],
    private readonly choices: readonly unknown[],
  ) {
    this.manifest = hashOfFile(path)
    this.folders = folders.map((folder) => [folder, filesBelow(folder)])
    this.read(join(dirname(path), `${basename(path, extname(path))}.released.yaml`))
  }

  /** When a page, a block or an entry comes or goes next, or the day ends; undefined for the site of another moment. */
  until: number | undefined

  readonly read = (file: string): void => {
    if (this.folders.some(([folder]) => file.startsWith(folder + sep))) return
    this.files.set(file, stampOf(file))
  }

  /** A folder in which files are looked for by their names. */
  readonly search = (folder: string): void => {
    this.searched.set(folder, textsIn(folder))
  }

  inputs(): Inputs {
    return {
      choices: JSON.stringify(this.choices),
      manifest: this.manifest,
      files: [...this.files.values()],
      searched: [...this.searched],
      folders: this.folders,
      ...(this.until === undefined ? {} : { until: this.until }),
    }
  }
}

/** Whether a build with these choices would read what the one before has read. */
export function isUnchanged(before: Inputs | undefined, manifest: string, choices: readonly unknown[]): boolean {
  return (
    before !== undefined &&
    (before.until ?? Number.POSITIVE_INFINITY) > Date.now() &&
    before.choices === JSON.stringify(choices) &&
    before.manifest === hashOfFile(manifest) &&
    before.files.every((stamp) => String(stampOf(stamp[0])) === String(stamp)) &&
    before.searched.every(([folder, names]) => textsIn(folder) === names) &&
    before.folders.every(([folder, files]) => filesBelow(folder) === files)
  )
}

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

/** Hash of the names, sizes and times of all files below a folder. */
function filesBelow(folder: string): string {
  if (!existsSync(folder)) return ''
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  return hashOf(JSON.stringify(paths.sort().map(stampOf)))
}
