// What one load has parsed, for the next: a file whose text is the same is not parsed again, and of one that differs only
// the pages whose lines differ. What is known of a page hangs on its object, so that a page which stays keeps it.
import type { Parsed } from './parsed.ts'

/** Values of pages by their lines. */
export type PageValues = Map<string, unknown>

interface KnownFile {
  text: string
  parsed: Parsed
  pages: PageValues
}

export class Memo {
  private readonly files = new Map<string, KnownFile>()

  /** The parsed file, if its text is still this one. */
  parsed(file: string, text: string): Parsed | undefined {
    const known = this.files.get(file)
    return known?.text === text ? known.parsed : undefined
  }

  /** Pages of the file as it was last parsed. */
  pages(file: string): PageValues | undefined {
    return this.files.get(file)?.pages
  }

  keep(parsed: Parsed, text: string, pages: PageValues): void {
    this.files.set(parsed.file, { text, parsed, pages })
  }
}
