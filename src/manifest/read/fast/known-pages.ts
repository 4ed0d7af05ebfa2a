import type { PageValues } from '../memo.ts'

/** Values of pages from an earlier parse, by their source lines. Pages that occur again are collected in `kept` for the next parse. */
export class KnownPages {
  readonly kept = new Map<string, unknown>()

  constructor(private readonly before: PageValues = new Map()) {}

  /** Returns the value of these lines: the same object as in the earlier parse where the lines are the same. */
  of(lines: string, read: () => unknown): unknown {
    const value = this.kept.get(lines) ?? this.before.get(lines) ?? read()
    this.kept.set(lines, value)
    return value
  }
}
