// What one load has parsed, for the next: a file whose text is the same is not parsed again, and of one that differs only
// the pages whose lines differ. What is known of a page hangs on its object, so that a page which stays keeps it.
import type { IncludedFile, Parsed } from './parsed.ts'

/** Values of pages by their lines, or by what is short for them. */
export type PageValues = Map<string, unknown>

/** The same, of pages that may have been read by another process. */
export interface KnownValues {
  get(key: string, lines: () => string): unknown
}

/** Where the pages of an included file stand in it. */
export interface Layout {
  stamp?: string
  /** What is short for its text, where that had no stamp. */
  text?: string
  pages: [path: string, key: string, start: number, end: number][]
}

interface KnownFile {
  /** Undefined where it has been let go. */
  text: string | undefined
  parsed: Parsed
  pages: PageValues
  layout?: Layout
}

/** What earlier processes have left: pages of a file by their lines, and one short text for each long one. */
export interface Written {
  pages(file: string): KnownValues | undefined
  layout(file: string): Layout | undefined
  shortened(text: string): string
}

export class Memo {
  private readonly files = new Map<string, KnownFile>()
  readonly shortened?: (text: string) => string

  constructor(private readonly written?: Written) {
    this.shortened = written?.shortened
  }

  /** The parsed file, if its text is still this one. */
  parsed(file: string, text: string): Parsed | undefined {
    const known = this.files.get(file)
    return known?.text === text ? known.parsed : undefined
  }

  /** Pages of the file as it was last parsed. */
  pages(file: string): KnownValues | undefined {
    return this.files.get(file)?.pages ?? this.written?.pages(file)
  }

  /** Without `pages`, those of before stay: a text that cannot be read is in the middle of a word, and they are soon met again. */
  keep(
    parsed: Parsed,
    text: string | undefined,
    pages = this.files.get(parsed.file)?.pages ?? new Map<string, unknown>(),
    layout?: Layout,
  ): void {
    this.files.set(parsed.file, { text, parsed, pages, layout })
  }

  /** How an included file is laid out, where another process has read this very text. It is read where its stamp does not tell. */
  layout(included: IncludedFile): Layout | undefined {
    const { file, stamp } = included
    const layout = this.files.has(file) ? undefined : this.written?.layout(file)
    if (!layout || (stamp !== undefined && layout.stamp === stamp)) return layout
    if (layout.text === undefined || layout.text !== this.shortened?.(included.text)) return undefined
    // The text is old enough for a stamp by now.
    return stamp === undefined ? layout : { stamp, pages: layout.pages }
  }

  /** Every file with its pages, as last parsed. */
  *pagesByFile(): Generator<[file: string, pages: PageValues, layout: Layout | undefined]> {
    for (const [file, { pages, layout }] of this.files) yield [file, pages, layout]
  }
}
