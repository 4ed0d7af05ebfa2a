// What the catalogue says of one kind of problem. The code that finds it supplies facts; the words are here only.

export type Severity = 'error' | 'warning'

/** Where in a small manifest the lines of an example stand. */
export type ExamplePlace =
  | 'file'
  | 'version'
  | 'switch'
  | 'top'
  | 'site'
  | 'facts'
  | 'form'
  | 'fields'
  | 'forms'
  | 'readings'
  | 'reading'
  | 'routes'
  | 'home'
  | 'page'
  | 'blocks'
  | 'palette'
  | 'display'
  | 'stack'
  | 'translations'
  | 'shape'

/** Places where an example may need lines beside its own. */
export type PlaceBeside = 'facts' | 'form' | 'forms' | 'site' | 'top'

export interface Example {
  in: ExamplePlace
  /** In a `file`, a line of no more than `…` stands for the rest of the small manifest; `translations` is its file texts/de.yaml. */
  bad: string
  good: string
  /** Only reported with `--launch`. */
  launch?: boolean
  /** Codes that come with it because they are what it is about. */
  also?: string[]
  /** How often the bad lines stand one below the other. Left out: once. */
  times?: number
  /** Lines elsewhere in the manifest, below the place they name. */
  beside?: { in: PlaceBeside; lines: string }[]
  /** Every file that may be named: those under `public/` from a slash on. */
  files?: string[]
  /** Texts under `public/` that are read, by their paths below it, where they differ for either side. */
  texts?: Record<string, { bad: string; good: string }>
  /** Pictures among them that cannot be shown, and why. */
  unfit?: Record<string, 'elsewhere' | 'format' | 'size' | 'program'>
  /** Files that may be included, by name; null for one that cannot be read. */
  included?: Record<string, string | null>
  /** How big pictures among them are. */
  sizes?: Record<string, { bytes: number; width?: number; height?: number }>
  /** The ledger of released paths, by reading. */
  released?: Record<string, string[]>
}

export interface ProblemKind<Facts> {
  severity: Severity
  title: string
  /** What it means and why it matters: one paragraph for docs/problems.md and `--explain`. */
  about: string
  message(facts: Facts): string
  hint(facts: Facts): string
  example: Example
  /** True when one place may have several, which differ in their messages. */
  isOfMany?: true
  /** The facts of a problem that stands for another one at its place too. Left out, the first alone is told. */
  joined?(facts: Facts, further: Facts): Facts
  /** A line of its own in the list that `validate --launch` closes with. */
  point?: {
    ready: string
    missing: string
    /** The message where the manifest holds nothing that could have been checked. */
    nothing: string
    isThere(manifest: Record<string, unknown>): boolean
  }
}

/** Kinds of problem by their codes. */
export type Kinds = Readonly<Record<string, ProblemKind<unknown>>>

/** The facts a check has to report, so that the sentence can be made. */
export type FactsOf<Of, Code extends keyof Of> = Of[Code] extends ProblemKind<infer Facts> ? Facts : never

/** Types the facts of an entry of the catalogue. */
export const kind = <Facts>(entry: ProblemKind<Facts>): ProblemKind<Facts> => entry

const maxWordLength = 40

/** A value in straight quotes, cut to 40 characters so that a message stays one line. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const line = text.replace(/\s+/g, ' ')
  const points = [...line]
  return `"${points.length > maxWordLength ? `${points.slice(0, maxWordLength - 1).join('')}…` : line}"`
}

/** `a, b and c`; past six, the rest as a number. */
export function listed(words: readonly string[], maxWords = 8): string {
  if (words.length === 0) return 'none'
  if (words.length > maxWords) return `${words.slice(0, maxWords).join(', ')} and ${words.length - maxWords} more`
  return words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Names listed in a hint at most. */
const maxNames = 40

/** The hint of every misspelling: the nearest valid name, where one is near, and the names there are. */
export function didYouMean(nearest: string | undefined, known: readonly string[], what: string): string {
  const all = known.length === 0 ? `There are no ${what}.` : `The ${what} are ${listed(known, maxNames)}.`
  if (nearest === undefined) return all
  return known.length < 2 ? `Did you mean "${nearest}"?` : `Did you mean "${nearest}"? ${all}`
}
