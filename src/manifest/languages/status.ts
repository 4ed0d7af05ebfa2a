// What a language lacks: texts without a translation, translations whose text has changed, and those that nothing needs.
import type { Translations } from '../../languages/translations.ts'
import { fold, holdsWords, unitsOf } from '../../languages/units.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { Word } from '../../schema/schema-walk.ts'
import { letterDistance } from '../../site/letter-distance.ts'
import type { WordsAt } from '../read/in-entries.ts'
import type { Expansion } from '../read/source.ts'
import { nothing, type WordGroup } from '../sense/word-groups.ts'
import { isTranslated, needsTranslation } from './translated-words.ts'

/** One piece of a text that is translated by itself, where it stands first. */
export interface SourceUnit {
  text: string
  path: Path
  /** False where a translation may be there and need not. */
  isNeeded: boolean
  /** Of words that an entry says. */
  ofEntry?: Extract<WordsAt, { in: 'entry' }>
}

export interface LanguageStatus {
  missing: readonly SourceUnit[]
  /** A translation whose text is no longer there; `now` is what has likely become of it. */
  left: readonly { text: string; said: string; now?: SourceUnit }[]
  /** Pieces that are needed. */
  all: number
}

/** Long texts as wholes, and each of their pieces: found by themselves, since a site of one language asks for none. */
const pieces = remembered((group: WordGroup) => group.all().flatMap(piecesIn))

function piecesIn(word: Word): readonly SourceUnit[] {
  if (!isTranslated(word)) return nothing
  const isNeeded = needsTranslation(word)
  const units = unitsOf(word.value)
  const whole = units[0] !== word.value.trim() || units.length > 1
  return [
    ...(whole ? [{ text: word.value, path: word.path, isNeeded: false }] : []),
    ...units.map((text) => ({ text, path: word.path, isNeeded })),
  ]
}

/**
 * Every piece of the texts once, where it stands first: those of the manifest as it is written, and those of entries that no text of
 * the manifest says.
 */
export function sourceUnits(
  groups: readonly WordGroup[],
  isAnew: (path: Path) => boolean,
  wordsAt: Expansion['wordsAt'] | undefined,
): Map<string, SourceUnit> {
  const found = new Map<string, SourceUnit>()
  const templates = new Set<string>()
  const ofEntries: SourceUnit[] = []
  const add = (unit: SourceUnit) => {
    const key = fold(unit.text)
    const before = found.get(key)
    if (!before || (unit.isNeeded && !before.isNeeded)) found.set(key, unit)
  }
  for (const unit of groups.flatMap(pieces)) {
    if (isAnew(unit.path)) continue
    if (!wordsAt) {
      add(unit)
      continue
    }
    const words = wordsAt(unit.path)
    if (words?.in === 'entry') ofEntries.push({ ...unit, ofEntry: words })
    else if (words && words.path.join('\n') === unit.path.join('\n')) add(unit)
    else if (words) {
      // On as many pages as there are entries.
      const key = `${words.path.join('\n')} ${unit.isNeeded}`
      if (templates.has(key)) continue
      templates.add(key)
      for (const text of [words.text, ...unitsOf(words.text)])
        add({ text, path: words.path, isNeeded: unit.isNeeded && holdsWords(text) && !text.trim().includes('\n') })
    }
  }
  for (const unit of ofEntries) if (!found.has(fold(unit.text))) add(unit)
  return found
}

/** `placed`: paths of texts that have a translation of their own, joined by line breaks. */
export function statusOf(
  units: ReadonlyMap<string, SourceUnit>,
  translations: Translations,
  { tag, placed }: { tag: string; placed: ReadonlyMap<string, string> },
): LanguageStatus {
  const needed = [...units.values()].filter(({ isNeeded }) => isNeeded)
  /** Long texts that have a translation as a whole. */
  const wholes = new Set(
    [...units.values()].flatMap(({ text, path, isNeeded }) =>
      isNeeded || translations.of(text) === undefined ? [] : [path.join('\n')],
    ),
  )
  const missing = needed.filter(
    ({ text, path, ofEntry }) =>
      !ofEntry?.isSaidIn(tag) &&
      translations.of(text) === undefined &&
      !placed.has(path.join('\n')) &&
      !wholes.has(path.join('\n')),
  )
  const free = new Set(missing)
  const left = [...translations.texts].flatMap(([text, said]) => {
    if (units.has(fold(text))) return []
    const now = nearestUnit(text, free)
    if (now) free.delete(now)
    return [{ text, said, ...(now && { now }) }]
  })
  return { missing, left, all: needed.length }
}

/** The piece without a translation that is likest: at most two fifths of its letters differ. */
function nearestUnit(text: string, among: ReadonlySet<SourceUnit>): SourceUnit | undefined {
  let best: { unit: SourceUnit; steps: number } | undefined
  for (const unit of among) {
    const maxSteps = Math.min(
      best?.steps ?? Number.POSITIVE_INFINITY,
      Math.floor(Math.max(unit.text.length, text.length) * 0.4),
    )
    // Long texts are compared by their beginnings: the whole of two would take a second.
    const steps = letterDistance(text.slice(0, 400), unit.text.slice(0, 400), maxSteps)
    if (steps <= maxSteps && (!best || steps < best.steps)) best = { unit, steps }
  }
  return best?.unit
}
