// What one load has parsed, for the next: a file whose text is the same is not parsed again, and of one that differs only
// the pages whose lines differ. Results are kept by a page's object, so that a page which stays keeps them.
import type { Parsed } from './parsed.ts'

/** Values of pages by their lines. */
export type PageValues = ReadonlyMap<string, unknown>

interface ParsedFile {
  text: string
  parsed: Parsed
  pages: PageValues
}

export class Memo {
  private readonly files = new Map<string, ParsedFile>()
  private readonly results = new Map<string, { of: readonly unknown[]; result: unknown }>()

  /** The parsed file, if its text is still this one. */
  parsed(file: string, text: string): Parsed | undefined {
    const known = this.files.get(file)
    return known?.text === text ? known.parsed : undefined
  }

  /** Pages of the file as it was last parsed. */
  pages(file: string): PageValues | undefined {
    return this.files.get(file)?.pages
  }

  /** Without `pages`, those of before stay: a text that cannot be read is in the middle of a word, and they are soon met again. */
  keep(parsed: Parsed, text: string, pages: PageValues = this.pages(parsed.file) ?? new Map()): void {
    this.files.set(parsed.file, { text, parsed, pages })
  }

  /** What was made of these inputs under this name before, or what `make` makes now. */
  result<T>(name: string, of: readonly unknown[], make: () => T): T {
    const known = this.results.get(name)
    // The name says what kind of result it is.
    if (known && known.of.length === of.length && known.of.every((one, at) => one === of[at])) return known.result as T
    const result = make()
    this.results.set(name, { of, result })
    return result
  }
}
