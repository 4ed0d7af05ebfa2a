// The type of a catalogue entry: all words about one kind of problem. The code that reports it supplies facts only.
import { listsIn } from './words/lists.ts'

export type Severity = 'error' | 'warning'

/** Where the lines of an example stand in a small manifest. */
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

/** Places where an example may need further lines. */
export type PlaceBeside = 'facts' | 'form' | 'forms' | 'site' | 'top'

export interface ProblemExample {
  in: ExamplePlace
  /** The lines with the mistake. In a `file`, a line `…` stands for the rest of the small manifest; `translations` is its file texts/de.yaml. */
  bad: string
  good: string
  /** Reported only with `--launch`. */
  launch?: boolean
  /** Codes that are reported along with it. */
  also?: string[]
  /** How often the bad lines are repeated; defaults to once. */
  times?: number
  /** Lines elsewhere in the manifest, below the named place. */
  beside?: { in: PlaceBeside; lines: string }[]
  /** Every file that exists: those under `public/` with a leading slash. */
  files?: string[]
  /** Texts under `public/` by their path below it, where the two sides differ. */
  texts?: Record<string, { bad: string; good: string }>
  /** Pictures among them that cannot be shown, and why. */
  unfit?: Record<string, 'elsewhere' | 'format' | 'size' | 'program'>
  /** Files that can be included, by name; null for an unreadable one. */
  included?: Record<string, string | null>
  /** Sizes of pictures among them. */
  sizes?: Record<string, { bytes: number; width?: number; height?: number }>
  /** Released paths by reading. */
  released?: Record<string, string[]>
}

export interface ProblemKind<Facts> {
  severity: Severity
  title: string
  /** Meaning and importance in one paragraph, for docs/problems.md and `--explain`. */
  about: string
  message(facts: Facts): string
  hint(facts: Facts): string
  example: ProblemExample
  /** True when one place may have several problems of the kind with different messages. */
  isOfMany?: true
  /** Merges the facts of a second finding at the same place; without it, only the first one is reported. */
  joined?(facts: Facts, further: Facts): Facts
  /** A line in the checklist at the end of `validate --launch`. */
  point?: {
    ready: string
    missing: string
    /** The message where the manifest has nothing to check. */
    nothing: string
    isThere(manifest: Record<string, unknown>): boolean
  }
}

/** Kinds of problem by code. */
export type Kinds = Readonly<Record<string, ProblemKind<unknown>>>

/** The facts that a finding with this code needs. */
export type FactsOf<Of, Code extends keyof Of> = Of[Code] extends ProblemKind<infer Facts> ? Facts : never

type Entry<Facts> = Omit<ProblemKind<Facts>, 'severity'>

/** Types the facts of a catalogue entry, whose problems keep the site from visitors. */
export const error = <Facts>(entry: Entry<Facts>): ProblemKind<Facts> => ({ severity: 'error', ...entry })

/** The same for problems that do not. */
export const warning = <Facts>(entry: Entry<Facts>): ProblemKind<Facts> => ({ severity: 'warning', ...entry })

const maxWordLength = 40

/** Returns a value in straight quotes, cut to 40 characters so that a message stays on one line. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const line = text.replace(/\s+/g, ' ')
  const points = [...line]
  return `"${points.length > maxWordLength ? `${points.slice(0, maxWordLength - 1).join('')}…` : line}"`
}

export const { listed, didYouMean } = listsIn({
  and: 'and',
  nothing: 'none',
  more: (count) => `${count} more`,
  didYouMean: (word) => `Did you mean "${word}"?`,
  none: (what) => `There are no ${what}.`,
  all: (what, list) => `The ${what} are ${list}.`,
})
