// Caches parsed files between loads. An unchanged file is not parsed again; of a changed one only changed pages are. An unchanged page keeps its
// object, so that later steps can cache by it.
import type { Parsed } from './parsed.ts'

/** Values of pages by their source lines. */
export type PageValues = ReadonlyMap<string, unknown>

export class Memo {
  private readonly files = new Map<string, { text: string; parsed: Parsed; pages: PageValues }>()
  private readonly results = new Map<string, { of: readonly unknown[]; result: unknown }>()

  /** Returns the parsed file; undefined if its text has changed. */
  parsed(file: string, text: string): Parsed | undefined {
    const known = this.files.get(file)
    return known?.text === text ? known.parsed : undefined
  }

  /** Returns the pages of the file's last parse. */
  pages(file: string): PageValues | undefined {
    return this.files.get(file)?.pages
  }

  /** Without `pages`, keeps the earlier ones: a text that cannot be read is usually being typed, and its pages come back. */
  keep(parsed: Parsed, text: string, pages: PageValues = this.pages(parsed.file) ?? new Map()): void {
    this.files.set(parsed.file, { text, parsed, pages })
  }

  /** Returns the cached result of `name` if `of` are the same objects as before; otherwise calls `make` and caches its result. */
  result<T>(name: string, of: readonly unknown[], make: () => T): T {
    const known = this.results.get(name)
    // Each name stands for one type of result.
    if (known && known.of.length === of.length && known.of.every((one, at) => one === of[at])) return known.result as T
    const result = make()
    this.results.set(name, { of, result })
    return result
  }
}
