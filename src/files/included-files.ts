// Reads the files of an `include:` or a collection. They have to lie below the manifest's folder.
import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { IncludedFile } from '../manifest/read/parsed.ts'
import { Fault } from '../problems/fault.ts'
import type { FaultCode } from '../problems/fault-codes.ts'

const pattern =
  /^(?:[\w.-]+\/)*[\w.*-]+\.(?:ya?ml|json)$|^content\/(?:[\w.-]+\/)*(?:\*\/)?[\w.*-]+\.(?:md|csv|ya?ml|json)$/

export interface IncludedOptions {
  /** The folder to which names in problems are relative; left out, the working directory. */
  from?: string
  /** Called with the absolute path of each folder before it is searched. */
  search?: (folder: string) => void
  /** Files, by absolute path, that count as existing or as deleted, whatever the disk has. */
  instead?: ReadonlyMap<string, 'there' | 'gone'>
}

export function includedFiles(
  manifest: string,
  include: string,
  read: (file: string) => string,
  options: IncludedOptions = {},
): IncludedFile[] {
  const outside = `"include: ${include}" does not name files below the manifest's folder.`
  if (!pattern.test(include) || include.split('/').includes('..'))
    throw fault('include-outside', outside, 'Write a path like pages/*.yaml, without "..".')
  const folder = dirname(resolve(manifest))
  const below = dirname(include)
  const folders = below.endsWith('/*') ? foldersIn(folder, below.slice(0, -2), options.search) : [below]
  const found = folders.flatMap((one) => matchingFiles(manifest, join(folder, one), basename(include), options))
  const nothing = `"include: ${include}" names no file.`
  if (found.length === 0)
    throw fault('include-nothing', nothing, `Put pages into ${below}, or take the line away.`, below)
  const itself = resolve(manifest)
  if (found.some(({ path }) => path === itself))
    throw fault(
      'include-itself',
      `"include: ${include}" names the manifest itself.`,
      'Put the pages into files of a folder, and include those: pages/*.yaml.',
    )
  const isWithin = withinFolder(folder)
  const areWithin = folders.every((one) => !existsSync(join(folder, one)) || isWithin(join(folder, one)))
  return found.map(({ path, file, isLink }) => {
    const name = relative(folder, path)
    if ((isLink || !areWithin) && existsSync(path) && !isWithin(path))
      throw fault(
        'include-outside',
        `${name} leads out of the manifest's folder.`,
        'Copy the file instead of linking to it.',
        name,
      )
    return { file, text: read(path) }
  })
}

const fault = (code: FaultCode, message: string, hint: string, about?: string) =>
  new Fault(code, message, hint, { exit: 1, about })

/** Whether a path lies in a folder once links are followed. */
function withinFolder(folder: string): (path: string) => boolean {
  const home = realpathSync(folder) + sep
  return (path) => `${realpathSync(path)}${sep}`.startsWith(home)
}

interface MatchingFile {
  /** Absolute. */
  path: string
  /** The name in problems. */
  file: string
  isLink: boolean
}

/** Returns the files of a folder whose names match, such as `*.md`. */
function matchingFiles(
  manifest: string,
  folder: string,
  names: string,
  { from = process.cwd(), search, instead }: IncludedOptions,
): MatchingFile[] {
  const wanted = new RegExp(`^${names.replace(/[.+]/g, '\\$&').replace(/\*/g, '[^/]*')}$`)
  const inAnyCase = new RegExp(wanted, 'i')
  search?.(folder)
  // One path for the whole folder: joining ten thousand takes longer than listing them.
  const shown = includedName(manifest, join(folder, '_'), from).slice(0, -1)
  return filesIn(folder, instead).flatMap(({ name, isLink }) => {
    if (wanted.test(name)) return [{ path: folder + sep + name, file: shown + name, isLink }]
    if (inAnyCase.test(name)) throw inOtherCase(shown + name, names)
    return []
  })
}

/** A file that would be left out without a word, such as `RYE.MD` for `*.md`. */
function inOtherCase(file: string, names: string): Fault {
  const end = names.slice(names.lastIndexOf('*') + 1)
  const name = basename(file)
  return fault(
    'include-case',
    `${file} differs from ${names} in small and capital letters.`,
    `Rename it to ${name.slice(0, name.length - end.length)}${end}.`,
    file,
  )
}

/** Returns an included file's name in problems: relative to a folder, or, outside of it, in the style of the manifest's path. */
export function includedName(manifest: string, path: string, from: string): string {
  const name = relative(from, path)
  return name.startsWith('..') ? join(dirname(manifest), relative(dirname(resolve(manifest)), path)) : name
}

/** Whether a file may be included, or hold entries, once its name is in small letters. */
export const isTextFile = (name: string): boolean => /\.(?:ya?ml|json|md|csv)$/i.test(name)

/** Returns the names of a folder's files that an `include:` may match, in alphabetical order. */
export const textsIn = (folder: string): string[] => filesIn(folder).map(({ name }) => name)

function filesIn(folder: string, instead: IncludedOptions['instead'] = new Map()): { name: string; isLink: boolean }[] {
  const found = entriesIn(folder)
    .filter(({ name }) => isTextFile(name) && instead.get(join(folder, name)) !== 'gone')
    .map((entry) => ({ name: entry.name, isLink: !entry.isFile() }))
  const added = [...instead].flatMap(([path, how]) => {
    const isNew = how === 'there' && dirname(path) === folder && !found.some(({ name }) => name === basename(path))
    return isNew ? [{ name: basename(path), isLink: false }] : []
  })
  return added.length === 0 ? found : [...found, ...added].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the folders within a folder, as paths relative to the manifest's folder. */
function foldersIn(root: string, below: string, search: ((folder: string) => void) | undefined): string[] {
  const folder = join(root, below)
  search?.(folder)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [join(below, entry.name)] : []))
    .sort()
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    // A missing folder has no files, which the caller reports.
    return []
  }
}
