// Puts a site's files where they are served from. A folder that is being served is never seen half written: what changed is
// written beside it and renamed, file by file, pages last; what is no longer part of the site goes at the end.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Fault } from '../problems/fault.ts'
import { type Ledger, readLedger, writeLedger } from './ledger.ts'
import { stylesOf } from './page-styles.ts'

export interface Written {
  written: number
  unchanged: number
  removed: number
}

/** Scripts and styles first, so that a page never names a file that is not there yet. */
const pagesLast = ([a]: [string, unknown], [b]: [string, unknown]) =>
  Number(a.endsWith('.html')) - Number(b.endsWith('.html'))

export interface Writing {
  /** Files that stay as they are, though they are not among those given. */
  kept?: ReadonlySet<string>
  /** What each page depends on; remembered for the next build. */
  keys?: ReadonlyMap<string, string>
  made?: Ledger['made']
  /** Hears how many files are written. */
  wrote?: (files: number) => void
  /** What the last build wrote; read from the folder where it is left out. */
  known?: Ledger['files']
  /** Files of the public folder that are left out. */
  withheld?: ReadonlySet<string>
  /** Hash of the styles in each page; found out where it is left out. */
  styles?: ReadonlyMap<string, string>
}

export function writeSite(
  out: string,
  files: ReadonlyMap<string, Content>,
  publicFolder: string,
  writing: Writing = {},
): Written {
  try {
    return write(out, withPublicFiles(files, publicFolder, writing.withheld), writing)
  } catch (error) {
    if (isRefused(error))
      throw new Fault(
        'unwritable-folder',
        `The folder ${out} cannot be written.`,
        'Check its permissions and the free space, or pass --out with another folder.',
        { cause: error },
      )
    throw error
  }
}

const isRefused = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(String(error.code))

export type Content = string | Buffer

function write(out: string, files: Map<string, Content>, writing: Writing): Written {
  const { kept = new Set(), keys, made, styles = stylesOf(files), known = readLedger(out).files } = writing
  // Nobody reads from a folder that is not there yet.
  const isNew = mkdirSync(out, { recursive: true }) !== undefined
  const ledger: Ledger = { made, files: {} }
  const folders = new Set<string>()
  let written = 0
  for (const name of kept) ledger.files[name] = known[name] ?? { hash: '' }
  for (const [name, content] of [...files].sort(pagesLast)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const hash = createHash('sha1').update(bytes).digest('base64url')
    ledger.files[name] = { hash, key: keys?.get(name), styles: styles.get(name) }
    const path = join(out, name)
    if (known[name]?.hash === hash && existsSync(path)) continue
    const folder = dirname(path)
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      folders.add(folder)
    }
    if (isNew) writeFileSync(path, bytes)
    else {
      writeFileSync(`${path}.new`, bytes)
      renameSync(`${path}.new`, path)
    }
    written++
    writing.wrote?.(written)
  }
  const gone = Object.keys(known).filter((name) => !files.has(name) && !kept.has(name))
  for (const name of gone) rmSync(join(out, name), { force: true })
  if (gone.length > 0) removeEmptyFolders(out)
  writeLedger(out, ledger)
  return { written, unchanged: files.size + kept.size - written, removed: gone.length }
}

function withPublicFiles(
  files: ReadonlyMap<string, Content>,
  publicFolder: string,
  withheld: ReadonlySet<string> = new Set(),
): Map<string, Content> {
  const all = new Map<string, Content>(files)
  if (existsSync(publicFolder))
    for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const path = join(entry.parentPath, entry.name)
        const name = relative(publicFolder, path).replaceAll('\\', '/')
        if (!withheld.has(name)) all.set(name, readFileSync(path))
      }
  return all
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(folder, entry.name)
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true })
  }
}
