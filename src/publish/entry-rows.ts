// What a build leaves of the entries of a site for the next one, in the cache: their rows, and their texts as they were.
import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Cache, writeWhole } from '../cache/cache.mjs'
import type { EntryRow } from '../manifest/read/entry-row.ts'
import type { IconLink } from '../site/images.ts'
import { type FolderStamps, numbersPerStamp } from './folder-stamps.ts'
import type { Inputs } from './inputs.ts'

/** Of one file that was written after the build of the whole site. */
interface LaterFile {
  path: string
  stamp: number[]
  /** Where its text stands among the texts, in bytes. */
  from: number
  length: number
}

export interface RowsHead {
  /** Stands for all that every page depends on; see siteKey. */
  site: string
  shareImages?: boolean
  icons?: IconLink[]
  /** How many pages there are. */
  pages: number
  /** Where each feed is, and the files of the entries in it, as problems name them. */
  feeds: { at: string; files: string[] }[]
  rows: Readonly<Record<string, readonly EntryRow[]>>
}

interface Since {
  /** What the build was made from: for any other, the rows are of no use. */
  from: Inputs
}

/** Of the build of the whole site: all files of the folder of its entries, each with a line of its own. */
interface Whole extends Since {
  count: number
  names: string
}

/** Of a build of a few entries after it. */
interface Later extends Since {
  files: LaterFile[]
}

export interface TextFile {
  path: string
  text: string
}

/** What a file has in the list of numbers: its stamp, and where its text stands among the texts, in bytes. */
const perFile = numbersPerStamp + 2

/** The rows of one folder that sites are built into. */
export class EntryRows {
  private readonly later = new Map<string, LaterFile>()

  private constructor(
    private readonly folder: string,
    readonly head: RowsHead,
    private readonly names: string,
    /** Of the build of the whole site; see `perFile`. */
    private readonly numbers: Float64Array,
    later: readonly Later[],
  ) {
    for (const { files } of later) for (const file of files) this.later.set(file.path, file)
  }

  /** Undefined where there are none of the build that was made from these inputs. */
  static read(root: string, out: string, from: Inputs): EntryRows | undefined {
    const cache = new Cache(root)
    const name = nameOf(out)
    const text = cache.has(name) ? cache.read(join(name, rowsFile))?.toString('utf8') : undefined
    if (text === undefined) return undefined
    const [head = '', first = '', ...others] = text.trimEnd().split('\n')
    try {
      const whole = JSON.parse(first) as Whole
      const later = others.map((line) => JSON.parse(line) as Later)
      if (JSON.stringify((later.at(-1) ?? whole).from) !== JSON.stringify(from)) return undefined
      const bytes = cache.read(join(name, numbersFile))
      if (bytes?.length !== whole.count * perFile * Float64Array.BYTES_PER_ELEMENT) return undefined
      const numbers = new Float64Array(new Uint8Array(bytes).buffer)
      return new EntryRows(cache.pathOf(name), JSON.parse(head) as RowsHead, whole.names, numbers, later)
    } catch (error) {
      // Torn: a build was ended while it wrote.
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }

  /** `texts`: of each file in turn; empty for one that is no text. */
  static write(
    root: string,
    out: string,
    head: RowsHead,
    from: Inputs,
    stamps: FolderStamps,
    texts: readonly string[],
  ) {
    const cache = new Cache(root)
    const folder = folderOf(cache, out)
    // Without them the texts are of no use, whatever becomes of this build.
    rmSync(folder, { recursive: true, force: true })
    writeWhole(join(folder, rowsFile), '')
    const numbers = new Float64Array(texts.length * perFile)
    for (const [at, place] of appended(join(folder, textsFile), 0, texts).entries()) {
      numbers.set(stampAt(stamps, at), at * perFile)
      numbers.set(place, at * perFile + numbersPerStamp)
    }
    writeWhole(join(folder, numbersFile), new Uint8Array(numbers.buffer))
    writeWhole(
      join(folder, rowsFile),
      `${JSON.stringify(head)}\n${lineOf<Whole>({ from, count: texts.length, names: stamps.names })}`,
    )
    cache.forget('rows-', { kept: 12, days: 2 })
  }

  /** Files of which the stamp is another one, or which are named; undefined where files have come or gone. */
  changed({ names, paths, numbers }: FolderStamps, named: ReadonlySet<string>): string[] | undefined {
    if (names !== this.names) return undefined
    return paths.filter((path, at) => {
      const later = this.later.get(path)?.stamp
      for (let one = 0; one < numbersPerStamp; one++) {
        const before = later ? later[one] : this.numbers[at * perFile + one]
        if (numbers[at * numbersPerStamp + one] !== before) return true
      }
      return named.has(path)
    })
  }

  textBefore(path: string): string {
    const { from, length } = this.later.get(path) ?? this.placeOf(path)
    const bytes = Buffer.alloc(length)
    const descriptor = openSync(join(this.folder, textsFile), 'r')
    try {
      readSync(descriptor, bytes, 0, length, from)
    } finally {
      closeSync(descriptor)
    }
    return bytes.toString('utf8')
  }

  private placeOf(path: string): { from: number; length: number } {
    const at = this.names.split('\n').indexOf(path) * perFile + numbersPerStamp
    return { from: this.numbers[at] ?? 0, length: this.numbers[at + 1] ?? 0 }
  }

  /** Records what a build was made from after the one before. */
  add(from: Inputs, stamps: FolderStamps, texts: readonly TextFile[]): void {
    const file = join(this.folder, textsFile)
    const places = appended(
      file,
      statSync(file).size,
      texts.map(({ text }) => text),
    )
    const files = texts.map(({ path }, at): LaterFile => {
      const [start = 0, length = 0] = places[at] ?? []
      return { path, stamp: [...stampAt(stamps, stamps.paths.indexOf(path))], from: start, length }
    })
    appendFileSync(join(this.folder, rowsFile), lineOf<Later>({ from, files }))
  }
}

const stampAt = ({ numbers }: FolderStamps, at: number) =>
  numbers.subarray(at * numbersPerStamp, (at + 1) * numbersPerStamp)

const rowsFile = 'rows'
const textsFile = 'texts'
const numbersFile = 'numbers'

const nameOf = (out: string) => `rows-${createHash('sha1').update(resolve(out)).digest('hex').slice(0, 16)}`
const folderOf = (cache: Cache, out: string) => cache.pathOf(nameOf(out))
const lineOf = <T extends Since>(since: T) => `${JSON.stringify(since)}\n`

/** So many files at once, so that the texts of a large site are never in memory a second time. */
const lot = 200

/** Where each stands, and how long it is, in bytes. */
function appended(file: string, end: number, texts: readonly string[]): [from: number, length: number][] {
  let at = end
  const places: [from: number, length: number][] = []
  for (let first = 0; first < texts.length; first += lot) {
    const some = texts.slice(first, first + lot)
    for (const text of some) {
      const length = Buffer.byteLength(text)
      places.push([at, length])
      at += length
    }
    appendFileSync(file, some.join(''))
  }
  return places
}
