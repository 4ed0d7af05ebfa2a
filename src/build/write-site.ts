// Puts a site's files where they are served from. A folder that is being served is never seen half written: what changed is
// written beside it and renamed, file by file, pages last; what is no longer part of the site goes at the end.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Fault } from '../problems/fault.ts'
import type { SiteFiles } from './site-files.ts'

/** Lists what the last build wrote, with a hash of each file, so that the next one writes only what changed. */
const ledgerName = '.lectern-files.json'

export interface Written {
  written: number
  unchanged: number
  removed: number
}

/** Scripts and styles first, so that a page never names a file that is not there yet. */
const pagesLast = ([a]: [string, unknown], [b]: [string, unknown]) =>
  Number(a.endsWith('.html')) - Number(b.endsWith('.html'))

export function writeSite(out: string, files: SiteFiles, publicFolder: string): Written {
  try {
    return write(out, withPublicFiles(files, publicFolder))
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

type Content = string | Buffer

function write(out: string, files: Map<string, Content>): Written {
  mkdirSync(out, { recursive: true })
  const known = readLedger(out)
  const ledger: Record<string, string> = {}
  const folders = new Set<string>()
  let written = 0
  for (const [name, content] of [...files].sort(pagesLast)) {
    const hash = createHash('sha1').update(content).digest('base64url')
    ledger[name] = hash
    const path = join(out, name)
    if (known[name] === hash && existsSync(path)) continue
    const folder = dirname(path)
    if (!folders.has(folder)) folders.add(mkdirSync(folder, { recursive: true }) ?? folder)
    writeFileSync(`${path}.new`, content)
    renameSync(`${path}.new`, path)
    written++
  }
  const gone = Object.keys(known).filter((name) => !files.has(name))
  for (const name of gone) rmSync(join(out, name), { force: true })
  removeEmptyFolders(out)
  writeFileSync(join(out, ledgerName), JSON.stringify(ledger))
  return { written, unchanged: files.size - written, removed: gone.length }
}

function readLedger(out: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(out, ledgerName), 'utf8')) as Record<string, string>
  } catch {
    // No ledger, or a torn one: everything is written again.
    return {}
  }
}

function withPublicFiles(files: SiteFiles, publicFolder: string): Map<string, Content> {
  const all = new Map<string, Content>(files)
  if (existsSync(publicFolder))
    for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const path = join(entry.parentPath, entry.name)
        all.set(relative(publicFolder, path).replaceAll('\\', '/'), readFileSync(path))
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
