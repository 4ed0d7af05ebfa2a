// The ledger of an output folder: the files of the last build with hashes and keys, so that the next build does only what changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ledgerFile } from '../site/addresses.ts'
import type { Inputs } from './inputs.ts'
import { type PageKind, PageKinds } from './page-kind.ts'
import type { ServedSite } from './served-site.ts'

/** Raise it with every change of the format: ledgers of other formats are ignored, except for file names. */
const format = 5

export interface LedgerEntry {
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

/** Part of a map, which StoredFiles is as well. */
export type LedgerFiles = Pick<ReadonlyMap<string, LedgerEntry>, 'get' | 'has'> & Iterable<[string, LedgerEntry]>

type VisitFile = (name: string, hash: string, size: number) => void

/** Calls `visit` for each file that is no compressed form of another. */
export function visitPlainFiles(files: LedgerFiles, visit: VisitFile): void {
  if (files instanceof StoredFiles) files.visitPlain(visit)
  else for (const [name, { hash, size = 0, encoder }] of files) if (encoder === undefined) visit(name, hash, size)
}

export interface BuildLedger {
  /** Inputs of the build, its closing sentence, hosts that have their own folder, and data for the embedded server. */
  made?: { from: Inputs; summary: string; hosts?: string[]; served?: ServedSite }
  files: StoredFiles
}

/** What the columns hold of a file. */
interface Row {
  names: string
  hashes: string
  sizes: number | null
  keys: string | null
  encoders: string | null
  /** Index into `kinds`. */
  kindOf: number | null
}

/** An array for each property, since parsing ten thousand objects would take most of the time of an unchanged build. */
type Columns = { [K in keyof Row]: Row[K][] }

/** Lists the files that exist; the other columns are parsed on first use, since an unchanged build has none. */
type Listed = Pick<Columns, 'names' | 'encoders'>
type OtherColumns = Omit<Columns, keyof Listed>

/** The first line of the ledger; the second has the other columns. */
interface Head extends Listed {
  format: number
  made: BuildLedger['made']
  kinds: PageKind[]
}

/** Files as they are written: an entry is created on first access. */
export class StoredFiles implements LedgerFiles {
  private readonly shared = new PageKinds()
  private all?: Columns

  constructor(
    /** Sorted by name, since workers finish in any order. */
    readonly listed: Listed = { names: [], encoders: [] },
    private readonly others: () => OtherColumns = () => ({ hashes: [], sizes: [], keys: [], kindOf: [] }),
    /** Distinct kinds. */
    readonly kinds: PageKind[] = [],
  ) {
    for (const kind of kinds) this.shared.shared(kind)
  }

  get columns(): Columns {
    this.all ??= { ...this.listed, ...this.others() }
    return this.all
  }

  has(name: string): boolean {
    return this.listed.names[this.placeOf(name)] === name
  }

  get(name: string): LedgerEntry | undefined {
    const at = this.placeOf(name)
    return this.listed.names[at] === name ? this.entryAt(at) : undefined
  }

  keys(): IterableIterator<string> {
    return this.listed.names.values()
  }

  *[Symbol.iterator](): Generator<[string, LedgerEntry]> {
    for (const [at, name] of this.listed.names.entries()) yield [name, this.entryAt(at)]
  }

  /** Calls `visit` for each file that is no compressed form. Iterating creates an object for each file, which takes ten times as long. */
  visitPlain(visit: VisitFile): void {
    const { names, hashes, sizes, encoders } = this.columns
    for (let at = 0; at < names.length; at++)
      if (encoders[at] === null) visit(names[at] ?? '', hashes[at] ?? '', sizes[at] ?? 0)
  }

  /** Returns these files with `changed` in their place or beside them. */
  with(changed: Iterable<readonly [string, LedgerEntry]>): StoredFiles {
    const copies = Object.entries(this.columns).map(([column, values]) => [column, values.slice()])
    const columns = Object.fromEntries(copies) as Columns
    const next = new StoredFiles(columns, () => columns, this.kinds.slice())
    for (const [name, entry] of changed) next.replace(name, entry)
    return next
  }

  /** Returns the index of the first name that is not before this one. */
  private placeOf(name: string): number {
    const { names } = this.listed
    let [from, to] = [0, names.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((names[middle] ?? '') < name) from = middle + 1
      else to = middle
    }
    return from
  }

  private entryAt(at: number): LedgerEntry {
    const { hashes, sizes, keys, encoders, kindOf } = this.columns
    const entry: LedgerEntry = { hash: hashes[at] ?? '' }
    const [size, key, encoder, kind] = [sizes[at], keys[at], encoders[at], kindOf[at]]
    if (size != null) entry.size = size
    if (key != null) entry.key = key
    if (kind != null) entry.kind = this.kinds[kind]
    if (encoder != null) entry.encoder = encoder
    return entry
  }

  private replace(name: string, entry: LedgerEntry) {
    const [at, count] = [this.placeOf(name), Number(this.has(name))]
    const row = this.rowOf(name, entry)
    for (const column of Object.keys(this.columns) as (keyof Row)[])
      (this.columns[column] as unknown[]).splice(at, count, row[column])
  }

  private rowOf(name: string, { hash, size, key, encoder, kind }: LedgerEntry): Row {
    const kindOf = kind === undefined ? null : this.placeOfKind(this.shared.shared(kind))
    return { names: name, hashes: hash, sizes: size ?? null, keys: key ?? null, encoders: encoder ?? null, kindOf }
  }

  private placeOfKind(kind: PageKind): number {
    const at = this.kinds.indexOf(kind)
    return at < 0 ? this.kinds.push(kind) - 1 : at
  }
}

/**
 * Returns an empty ledger when there is none or it is incomplete, so that everything is written again. Of another format only the file
 * names are used, to delete obsolete files.
 */
export function readLedger(out: string): BuildLedger {
  try {
    const text = readFileSync(join(out, ledgerFile), 'utf8')
    const [head = '', others = ''] = text.split('\n', 2)
    const read = JSON.parse(head) as Partial<Head> & { files?: object }
    const { format: ofRead, made, kinds, encoders = [], files = {}, names = Object.keys(files) } = read
    if (ofRead !== format) return { files: storedFiles(names.map((file) => [file, { hash: '' }])) }
    if (!others.endsWith('}')) return { files: new StoredFiles() }
    return { made, files: new StoredFiles({ names, encoders }, () => JSON.parse(others) as OtherColumns, kinds) }
  } catch {
    return { files: new StoredFiles() }
  }
}

const storedFiles = (files: Iterable<[string, LedgerEntry]>): StoredFiles =>
  new StoredFiles().with([...files].sort(([one], [other]) => (one < other ? -1 : 1)))

export function writeLedger(out: string, made: BuildLedger['made'], files: LedgerFiles): void {
  const { columns, kinds } = files instanceof StoredFiles ? files : storedFiles(files)
  const { names, encoders, ...others } = columns
  const head: Head = { format, made, kinds, names, encoders }
  writeFileSync(join(out, ledgerFile), `${JSON.stringify(head)}\n${JSON.stringify(others satisfies OtherColumns)}\n`)
}

/** Whether every file of the last build still exists, compressed forms left out. */
export function filesExist(out: string, { files }: BuildLedger): boolean {
  // The kernel looks up each folder of a path.
  const folder = relative('', out) || '.'
  const { names, encoders } = files.listed
  return names.every((file, at) => encoders[at] !== null || existsSync(`${folder}/${file}`))
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
