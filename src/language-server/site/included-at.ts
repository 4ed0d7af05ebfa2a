// Resolves an `include:` to its files, and offers values for it.
import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Location } from 'vscode-languageserver'
import { includedFiles } from '../../files/included-files.ts'
import { nodePath } from '../../manifest/read/written/text-node.ts'
import { isFault } from '../../problems/fault.ts'
import type { Path } from '../../problems/finding.ts'
import type { RequestedPlace } from '../context.ts'
import type { SiteInEditor } from './site.ts'

export const isInclude = (path: Path): boolean => path.length === 3 && path[0] === 'readings' && path[2] === 'include'

/** Returns the start of each included file. */
export function includedAt({ site, file, node, offset }: RequestedPlace): Location[] {
  if (file.path !== site.manifest || node.kind !== 'scalar' || offset < node.start || !isInclude(nodePath(node)))
    return []
  const start = { line: 0, character: 0 }
  try {
    return includedFiles(site.manifest, node.value, () => '').map((one) => ({
      uri: pathToFileURL(resolve(one.file)).href,
      range: { start, end: start },
    }))
  } catch (error) {
    // An invalid `include:` is reported as a problem.
    if (isFault(error)) return []
    throw error
  }
}

/** Folders that are not searched for pages. */
const skippedFolders = new Set(['node_modules', 'public', 'images', 'dist'])
/** The number of folders that are searched. */
const maxFolders = 500

/** Returns values for `include:`: a pattern for every folder with YAML files, then the files. */
export function includable({ manifest }: SiteInEditor): string[] {
  const home = dirname(manifest)
  const folders = [home]
  const patterns: string[] = []
  const files: string[] = []
  for (let at = 0; at < Math.min(folders.length, maxFolders); at++) {
    const folder = folders[at] ?? home
    const found = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => /^[\w-][\w.-]*$/.test(name))
    const from = relative(home, folder).split(sep).join('/')
    const path = (name: string) => (from === '' ? name : `${from}/${name}`)
    const pages = found.filter(
      (one) => one.isFile() && /\.ya?ml$/.test(one.name) && join(folder, one.name) !== manifest,
    )
    for (const ending of from === '' ? [] : ['.yaml', '.yml'])
      if (pages.some(({ name }) => name.endsWith(ending))) patterns.push(path(`*${ending}`))
    files.push(...pages.map(({ name }) => path(name)))
    folders.push(
      ...found
        .filter((one) => one.isDirectory() && !skippedFolders.has(one.name))
        .map(({ name }) => join(folder, name)),
    )
  }
  return [...patterns, ...files]
}
