// From text to site, one line a stage. Each stage takes what the ones before gave.

import type { Day } from '../../supabase/functions/_shared/day.ts'
import { entryPlaceholders } from '../content/entry-placeholders.ts'
import type { KnownEntries } from '../content/known-entries.ts'
import { dayOf } from '../content/moments.ts'
import { withContent, withTemplates } from '../content/with-content.ts'
import type { Finding } from '../problems/finding.ts'
import type { Problem } from '../problems/problem.ts'
import type { Manifest } from '../schema/manifest/manifest.ts'
import { pointerTo } from '../schema/pointer.ts'
import type { Site } from '../site/model.ts'
import { findingsToCome } from './findings-to-come.ts'
import { aligned } from './indentation/aligned.ts'
import { type Judged, judge } from './judge.ts'
import { checkTranslations } from './languages/check-translations.ts'
import { entriesIn } from './languages/entries-in-language.ts'
import { type ReadTexts, translationsIn, withTranslations } from './languages/read-translations.ts'
import type { Realigned } from './read/fully-parsed.ts'
import { type ReadIncluded, withIncluded } from './read/include.ts'
import { leavesOut } from './read/left-out.ts'
import type { Memo } from './read/memo.ts'
import { parse } from './read/parse.ts'
import type { Source } from './read/source.ts'
import { Readings } from './resolve/readings.ts'
import type { Surroundings } from './sense/check.ts'
import { checkParity } from './sense/check-parity.ts'
import { checkSense } from './sense/check-sense.ts'
import { draft } from './sense/draft.ts'
import { checkShape } from './shape/check-shape.ts'
import { withCorrectedKeys } from './shape/corrected-keys.ts'
import { withCurlyQuotes } from './shape/curly-quotes.ts'

export interface LoadOptions extends Surroundings {
  /** The reading to resolve; left out, the one the manifest switches on. */
  reading?: string
  /** Decides which suppressions have expired and which year the site is built in; left out, that of `at` by the site's clock. */
  today?: Day
  /** The moment the site is made for: milliseconds since 1970, or by the site's clock, as 2026-12-20 08:00. Left out, now. */
  at?: number | string
  /** Gives the files behind an `include:` and those of collections; left out, none is read. */
  readIncluded?: ReadIncluded
  /** Gives a file of translations, by its path beside the manifest; undefined where there is none. Left out, none is read. */
  readTexts?: ReadTexts
  /** What earlier loads worked out: the answer is the same with it and without it, and comes sooner. */
  memo?: Memo
  /** Makes the pages of a few entries alone, and judges nothing by what is not on them; left out, all are made. */
  only?: KnownEntries
  /** Called after each stage. */
  ended?: (stage: 'parsing' | 'checking' | 'resolving') => void
}

/** The one outcome that every command and server goes by: `manifest` is there exactly where no problem is an error. */
export type Loaded = LoadedText & (SoundManifest | RefusedManifest)

interface LoadedText {
  /** Everything found, in all readings, in the order of the files. Their lines are computed at the first read. */
  readonly problems: Problem[]
  source: Source
}

interface SoundManifest {
  manifest: Manifest
  /** Every reading, resolved at its first read. */
  readings: Readings
  /** Left out where there is no reading of the requested name. */
  site?: Site
}

interface RefusedManifest {
  manifest?: undefined
  readings?: undefined
  site?: undefined
}

/** `file` is the name that problems carry. */
export function load(text: string, file: string, options: LoadOptions = {}): Loaded {
  const { reading, at = Date.now(), readIncluded, readTexts, memo, only, ended, today: _, ...surroundings } = options
  const content = { read: readIncluded, memo, now: at, files: surroundings.publicFiles, only }
  const read = (realigned?: ReadonlyMap<string, Realigned>) => {
    const root = parse(text, file, { memo, realigned: realigned?.get(file) })
    return withContent(withIncluded(root, readIncluded, { memo, realigned }), content)
  }
  const first = read()
  const { today = dayOf(at, first.expansion?.zone) } = options
  ended?.('parsing')
  const whole = aligned(first, checkShape(first), read)
  const { source, findings: ofTexts } = withTranslations(whole.source, readTexts, memo)
  const shape = ofTexts.length === 0 ? whole.shape : { ...whole.shape, syntax: [...whole.shape.syntax, ...ofTexts] }
  const meant = withCorrectedKeys(source.value, shape.findings)
  const drafted = draft(meant.value)
  const isLeftOut = only !== undefined || source.findings.some(leavesOut)
  const uncertain = isLeftOut || source.uncertain || shape.findings.some(isOfPages)
  const howFar = { uncertain, complete: !only && shape.findings.length + source.findings.length === 0 }
  const now = withoutRepeats(
    withCurlyQuotes(
      checkSense(drafted, howFar, today, { ...surroundings, placeholders: entryPlaceholders(source) }),
      meant.value,
    ),
    shape.findings,
  )
  const toCome = shape.ok && !isLeftOut ? findingsToCome(source, drafted, now, surroundings) : []
  const sense = withTemplates([...now, ...toCome], source)
  const shown = { ...shape, findings: withTemplates(shape.findings, source) }
  const judged = judge(shown, sense, source.readAs(meant.asWritten), today)
  const readings = judged.isSound
    ? new Readings(source.value as Manifest, today, translationsIn(source), surroundings.fileSizes, entriesIn(source))
    : undefined
  const later =
    readings && !only
      ? [...checkParity(readings, drafted), ...checkTranslations(readings, drafted, source, { today, surroundings })]
      : []
  const outcome = later.length === 0 ? judged : judge(shown, [...sense, ...later], source, today)
  ended?.('checking')
  if (!readings || !outcome.isSound) return withProblems(outcome, { source })
  const { manifest } = readings
  const site = readings.site(reading ?? manifest.reading)
  ended?.('resolving')
  return withProblems(outcome, { manifest, readings, site, source })
}

/** Shape findings beside which no other is reported for the same value. */
const ofWholeValue = new Set(['bad-name', 'list-for-one', 'not-a-length', 'not-text', 'unknown-value', 'wrong-kind'])

/** Drops findings in a value whose shape is reported already: a picture's path that is none leads to no file. */
function withoutRepeats(sense: readonly Finding[], shape: readonly Finding[]): Finding[] {
  const reported = new Set(
    shape.flatMap(({ code, at }) => (ofWholeValue.has(code) && at.path ? [pointerTo(at.path)] : [])),
  )
  return reported.size === 0 ? [...sense] : sense.filter(({ at }) => !reported.has(pointerTo(at.path ?? [])))
}

/** Whether it may be that pages were not read, so that nothing follows from one that is not there. */
const isOfPages = ({ suggestion, at }: Finding) =>
  at.path?.length === 3 && at.path[0] === 'readings' && (suggestion === 'routes' || suggestion === 'include')

const withProblems = <Of extends { source: Source }>(judged: Judged, loaded: Of): Of & LoadedText => ({
  ...loaded,
  get problems() {
    return judged.problems()
  },
})
