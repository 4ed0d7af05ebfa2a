// What the last build wrote into a folder, so that the next one does only what changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ledgerFile } from '../site/addresses.ts'
import type { Inputs } from './inputs.ts'
import { type PageKind, PageKinds } from './page-kind.ts'
import type { ServedSite } from './served-site.ts'

/** Raised with every change of the form below: what an older build wrote down is not used. */
const format = 3

export interface Entry {
  /** Hash of the content. */
  hash: string
  /** Bytes of the content. */
  size?: number
  /** What the content depends on, where that is known without making it. */
  key?: string
  /** What a page needs. */
  kind?: PageKind
  /** What compressed it, for a file that is the compressed form of the one beside it. */
  encoder?: string
}

export interface BuildLedger {
  /** What the build was made from, what it said at its end, and, in a folder that is served here, what the server has to know. */
  made?: { from: Inputs; said: string; served?: ServedSite }
  files: Record<string, Entry>
}

/** Kinds of pages once each; an entry names its kind by its place among them. */
interface Written {
  format: number
  made: BuildLedger['made']
  kinds: PageKind[]
  files: Record<string, Omit<Entry, 'kind'> & { kind?: number }>
}

/**
 * Empty when there is none, or a torn one: everything is written again. So it is with one of another format, of which only
 * the names of the files are used, to take away what is no longer part of the site.
 */
export function readLedger(out: string): BuildLedger {
  try {
    const read = JSON.parse(readFileSync(join(out, ledgerFile), 'utf8')) as Partial<Written>
    if (typeof read.files !== 'object' || read.files === null) return { files: {} }
    if (read.format !== format)
      return { files: Object.fromEntries(Object.keys(read.files).map((file) => [file, { hash: '' }])) }
    const kinds = read.kinds ?? []
    const files = Object.entries(read.files).map(([file, { kind, ...entry }]): [string, Entry] => [
      file,
      kind === undefined ? entry : { ...entry, kind: kinds[kind] },
    ])
    return { made: read.made, files: Object.fromEntries(files) }
  } catch {
    return { files: {} }
  }
}

export function writeLedger(out: string, { made, files }: BuildLedger): void {
  const shared = new PageKinds()
  const places = new Map<PageKind, number>()
  const placeOf = (kind: PageKind) => {
    const same = shared.shared(kind)
    const place = places.get(same) ?? places.size
    places.set(same, place)
    return place
  }
  const written: Written = {
    format,
    made,
    files: Object.fromEntries(
      Object.entries(files).map(([file, { kind, ...entry }]) => [
        file,
        kind === undefined ? entry : { ...entry, kind: placeOf(kind) },
      ]),
    ),
    kinds: [...places.keys()],
  }
  writeFileSync(join(out, ledgerFile), JSON.stringify(written))
}

/** Whether every file of the last build is still there, compressed ones left out. */
export const isStillThere = (out: string, { files }: Pick<BuildLedger, 'files'>): boolean =>
  Object.entries(files).every(([file, { encoder }]) => encoder !== undefined || existsSync(`${out}/${file}`))

/** Pages whose key is still the same and that are still there, with what they need. */
export function keptFiles(out: string, ledger: BuildLedger, keys: ReadonlyMap<string, string>): Map<string, PageKind> {
  const kept = new Map<string, PageKind>()
  for (const [file, key] of keys) {
    const entry = ledger.files[file]
    if (entry?.kind && entry.key === key && existsSync(`${out}/${file}`)) kept.set(file, entry.kind)
  }
  return kept
}
