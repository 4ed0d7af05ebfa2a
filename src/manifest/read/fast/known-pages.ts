import type { PageValues } from '../memo.ts'

/** Pages parsed before, by their lines; those met again are kept for the next time. */
export class KnownPages {
  readonly kept = new Map<string, unknown>()

  constructor(private readonly before: PageValues = new Map()) {}

  /** The value of these lines: the same object as before where there is one. */
  of(lines: string, read: () => unknown): unknown {
    const value = this.kept.get(lines) ?? this.before.get(lines) ?? read()
    this.kept.set(lines, value)
    return value
  }
}
