// From text to site, one line a stage. Each stage takes what the ones before gave.
import { kindOf } from '../problems/catalogue.ts'
import type { Finding } from '../problems/finding.ts'
import { problemsOf } from '../problems/place.ts'
import { inReadingOrder, type Problem } from '../problems/problem.ts'
import { type Day, settle } from '../problems/suppressions.ts'
import type { Manifest } from '../schema/manifest/manifest.ts'
import type { Site } from '../site/model.ts'
import { aligned } from './indentation/aligned.ts'
import type { Realigned } from './read/fully-parsed.ts'
import { type ReadIncluded, withIncluded } from './read/include.ts'
import type { Memo } from './read/memo.ts'
import { parse } from './read/parse.ts'
import type { Source } from './read/source.ts'
import { Readings } from './resolve/readings.ts'
import type { Surroundings } from './sense/check.ts'
import { checkParity } from './sense/check-parity.ts'
import { checkSense } from './sense/check-sense.ts'
import { draft } from './sense/draft.ts'
import { checkShape } from './shape/check-shape.ts'
import { tellingCurlyQuotes } from './shape/curly-quotes.ts'
import { mended } from './shape/mended.ts'

export interface LoadOptions extends Surroundings {
  /** The reading to resolve; left out, the one the manifest switches on. */
  reading?: string
  /** Decides which suppressions have expired; left out, the day it is. */
  today?: Day
  /** Gives the files behind an `include:`; left out, none is read. */
  readIncluded?: ReadIncluded
  /** What earlier loads worked out: the answer is the same with it and without it, and comes sooner. */
  memo?: Memo
  /** Called after each stage. */
  ended?: (stage: 'parsing' | 'checking' | 'resolving') => void
}

export interface Loaded {
  /** Everything found, in all readings, in the order of the files. Placed in them once somebody asks. */
  readonly problems: Problem[]
  /** Present when no problem is an error. */
  manifest?: Manifest
  /** Every reading, resolved once somebody asks. Present when no problem is an error. */
  readings?: Readings
  /** Present when no problem is an error and the reading exists. */
  site?: Site
  source: Source
}

/** `file` is the name that problems carry. */
export function load(text: string, file: string, options: LoadOptions = {}): Loaded {
  const { reading, today = new Date().toISOString().slice(0, 10), readIncluded, memo, ended, ...surroundings } = options
  const read = (realigned?: ReadonlyMap<string, Realigned>) =>
    withIncluded(parse(text, file, { memo, realigned: realigned?.get(file) }), readIncluded, { memo, realigned })
  const first = read()
  ended?.('parsing')
  const { source, shape } = aligned(first, checkShape(first), read)
  const meant = mended(source.value, shape.findings)
  const drafted = draft(meant.value)
  const uncertain = source.uncertain || shape.findings.some(isOfPages)
  const howFar = { uncertain, complete: shape.findings.length + source.findings.length === 0 }
  const sense = tellingCurlyQuotes(checkSense(drafted, howFar, surroundings), meant.value)
  const judged = judge(shape.syntax, [...shape.findings, ...sense], source.readAs(meant.asWritten), today)
  const readings = shape.ok && judged.isSound ? new Readings(source.value as Manifest, memo?.shortened) : undefined
  const parity = readings ? checkParity(readings, drafted) : []
  const whole = parity.length === 0 ? judged : judge(shape.syntax, [...sense, ...parity], source, today)
  ended?.('checking')
  if (!readings || !whole.isSound) return withProblems(whole, { source })
  const { manifest } = readings
  const site = readings.site(reading ?? manifest.reading)
  ended?.('resolving')
  return withProblems(whole, { manifest, readings, site, source })
}

/** Whether it may be that pages were not read, so that nothing follows from one that is not there. */
const isOfPages = ({ suggestion, at }: Finding) =>
  at.path?.length === 3 && at.path[0] === 'readings' && (suggestion === 'routes' || suggestion === 'include')

interface Judged {
  /** True when nothing is an error that is not set aside. */
  isSound: boolean
  problems(): Problem[]
}

function judge(syntax: readonly Finding[], others: readonly Finding[], source: Source, today: Day): Judged {
  let placed: Problem[] | undefined
  const problems = () => {
    placed ??= place()
    return placed
  }
  const place = () => {
    const settled = settle(problemsOf(syntax, others, source), source.suppressions, today)
    return [...settled.problems, ...problemsOf(settled.findings, [], source)].sort(inReadingOrder(source.files))
  }
  // Only what is set aside, by its line, has to be placed to be known.
  const isSound =
    source.suppressions.length === 0
      ? ![...syntax, ...others].some(({ code }) => kindOf(code).severity === 'error')
      : !problems().some(({ severity }) => severity === 'error')
  return { isSound, problems }
}

const withProblems = (judged: Judged, loaded: Omit<Loaded, 'problems'>): Loaded => ({
  ...loaded,
  get problems() {
    return judged.problems()
  },
})
