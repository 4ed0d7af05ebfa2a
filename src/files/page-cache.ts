// What builds know of pages, on the disk: one file for each file of a manifest, pages by the hash of their lines.
// What is torn, foreign or cannot be read is not there; where nothing can be written, the next build works it out again.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isFresh } from '../manifest/derived.ts'
import { isGroup } from '../manifest/groups.ts'
import type { KnownValues, Layout, Memo, Written } from '../manifest/read/memo.ts'
import { type HandedPages, takeOver } from './handed-pages.ts'
import { pageFrom, pagesToWrite, type WrittenFile } from './written-pages.ts'

/** Gives the pages of a file that another thread has read, or is about to; undefined for one that is to be read here. */
export interface OtherThreads {
  pages(file: string): HandedPages | undefined
}

/** So many manifests of one project are remembered. */
const most = 8

export class PageCache implements Written {
  private readonly known = new Map<string, WrittenFile>()
  private readonly folder: string

  /** `home` is the project's cache; `sourceHash` stands for the code that works out what is known. */
  constructor(
    private readonly home: string,
    sourceHash: string,
    manifest: string,
    private readonly others?: OtherThreads,
  ) {
    this.folder = join(home, `pages-${sourceHash}`, hashOf(resolve(manifest)))
  }

  readonly shortened = (text: string): string => hashOf(text)

  pages(file: string): KnownValues | undefined {
    const written = this.written(file)
    return written && { get: (key, lines) => pageFrom(written, key, lines) }
  }

  /** Whether the build before has left something of the file. */
  holds(file: string): boolean {
    return this.remembered(file, () => readWritten(this.placeOf(file))) !== undefined
  }

  private written(file: string): WrittenFile | undefined {
    return this.remembered(file, () => {
      const handed = this.others?.pages(file)
      return handed ? takeOver(handed) : readWritten(this.placeOf(file))
    })
  }

  private remembered(file: string, work: () => WrittenFile | undefined): WrittenFile | undefined {
    const written = this.known.get(file) ?? work()
    if (written) this.known.set(file, written)
    return written
  }

  layout(file: string): Layout | undefined {
    const layout = this.written(file)?.layout
    return Array.isArray(layout?.pages) && layout.pages.every(Array.isArray) ? layout : undefined
  }

  /** Lets go what the checks have asked for, of pages that another thread has read and written down. */
  letGo(): void {
    for (const { pages, blocksOf } of this.known.values())
      if (blocksOf) for (const { derived } of Object.values(pages)) delete derived.found
  }

  /** Writes down what is known by now. */
  save(memo: Memo): void {
    try {
      mkdirSync(this.folder, { recursive: true })
      const places = new Set<string>()
      for (const [file, pages, layout] of memo.pagesByFile()) {
        const place = this.placeOf(file)
        places.add(basename(place))
        const written = { layout, pages: pagesToWrite(pages) }
        if (!isKnown(written, this.known.get(file))) replace(place, JSON.stringify(written))
      }
      for (const name of readdirSync(this.folder)) if (!places.has(name)) rmSync(join(this.folder, name))
      forgetOthers(this.home, this.folder)
    } catch (error) {
      // A cache that may not be written is none; whatever is not the disk's is a fault of ours.
      if (!(error instanceof Error && 'code' in error)) throw error
    }
  }

  /** Writes down what was handed over, so that nobody has to work it out again. Throws where the disk refuses. */
  keep(file: string, { written }: HandedPages): void {
    mkdirSync(this.folder, { recursive: true })
    replace(this.placeOf(file), written)
  }

  private placeOf(file: string): string {
    return join(this.folder, `${hashOf(resolve(file))}.json`)
  }
}

function isKnown({ layout, pages }: WrittenFile, before: WrittenFile | undefined): boolean {
  if (!before || layout?.text !== before.layout?.text || layout?.stamp !== before.layout?.stamp) return false
  if (Object.keys(pages).join() !== Object.keys(before.pages).join()) return false
  return Object.values(pages).every(({ derived }) => ![derived, ...Object.values(derived.resolved ?? {})].some(isFresh))
}

function readWritten(place: string): WrittenFile | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(place, 'utf8'))
    if (!isGroup(read) || !isGroup(read.pages)) return undefined
    return { pages: read.pages as WrittenFile['pages'], layout: read.layout as Layout | undefined }
  } catch {
    return undefined
  }
}

/** Renamed into place, so that another build never reads half of it. */
function replace(place: string, content: string): void {
  const beside = `${place}.${process.pid}`
  writeFileSync(beside, content)
  renameSync(beside, place)
}

/** Those of other versions of the code, and of manifests that have not been built for long. */
function forgetOthers(home: string, folder: string): void {
  const version = dirname(folder)
  for (const name of readdirSync(home))
    if (name.startsWith('pages-') && name !== basename(version))
      rmSync(join(home, name), { recursive: true, force: true })
  const others = readdirSync(version).map((name) => ({ name, at: statSync(join(version, name)).mtimeMs }))
  for (const { name } of others.sort((a, b) => b.at - a.at).slice(most))
    rmSync(join(version, name), { recursive: true, force: true })
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url')
