// Takes the text of a manifest apart into its pages and the rest, by indentation alone, so that a save needs only the page
// it changed to be parsed. Whatever is not plainly written so is left whole.

export interface PageText {
  reading: string
  path: string
  /** Its lines, key first, as they are in the file. */
  text: string
  /** Where they begin, as a UTF-16 offset. */
  start: number
}

export interface Chunks {
  /** The text without its pages. */
  frame: string
  /** By reading and path, in the order of the file. */
  pages: Map<string, PageText>
  /** Indentation of the pages' keys. */
  depth: number
}

export const nameOf = (reading: string, path: string): string => `${reading} ${path}`

const readingLine = /^ +([A-Za-z][A-Za-z0-9_-]*): *(?:#.*)?$/
const pageLine = /^ +(["']?)(\/[A-Za-z0-9._~/-]*)\1: *(?:#.*)?$/
const routesLine = /^ +routes: *(?:#.*)?$/

/** Undefined where the pages cannot be told from the lines alone. With the text before it, only what differs is gone through. */
export function chunksOf(text: string, before?: { text: string; chunks?: Chunks }): Chunks | undefined {
  return (before?.chunks && changedPage(text, before.text, before.chunks)) ?? allChunks(text)
}

/** The chunks of a text that differs from the one before within the lines of one page, below its key. */
function changedPage(text: string, before: string, { frame, pages, depth }: Chunks): Chunks | undefined {
  const from = sameFor(text, before)
  const most = Math.min(text.length, before.length) - from
  const until = before.length - sameAtEnd(text, before, most)
  const grown = text.length - before.length
  const all = [...pages]
  const at = all.findIndex(([, page]) => page.start <= from && from < page.start + page.text.length)
  const found = all[at]
  if (!found) return undefined
  const [name, page] = found
  const end = page.start + page.text.length
  const changed = text.slice(page.start, end + grown)
  const key = changed.indexOf('\n') + 1
  // The last line break belongs to what stays, so that the next line begins where it did.
  if (from < page.start + page.text.indexOf('\n') + 1 || until >= end || !isBelow(changed.slice(key), depth))
    return undefined
  const moved = new Map(pages)
  moved.set(name, { ...page, text: changed })
  for (const [later, { start, ...rest }] of all.slice(at + 1)) moved.set(later, { ...rest, start: start + grown })
  return { frame, pages: moved, depth }
}

/** Whether every line is blank, a comment or indented by more. */
function isBelow(lines: string, depth: number): boolean {
  return lines.split('\n').every((line) => {
    const content = line.trimStart()
    return content === '' || content.startsWith('#') || (line.length - content.length > depth && !/^ *\t/.test(line))
  })
}

const stride = 4096

function sameFor(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let at = 0
  while (at + stride <= most && a.slice(at, at + stride) === b.slice(at, at + stride)) at += stride
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}

function sameAtEnd(a: string, b: string, most: number): number {
  let count = 0
  const end = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from)
  while (count + stride <= most && end(a, count, count + stride) === end(b, count, count + stride)) count += stride
  while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count++
  return count
}

function allChunks(text: string): Chunks | undefined {
  if (text.startsWith('\uFEFF') || /^(?:---|\.\.\.|%)/m.test(text)) return undefined
  const walk = new Walk()
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const next = end < 0 ? text.length : end + 1
    if (!walk.line(text.slice(from, next), from)) return undefined
    from = next
  }
  return walk.finish()
}

class Walk {
  private readonly frame: string[] = []
  private readonly pages = new Map<string, PageText>()
  private inReadings = false
  private inRoutes = false
  private reading = ''
  private page: { path: string; start: number; lines: string[] } | undefined
  private at = 0
  private depth = -1
  /** Indentation of readings, of a reading's keys and of its pages; -1 until the first is met. */
  private depths = { reading: -1, key: -1, page: -1 }

  /** False when the text has to be left whole. */
  line(whole: string, at: number): boolean {
    this.at = at
    const line = whole.replace(/\r?\n$/, '')
    const content = line.trimStart()
    if (content === '' || content.startsWith('#')) return this.keep(whole)
    if (line.includes('\t') && /^\s*\t/.test(line)) return false
    const indent = line.length - content.length
    if (indent === 0) return this.top(line, whole)
    if (!this.inReadings) return this.keep(whole)
    const { depths } = this
    if (depths.reading < 0) depths.reading = indent
    if (indent === depths.reading) return this.readingKey(line, whole)
    if (indent < depths.reading) return false
    if (depths.key < 0) depths.key = indent
    if (indent === depths.key) return this.key(line, whole)
    if (indent < depths.key) return false
    if (!this.inRoutes) return this.keep(whole)
    if (depths.page < 0) depths.page = indent
    if (indent === depths.page) return this.pageKey(line, whole)
    return indent > depths.page && this.keep(whole)
  }

  finish(): Chunks | undefined {
    return this.closePage() && this.pages.size > 0
      ? { frame: this.frame.join(''), pages: this.pages, depth: this.depth }
      : undefined
  }

  private keep(line: string): boolean {
    const lines = this.page?.lines ?? this.frame
    lines.push(line)
    return true
  }

  private top(line: string, whole: string): boolean {
    if (!this.closePage()) return false
    this.inReadings = /^readings: *(?:#.*)?$/.test(line)
    this.inRoutes = false
    return this.keep(whole)
  }

  private readingKey(line: string, whole: string): boolean {
    const name = readingLine.exec(line)?.[1]
    if (!name || !this.closePage()) return false
    this.reading = name
    this.inRoutes = false
    this.depths = { ...this.depths, key: -1, page: -1 }
    return this.keep(whole)
  }

  private key(line: string, whole: string): boolean {
    if (!this.closePage()) return false
    this.inRoutes = routesLine.test(line)
    return this.keep(whole)
  }

  private pageKey(line: string, whole: string): boolean {
    const path = pageLine.exec(line)?.[2]
    if (!path || !this.closePage()) return false
    // Changes within a page are told by one depth: readings that are indented each in their own way are left whole.
    if (this.depth >= 0 && this.depth !== this.depths.page) return false
    this.depth = this.depths.page
    this.page = { path, start: this.at, lines: [whole] }
    return true
  }

  /** False when a page stands there twice. */
  private closePage(): boolean {
    const { page, reading } = this
    this.page = undefined
    if (!page) return true
    const name = nameOf(reading, page.path)
    if (this.pages.has(name)) return false
    this.pages.set(name, { reading, path: page.path, text: page.lines.join(''), start: page.start })
    return true
  }
}

/** Anchors and aliases tie a page to others: with one of them near, nothing is read by itself. */
export const isTied = (text: string): boolean => /(?:^|[-:?,[{])[ \t]*[&*][^\s*]/m.test(text)
