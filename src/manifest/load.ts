// Loads a manifest: text to checked site, one stage after another.
import type { Day } from '../../supabase/functions/_shared/day.ts'
import { contentOf, hasEnded, routeTemplates, whyNoPage } from '../content/content-of.ts'
import { entryPlaceholders } from '../content/entry-placeholders.ts'
import type { KnownEntries } from '../content/known-entries.ts'
import { dayOf } from '../content/moments.ts'
import { withTemplates } from '../content/template-lines.ts'
import { withContent } from '../content/with-content.ts'
import type { Finding } from '../problems/finding.ts'
import { pointerTo } from '../problems/path.ts'
import type { Problem } from '../problems/problem.ts'
import type { Manifest } from '../schema/manifest/manifest.ts'
import type { Site } from '../site/model.ts'
import launchProblems from './checks/launch/problems.ts'
import { futureFindings } from './future-findings.ts'
import { withAlignedLines } from './indentation/aligned.ts'
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
import { type Draft, draft } from './sense/draft.ts'
import { checkShape, placesWith, type ShapeFindings } from './shape/check-shape.ts'
import { withCorrectedKeys } from './shape/corrected-keys.ts'
import { withCurlyQuotes } from './shape/curly-quotes.ts'

export interface LoadOptions extends Surroundings {
  /** Reading to resolve; defaults to the manifest's own `reading:`. */
  reading?: string
  /** Decides which suppressions have expired, and the year of the build; defaults to the day of `at` in the site's time zone. */
  today?: Day
  /** The moment the site is made for: milliseconds since 1970, or local time such as 2026-12-20 08:00; defaults to now. */
  at?: number | string
  /** Returns files of an `include:` or a collection; without it, none is read. */
  readIncluded?: ReadIncluded
  /** Returns a translation file by its path beside the manifest, or undefined; without it, none is read. */
  readTexts?: ReadTexts
  /** Cache of earlier loads; makes the load faster and changes no result. */
  memo?: Memo
  /** Builds the pages of these entries only, and reports nothing that depends on other pages; defaults to all. */
  only?: KnownEntries
  /** Called after each stage, and again for `checking` after each moment to come and before each language that is checked. */
  ended?: (stage: 'parsing' | 'checking' | 'resolving') => void
}

/** The outcome that every command and server uses: `manifest` is set exactly where no problem is an error. */
export type Loaded = LoadedText & (SoundManifest | RefusedManifest)

interface LoadedText {
  /** All problems of all readings, in order of the files. Lines are computed on first read. */
  readonly problems: Problem[]
  source: Source
}

interface SoundManifest {
  manifest: Manifest
  /** Every reading, resolved on first read. */
  readings: Readings
  /** Undefined where no reading has the requested name. */
  site?: Site
}

interface RefusedManifest {
  manifest?: undefined
  readings?: undefined
  site?: undefined
}

/** `file` is the manifest's name in problems. */
export function load(text: string, file: string, options: LoadOptions = {}): Loaded {
  const { reading, at = Date.now(), ended } = options
  const { source, shape, zone } = readSource(text, file, { ...options, at })
  const today = options.today ?? dayOf(at, zone)
  const checked = checkSource(source, shape, today, options)
  const outcome = judgeReadings(checked, source, today, options)
  ended?.('checking')
  if (!checked.readings || !outcome.isSound) return withProblems(outcome, { source })
  const { readings } = checked
  const { manifest } = readings
  const site = readings.site(reading ?? manifest.reading)
  ended?.('resolving')
  return withProblems(outcome, { manifest, readings, site, source })
}

/** Reads the files of the site, their shape, and the site's time zone. */
function readSource(text: string, file: string, options: LoadOptions & { at: number | string }) {
  const { at, readIncluded, readTexts, memo, only, publicFiles, ended } = options
  const content = { read: readIncluded, memo, now: at, files: publicFiles, only }
  const read = (realigned?: ReadonlyMap<string, Realigned>) => {
    const root = parse(text, file, { memo, realigned: realigned?.get(file) })
    return withContent(withIncluded(root, readIncluded, { memo, realigned }), content)
  }
  const first = read()
  ended?.('parsing')
  const whole = withAlignedLines(first, checkShape(first), read)
  const { source, findings } = withTranslations(whole.source, readTexts, memo, readIncluded)
  const shape = { ...whole.shape, syntax: [...whole.shape.syntax, ...findings] }
  return { source, shape, zone: first.expansion?.zone }
}

interface Checked {
  drafted: Draft
  /** Findings about shape, with the lines of templates. */
  shape: ShapeFindings
  sense: Finding[]
  judged: Judged
  /** Undefined where an error keeps the site from being resolved. */
  readings?: Readings
}

/** Runs the sense checks on the site of today and of the moments to come. */
function checkSource(source: Source, shape: ShapeFindings, today: Day, options: LoadOptions): Checked {
  const { memo, only, ended } = options
  const meant = withCorrectedKeys(source.value, shape.findings)
  const drafted = draft(meant.value)
  const isLeftOut = only !== undefined || source.findings.some(leavesOut)
  const howFar = {
    uncertain: isLeftOut || source.uncertain || shape.findings.some(isOfPages),
    complete: !only && shape.findings.length + source.findings.length === 0,
  }
  const around: Surroundings = {
    ...options,
    templatesIn: (name) => routeTemplates(contentOf(source), name),
    whyNoPage: (name, path) => whyNoPage(source, name, path),
    hasEnded: (name, path) => hasEnded(source, name, path),
    pathsOfSame: (path) => source.pathsOfSame(path),
  }
  const found = checkSense(drafted, howFar, today, { ...around, placeholders: entryPlaceholders(source) })
  const now = withoutRepeats(withCurlyQuotes(found, meant.value), shape, source)
  const ofMoment = { memo, ended: () => ended?.('checking') }
  const later = shape.ok && !isLeftOut ? futureFindings(source, drafted, now, around, ofMoment) : []
  const toCome = withoutRepeats(later, shape, source)
  const sense = withTemplates([...now, ...toCome], source)
  const shown = { ...shape, findings: withTemplates(shape.findings, source) }
  const judgedBy = (findings: readonly Finding[]) => judge(shown, findings, source.readAs(meant.asWritten), today)
  const judged = judgedBy(sense)
  // What is not ready for the public keeps nothing from being checked.
  const isReadable = judged.isSound || (options.launch === true && judgedBy(sense.filter(isNotOfLaunch)).isSound)
  const checked = { drafted, shape: shown, sense, judged }
  return isReadable ? { ...checked, readings: readingsOf(source, today, options) } : checked
}

const readingsOf = (source: Source, today: Day, { fileSizes, only }: LoadOptions) =>
  new Readings(source.value as Manifest, today, translationsIn(source), fileSizes, entriesIn(source), only?.siteBefore)

/** Judges the site again with what the readings and their translations lack, where it can be resolved. */
function judgeReadings(
  { drafted, shape, sense, judged, readings }: Checked,
  source: Source,
  today: Day,
  options: LoadOptions,
) {
  const { memo, only, ended } = options
  if (!readings || only) return judged
  const translations = checkTranslations(readings, drafted, source, {
    today,
    surroundings: options,
    isOnce: memo === undefined,
    ended: () => ended?.('checking'),
  })
  const found = [...checkParity(readings, drafted), ...translations]
  return found.length === 0 ? judged : judge(shape, [...sense, ...found], source, today)
}

const isNotOfLaunch = ({ code }: Finding) => !Object.hasOwn(launchProblems, code)

/** Shape findings that make other findings about the same value redundant. */
const ofWholeValue = new Set(['bad-name', 'list-for-one', 'not-a-length', 'not-text', 'unknown-value', 'wrong-kind'])

/** Drops sense findings about values with a shape finding: a malformed picture path also leads to no file. */
function withoutRepeats(
  sense: readonly Finding[],
  { findings: shape, syntax }: ShapeFindings,
  source: Source,
): Finding[] {
  const inEntries = new Set(
    syntax.flatMap(({ code, at }) => (ofWholeValue.has(code) && 'start' in at ? [`${at.file} ${at.start}`] : [])),
  )
  /** Whether the value comes from an entry, whose own finding says the same. */
  const isOfEntry = ({ at }: Finding) => {
    if (inEntries.size === 0) return false
    const { text, start } = source.place(at)
    return inEntries.has(`${text.file} ${start}`)
  }
  const reported = placesWith(ofWholeValue, shape)
  const numbers = placesWith(new Set(['not-a-number']), shape)
  /** Whether the bounds only seem crossed because the other one is no number. */
  const isBesideNone = ({ code, at: { path = [] } }: Finding) =>
    code === 'bounds-crossed' && numbers.has(pointerTo([...path.slice(0, -1), 'to']))
  const meant = new Set(
    sense.flatMap(({ code, suggestion }) => (code === 'dead-link' ? [suggestion?.replace(/#.*/, '')] : [])),
  )
  /** Whether no link leads to the page because those that do have another name for it. */
  const isMeant = ({ code, at: { path = [] } }: Finding) => code === 'unreachable-page' && meant.has(String(path[3]))
  return sense.filter(
    (one) => !reported.has(pointerTo(one.at.path ?? [])) && !isBesideNone(one) && !isOfEntry(one) && !isMeant(one),
  )
}

/** Whether a misspelt key hides pages, so that a missing page proves nothing. */
const isOfPages = ({ suggestion, at }: Finding) =>
  at.path?.length === 3 && at.path[0] === 'readings' && (suggestion === 'routes' || suggestion === 'include')

const withProblems = <Of extends { source: Source }>(judged: Judged, loaded: Of): Of & LoadedText => ({
  ...loaded,
  get problems() {
    return judged.problems()
  },
})
