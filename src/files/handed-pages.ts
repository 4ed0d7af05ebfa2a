// Pages of an included file as one thread gives them to another: what is known of them as text, and their blocks as bytes, of which
// each page's are read once somebody asks for them.
import type { Memo } from '../manifest/read/memo.ts'
import { pagesToWrite, type WrittenFile } from './written-pages.ts'

export interface HandedPages {
  /** What is written down of the file, as JSON. */
  written: string
  /** The blocks of its pages one after another, as JSON. */
  blocks: Uint8Array<ArrayBuffer>
  /** Where the blocks of each page end. */
  ends: [key: string, end: number][]
}

/** Undefined where a page has a mistake, or the file holds more than pages. */
export function handOver(memo: Memo, wanted: string): HandedPages | undefined {
  for (const [file, pages, layout] of memo.pagesByFile()) {
    if (file !== wanted || !layout) continue
    const known = pagesToWrite(pages)
    if (Object.keys(known).length !== pages.size) return undefined
    const ends: HandedPages['ends'] = []
    const texts: Buffer[] = []
    let end = 0
    for (const [key, page] of pages) {
      const text = Buffer.from(JSON.stringify((page as Record<string, unknown>).blocks ?? null))
      end += text.length
      texts.push(text)
      ends.push([key, end])
    }
    const blocks = new Uint8Array(Buffer.concat(texts))
    return { written: JSON.stringify({ layout, pages: known } satisfies WrittenFile), blocks, ends }
  }
  return undefined
}

/**
 * As if it had been found on the disk; but the blocks of a page need not be read from its lines the first time somebody asks for them,
 * and once all have been asked for, their bytes are let go.
 */
export function takeOver({ written, blocks, ends }: HandedPages): WrittenFile {
  const places = new Map(ends.map(([key, end], at) => [key, [ends[at - 1]?.[1] ?? 0, end] as const]))
  let bytes: Buffer | undefined = Buffer.from(blocks.buffer)
  return {
    ...(JSON.parse(written) as WrittenFile),
    blocksOf: (key) => {
      const [start, end] = places.get(key) ?? []
      if (!bytes || start === undefined) return undefined
      const read: unknown = JSON.parse(bytes.toString('utf8', start, end))
      places.delete(key)
      if (places.size === 0) bytes = undefined
      return read
    },
  }
}
