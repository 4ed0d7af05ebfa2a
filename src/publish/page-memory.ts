// What the last build knew of every page, so that the next one need read only those whose lines have changed. Kept in the
// cache and not beside the site: it is nobody's business who is served the folder.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Route, Site } from '../site/model.ts'

/** A page in a text: its path and the hash of its lines. */
export type PageText = [path: string, hash: string]

/** A page of the reading that is built. `bond`: what the rest of the site takes from it; see `bondOf`. */
export type PageNote = [path: string, title: string, unlisted: 0 | 1, bond: string]

export interface IncludedNote {
  reading: string
  file: string
  size: number
  changed: number
  pages: PageText[]
}

export interface PageMemory {
  /** Fingerprint of the build it is of. */
  from: string
  /** Hash of everything but the lines of pages. */
  around: string
  /** The patterns of `include:`, by reading. */
  includes: [reading: string, pattern: string][]
  /** Pages in the manifest itself, by reading. */
  own: [reading: string, pages: PageText[]][]
  included: IncludedNote[]
  /** Ids that links may point at, by reading and path; pages without one are left out. */
  anchors: [reading: string, pages: [path: string, anchors: readonly string[]][]][]
  site: Omit<Site, 'routes'>
  notes: PageNote[]
}

export const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16)

const ending = /\.(?:avif|gif|jpe?g|png|svg|webp)\b/i
const picture = /[^"\s()]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi

/** What other files of the site depend on in a page, besides its title: while it stays, only the page itself has changed. */
export const bondOf = ({ blocks, unlisted }: Route, anchors: readonly string[], forms: readonly string[]): string => {
  const text = JSON.stringify(blocks)
  const named = forms.filter((form) => text.includes(JSON.stringify(form)))
  return JSON.stringify([unlisted, anchors, named, (ending.test(text) && text.match(picture)) || []])
}

const format = 1
const most = 8

const shelfOf = (root: string) => join(root, 'node_modules', '.cache', 'lectern', 'pages')
const fileOf = (root: string, out: string) => join(shelfOf(root), `${hashOf(resolve(out))}-${format}.json`)

/** Undefined when there is none of that build. */
export function readMemory(root: string, out: string, from: string | undefined): PageMemory | undefined {
  const file = fileOf(root, out)
  if (from === undefined || !existsSync(file)) return undefined
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as PageMemory
    return memory.from === from ? memory : undefined
  } catch {
    // A torn file: everything is read again.
    return undefined
  }
}

export function writeMemory(root: string, out: string, memory: PageMemory): void {
  const shelf = shelfOf(root)
  mkdirSync(shelf, { recursive: true })
  const file = fileOf(root, out)
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(memory))
  renameSync(`${file}.${process.pid}`, file)
  const kept = readdirSync(shelf).map((name) => join(shelf, name))
  if (kept.length <= most) return
  const ages = kept.map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  for (const { path } of ages.sort((a, b) => b.at - a.at).slice(most)) rmSync(path, { force: true })
}
