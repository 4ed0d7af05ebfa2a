import { setLines } from '../../derived.ts'
import { isGroup } from '../../groups.ts'
import type { KnownValues, Layout, PageValues } from '../memo.ts'
import type { IncludedFile } from '../parsed.ts'

/** Pages read before, by their lines; those that are met again are kept for the next time. */
export class KnownPages {
  readonly kept: PageValues = new Map()
  /** What each page is kept by, and where it stands, in the order of the text. */
  private readonly order: [key: string, start: number, end: number][] = []

  constructor(
    private readonly before: KnownValues = new Map(),
    private readonly shortened?: (lines: string) => string,
  ) {}

  /** The value for these lines, which begin at `start`: the very one of before where there is one. */
  of(lines: string, start: number, read: () => unknown): unknown {
    const key = this.shortened?.(lines) ?? lines
    const value = this.kept.get(key) ?? this.before.get(key, () => lines) ?? read()
    this.keep(key, value)
    this.order.push([key, start, start + lines.length])
    return value
  }

  /** All pages of a text that is laid out so; undefined where one is not known. */
  laidOut(included: IncludedFile, { pages }: Layout): Record<string, unknown> | undefined {
    const value: Record<string, unknown> = {}
    for (const [path, key, start, end] of pages) {
      const page = this.before.get(key, () => included.text.slice(start, end))
      if (page === undefined) return undefined
      this.keep(key, page)
      value[path] = page
    }
    return value
  }

  private keep(key: string, page: unknown): void {
    this.kept.set(key, page)
    if (this.shortened && isGroup(page)) setLines(page, key)
  }

  /** How a text is laid out that holds these pages and nothing else. */
  layoutOf(included: IncludedFile, shortened: (text: string) => string, paths: readonly string[]): Layout {
    const { stamp } = included
    const pages = this.order.map(([key, start, end], at): Layout['pages'][number] => [paths[at] ?? '', key, start, end])
    return stamp === undefined ? { text: shortened(included.text), pages } : { stamp, pages }
  }
}
