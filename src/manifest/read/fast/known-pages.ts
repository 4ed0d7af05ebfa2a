import type { KnownValues, PageValues } from '../memo.ts'

/** Pages read before, by their lines; those that are met again are kept for the next time. */
export class KnownPages {
  readonly kept: PageValues = new Map()

  constructor(
    private readonly before: KnownValues = new Map(),
    private readonly shortened = (lines: string): string => lines,
  ) {}

  /** The value for these lines: the very one of before where there is one. */
  of(lines: string, read: () => unknown): unknown {
    const key = this.shortened(lines)
    const value = this.kept.get(key) ?? this.before.get(key, lines) ?? read()
    this.kept.set(key, value)
    return value
  }
}
