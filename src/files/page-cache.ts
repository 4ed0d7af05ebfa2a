// What builds know of pages, on the disk: one file for each file of a manifest, pages by the hash of their lines.
// What is torn, foreign or cannot be read is not there; where nothing can be written, the next build works it out again.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Derived, derivedFrom, isFresh, setDerived } from '../manifest/derived.ts'
import { isGroup } from '../manifest/groups.ts'
import { withEachTime } from '../manifest/later.ts'
import type { KnownValues, Layout, Memo, PageValues, Written } from '../manifest/read/memo.ts'
import { readPage } from '../manifest/read/parse.ts'

/** A page without its blocks, which its lines tell once somebody asks for them. */
interface WrittenPage {
  fields: Record<string, unknown>
  derived: Derived
}

type WrittenPages = Record<string, WrittenPage>

interface WrittenFile {
  pages: WrittenPages
  layout?: Layout
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
  ) {
    this.folder = join(home, `pages-${sourceHash}`, hashOf(resolve(manifest)))
  }

  readonly shortened = (text: string): string => hashOf(text)

  pages(file: string): KnownValues | undefined {
    const written = this.written(file)
    return written && { get: (key, lines) => pageFrom(written.pages, key, lines) }
  }

  private written(file: string): WrittenFile | undefined {
    const written = this.known.get(file) ?? readWritten(this.placeOf(file))
    if (written) this.known.set(file, written)
    return written
  }

  layout(file: string): Layout | undefined {
    const layout = this.written(file)?.layout
    return Array.isArray(layout?.pages) && layout.pages.every(Array.isArray) ? layout : undefined
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

  private placeOf(file: string): string {
    return join(this.folder, `${hashOf(resolve(file))}.json`)
  }
}

function pageFrom(pages: WrittenPages, key: string, lines: () => string): unknown {
  const known = Object.hasOwn(pages, key) ? pages[key] : undefined
  if (!isGroup(known) || !isGroup(known.fields) || !isGroup(known.derived) || !known.derived.isSound) return undefined
  const page = withEachTime({ ...known.fields }, 'blocks', () => readPage(lines()).blocks)
  setDerived(page, known.derived)
  return page
}

/** Of a page with a mistake nothing is written down. */
function pagesToWrite(pages: PageValues): WrittenPages {
  const written: WrittenPages = {}
  for (const [key, page] of pages) {
    const derived = isGroup(page) ? derivedFrom(page) : undefined
    if (isGroup(page) && derived?.isSound === true) written[key] = { fields: withoutBlocks(page), derived }
  }
  return written
}

/** In the order of the page; the value is put in its place when it is asked for. */
const withoutBlocks = (page: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(page).map((key) => [key, key === 'blocks' ? null : page[key]]))

function isKnown({ layout, pages }: WrittenFile, before: WrittenFile | undefined): boolean {
  if (!before || layout?.text !== before.layout?.text || layout?.stamp !== before.layout?.stamp) return false
  if (Object.keys(pages).join() !== Object.keys(before.pages).join()) return false
  return Object.values(pages).every(({ derived }) => ![derived, ...Object.values(derived.resolved ?? {})].some(isFresh))
}

function readWritten(place: string): WrittenFile | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(place, 'utf8'))
    if (!isGroup(read) || !isGroup(read.pages)) return undefined
    return { pages: read.pages as WrittenPages, layout: read.layout as Layout | undefined }
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
