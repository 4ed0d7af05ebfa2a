// The folder `public/` of a site: what is published as it is, and what is added to files that the build writes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isOfBuild } from '../site/addresses.ts'
import type { Host, OwnFiles } from './hosts/host.ts'
import { hosts, isOfHost } from './hosts/hosts.ts'
import { addedFiles, ownLines } from './hosts/own-files.ts'

export interface PublicFiles {
  /** Texts that are added to generated ones. */
  own: OwnFiles
  /** Files below the folder that are published as they are, and their paths. */
  asTheyAre: Map<string, string>
  /** Notices to the owner about files that meet generated ones, a sentence each. */
  notes: string[]
}

/** Keep a folder that holds nothing, or are left by a system: no part of a site. */
const ofNobody = ['.gitkeep', '.DS_Store', 'Thumbs.db']

/** `host` is the one the site is built for; `withheld` are files that need not be published. */
export function publicFiles(publicFolder: string, host?: Host, withheld?: ReadonlySet<string>): PublicFiles {
  const found: PublicFiles & { own: Map<string, string> } = { own: new Map(), asTheyAre: new Map(), notes: [] }
  if (!existsSync(publicFolder)) return found
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || ofNobody.includes(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(publicFolder, path).replaceAll('\\', '/')
    if (withheld?.has(name)) continue
    const isAdded = addedFiles.some((added) => added === name) && (!isOfHost(name) || host?.files.includes(name))
    if (isAdded) found.own.set(name, readFileSync(path, 'utf8'))
    // Another host's file, which would be no more than a page to this one.
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

/** Put first, they go before all others. */
export function putPublicFiles(
  writer: { put(name: string, content: Buffer): void },
  { asTheyAre }: Pick<PublicFiles, 'asTheyAre'>,
): void {
  for (const [name, path] of asTheyAre) writer.put(name, readFileSync(path))
}
