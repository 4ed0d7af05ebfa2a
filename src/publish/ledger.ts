// What the last build wrote into a folder, so that the next one does only what changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ledgerFile } from '../site/addresses.ts'
import type { Inputs } from './inputs.ts'
import { type PageKind, PageKinds } from './page-kind.ts'
import type { ServedSite } from './served-site.ts'

/** Raised with every change of the form below: what an older build wrote down is not used. */
const format = 4

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
  /**
   * What the build was made from, what it said at its end, the hosts of languages that have folders of their own, and, in a folder that
   * is served here, what the server has to know.
   */
  made?: { from: Inputs; summary: string; hosts?: string[]; served?: ServedSite }
  files: Record<string, Entry>
}

type Column<K extends keyof Entry> = (Entry[K] | null)[]

/** A column for each property: ten thousand objects take longer to read than a build in which nothing changed has time. */
interface Written {
  format: number
  made: BuildLedger['made']
  names: string[]
  hashes: string[]
  sizes: Column<'size'>
  keys: Column<'key'>
  encoders: Column<'encoder'>
  /** Kinds of pages once each; a page names its own by its place among them. */
  kinds: PageKind[]
  kindOf: (number | null)[]
}

/** What is asked of a record before anything else is; entries are made of it when they are asked for. */
class ReadLedger implements BuildLedger {
  readonly made: BuildLedger['made']
  private entries: Record<string, Entry> | undefined

  constructor(private readonly written: Written) {
    this.made = written.made
  }

  get names(): readonly string[] {
    return this.written.names
  }

  get files(): Record<string, Entry> {
    if (this.entries) return this.entries
    const { names, hashes, sizes, keys, encoders, kinds, kindOf } = this.written
    const entries: Record<string, Entry> = {}
    for (const [at, name] of names.entries()) {
      const entry: Entry = { hash: hashes[at] ?? '' }
      const [size, key, encoder, kind] = [sizes[at], keys[at], encoders[at], kindOf[at]]
      if (size != null) entry.size = size
      if (key != null) entry.key = key
      if (kind != null) entry.kind = kinds[kind]
      if (encoder != null) entry.encoder = encoder
      entries[name] = entry
    }
    this.entries = entries
    return entries
  }

  /** Whether the file is the compressed form of another. */
  isBeside(at: number): boolean {
    return this.written.encoders[at] != null
  }
}

/**
 * Empty when there is none, or a torn one: everything is written again. So it is with one of another format, of which only
 * the names of the files are used, to take away what is no longer part of the site.
 */
export function readLedger(out: string): BuildLedger {
  try {
    const read = JSON.parse(readFileSync(join(out, ledgerFile), 'utf8')) as Partial<Written> & { files?: object }
    if (read.format === format && Array.isArray(read.names)) return new ReadLedger(read as Written)
    const names = Array.isArray(read.names) ? read.names : Object.keys(read.files ?? {})
    return { files: Object.fromEntries(names.map((file) => [file, { hash: '' }])) }
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
  // In one order, whichever worker was done first.
  const names = Object.keys(files).sort()
  const entries = names.map((name) => files[name] ?? { hash: '' })
  const kindOf = entries.map(({ kind }) => (kind === undefined ? null : placeOf(kind)))
  const written: Written = {
    format,
    made,
    names,
    hashes: entries.map(({ hash }) => hash),
    sizes: entries.map(({ size = null }) => size),
    keys: entries.map(({ key = null }) => key),
    encoders: entries.map(({ encoder = null }) => encoder),
    kinds: [...places.keys()],
    kindOf,
  }
  writeFileSync(join(out, ledgerFile), JSON.stringify(written))
}

/** Whether every file of the last build is still there, compressed ones left out. */
export function isStillThere(out: string, ledger: BuildLedger): boolean {
  if (ledger instanceof ReadLedger)
    return ledger.names.every((file, at) => ledger.isBeside(at) || existsSync(`${out}/${file}`))
  return Object.entries(ledger.files).every(
    ([file, { encoder }]) => encoder !== undefined || existsSync(`${out}/${file}`),
  )
}

/** Pages whose key is still the same and that are still there, with what they need. */
export function keptFiles(out: string, ledger: BuildLedger, keys: ReadonlyMap<string, string>): Map<string, PageKind> {
  const kept = new Map<string, PageKind>()
  for (const [file, key] of keys) {
    const entry = ledger.files[file]
    if (entry?.kind && entry.key === key && existsSync(`${out}/${file}`)) kept.set(file, entry.kind)
  }
  return kept
}
