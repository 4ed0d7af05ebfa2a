// The ledger of an output folder: the files of the last build with hashes and keys, so that the next build does only what changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ledgerFile } from '../site/addresses.ts'
import type { Inputs } from './inputs.ts'
import { type PageKind, PageKinds } from './page-kind.ts'
import type { ServedSite } from './served-site.ts'

/** Raise it with every change of the format: ledgers of other formats are ignored, except for file names. */
const format = 4

export interface Entry {
  /** Hash of the content. */
  hash: string
  /** Bytes of the content. */
  size?: number
  /** Key of everything a page depends on; see page-keys.ts. */
  key?: string
  /** Styles and scripts that a page needs. */
  kind?: PageKind
  /** Set for the compressed form of another file: the encoder and its level. */
  encoder?: string
}

/** A map, since an object of ten thousand keys takes ten times as long to make and to read. */
export type LedgerFiles = ReadonlyMap<string, Entry>

export interface BuildLedger {
  /** Inputs of the build, its closing sentence, hosts that have their own folder, and data for the embedded server. */
  made?: { from: Inputs; summary: string; hosts?: string[]; served?: ServedSite }
  files: Map<string, Entry>
}

type Column<K extends keyof Entry> = (Entry[K] | null)[]

/** An array for each property, since parsing ten thousand objects would take most of the time of an unchanged build. */
interface Written {
  format: number
  made: BuildLedger['made']
  names: string[]
  hashes: string[]
  sizes: Column<'size'>
  keys: Column<'key'>
  encoders: Column<'encoder'>
  /** Distinct kinds; `kindOf` holds an index into them for each name. */
  kinds: PageKind[]
  kindOf: (number | null)[]
}

/** A parsed ledger that creates its entries on first use. */
class ReadLedger implements BuildLedger {
  readonly made: BuildLedger['made']
  private entries: Map<string, Entry> | undefined

  constructor(private readonly written: Written) {
    this.made = written.made
  }

  get names(): readonly string[] {
    return this.written.names
  }

  get files(): Map<string, Entry> {
    if (this.entries) return this.entries
    const { names, hashes, sizes, keys, encoders, kinds, kindOf } = this.written
    const entries = new Map<string, Entry>()
    for (const [at, name] of names.entries()) {
      const entry: Entry = { hash: hashes[at] ?? '' }
      const [size, key, encoder, kind] = [sizes[at], keys[at], encoders[at], kindOf[at]]
      if (size != null) entry.size = size
      if (key != null) entry.key = key
      if (kind != null) entry.kind = kinds[kind]
      if (encoder != null) entry.encoder = encoder
      entries.set(name, entry)
    }
    this.entries = entries
    return entries
  }

  /** Whether the file at an index is the compressed form of another. */
  isCompressedForm(at: number): boolean {
    return this.written.encoders[at] != null
  }
}

/**
 * Returns an empty ledger when there is none or it is incomplete, so that everything is written again. Of another format only the file
 * names are used, to delete obsolete files.
 */
export function readLedger(out: string): BuildLedger {
  try {
    const read = JSON.parse(readFileSync(join(out, ledgerFile), 'utf8')) as Partial<Written> & { files?: object }
    if (read.format === format && Array.isArray(read.names)) return new ReadLedger(read as Written)
    const names = Array.isArray(read.names) ? read.names : Object.keys(read.files ?? {})
    return { files: new Map(names.map((file) => [file, { hash: '' }])) }
  } catch {
    return { files: new Map() }
  }
}

export function writeLedger(out: string, { made, files }: Pick<BuildLedger, 'made'> & { files: LedgerFiles }): void {
  const shared = new PageKinds()
  const places = new Map<PageKind, number>()
  const placeOf = (kind: PageKind) => {
    const same = shared.shared(kind)
    const place = places.get(same) ?? places.size
    places.set(same, place)
    return place
  }
  // Sorted, since workers finish in any order.
  const names = [...files.keys()].sort()
  const entries = names.map((name): Entry => files.get(name) ?? { hash: '' })
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

/** Whether every file of the last build still exists, compressed forms left out. */
export function filesExist(out: string, ledger: BuildLedger): boolean {
  // The kernel looks up each folder of a path.
  const folder = relative('', out) || '.'
  if (ledger instanceof ReadLedger)
    return ledger.names.every((file, at) => ledger.isCompressedForm(at) || existsSync(`${folder}/${file}`))
  return [...ledger.files].every(([file, { encoder }]) => encoder !== undefined || existsSync(`${folder}/${file}`))
}

/** Returns pages whose key is unchanged and whose file exists, with what they need. */
export function keptFiles(out: string, ledger: BuildLedger, keys: ReadonlyMap<string, string>): Map<string, PageKind> {
  const kept = new Map<string, PageKind>()
  for (const [file, key] of keys) {
    const entry = ledger.files.get(file)
    if (entry?.kind && entry.key === key && existsSync(`${out}/${file}`)) kept.set(file, entry.kind)
  }
  return kept
}
