// Reads the folder `public/`: files that are published unchanged, and files that are merged into generated ones.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isOfBuild } from '../site/addresses.ts'
import type { Host, OwnFiles } from './hosts/host.ts'
import { hosts, isOfHost } from './hosts/hosts.ts'
import { addedFiles, ownLines } from './hosts/own-files.ts'

export interface PublicFiles {
  /** Texts to merge into generated files. */
  own: OwnFiles
  /** Published unchanged: name below the folder → path. */
  asTheyAre: Map<string, string>
  /** Sentences for the owner about files that replace or extend generated ones. */
  notes: string[]
}

/** Files of Git and of operating systems, which are never published. */
const ignoredFiles = ['.gitkeep', '.DS_Store', 'Thumbs.db']

/** `host` is the one the site is built for; files in `withheld` are not published. */
export function publicFiles(publicFolder: string, host?: Host, withheld?: ReadonlySet<string>): PublicFiles {
  const found: PublicFiles & { own: Map<string, string> } = { own: new Map(), asTheyAre: new Map(), notes: [] }
  if (!existsSync(publicFolder)) return found
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || ignoredFiles.includes(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(publicFolder, path).replaceAll('\\', '/')
    if (withheld?.has(name)) continue
    const isAdded = addedFiles.some((added) => added === name) && (!isOfHost(name) || host?.files.includes(name))
    if (isAdded) found.own.set(name, readFileSync(path, 'utf8'))
    // Configuration of another host would be published as a page.
    else if (!host || !isOfHost(name)) found.asTheyAre.set(name, path)
    const note = noteOn(name, host, found.own.get(name))
    if (note) found.notes.push(`public/${name} ${note}`)
  }
  return found
}

function noteOn(name: string, host: Host | undefined, added: string | undefined): string | undefined {
  if (added !== undefined) {
    const { length } = ownLines(added)
    return `is added to the generated one: ${length} line${length === 1 ? '' : 's'}.`
  }
  if (!isOfHost(name)) return isOfBuild(name) ? 'takes the place of the generated one.' : undefined
  const titles = Object.values(hosts).flatMap(({ files, title }) => (files.includes(name) ? [title] : []))
  return host
    ? `is left out: ${host.title} does not read it, ${titles.join(' and ')} would.`
    : `is published as a file, and nothing here goes by its lines: a build with --host adds them to the security headers and redirects for ${titles.join(' and ')}.`
}

/** Call it before generated files are put: the first file of a name is kept. */
export function putPublicFiles(
  writer: { put(name: string, content: Buffer): void },
  { asTheyAre }: Pick<PublicFiles, 'asTheyAre'>,
): void {
  for (const [name, path] of asTheyAre) writer.put(name, readFileSync(path))
}
