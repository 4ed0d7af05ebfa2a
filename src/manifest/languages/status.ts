// Computes what is missing in a language: untranslated texts, translations of changed texts, and unused translations.
import { translationFile } from '../../content/translation-file.ts'
import type { SiteTranslations } from '../../languages/translations.ts'
import { fold, holdsWords, unitsOf } from '../../languages/units.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { KindWord } from '../../schema/schema-walk.ts'
import { letterDistance } from '../../site/letter-distance.ts'
import type { WordsAt } from '../read/in-entries.ts'
import type { Expansion } from '../read/source.ts'
import type { WordGroup } from '../sense/word-groups.ts'
import { isNeededIn, isTranslated, type TranslationNeed, translationNeed } from './translated-words.ts'

/** A piece of text that is translated by itself, at the first place where it occurs. */
export interface SourceUnit {
  text: string
  path: Path
  /** Where a translation is needed; elsewhere it is possible. */
  need: TranslationNeed
  /** Tags of languages in which pages of their own stand in place of all pages with this text. */
  rewrittenIn?: readonly string[]
  /** Set for words of an entry. */
  ofEntry?: Extract<WordsAt, { in: 'entry' }>
}

/** The file beside a Markdown entry that the translation of a text belongs in; undefined for a text of anything else. */
export const fileBeside = ({ ofEntry }: SourceUnit, tag: string): string | undefined =>
  ofEntry && translationFile(ofEntry.file, tag)

export interface LanguageStatus {
  missing: readonly SourceUnit[]
  /** A translation whose text no longer exists; `now` is the text it most likely became. */
  left: readonly { text: string; translation: string; now?: SourceUnit }[]
  /** Number of needed pieces. */
  all: number
}

/** Returns the translatable texts of a group. */
const translatedIn = remembered((group: WordGroup): readonly KindWord[] => group.all().filter(isTranslated))

/** Returns each piece of a text, and a text of several pieces also as a whole. */
const unitsOfWord = remembered((word: KindWord): readonly SourceUnit[] => {
  const { value, path } = word
  const units = unitsOf(value)
  const isWhole = units.length === 1 && units[0] === value.trim()
  return [
    ...(isWhole ? [] : [{ text: value, path, need: 'nowhere' as const }]),
    ...units.map((text) => ({ text, path, need: translationNeed(word) })),
  ]
})

const needs: readonly TranslationNeed[] = ['nowhere', 'where-engine-has-none', 'everywhere']

/** What decides where a text is translated. */
interface Translating {
  isAnew: (path: Path) => boolean
  /** Tags of languages in which a page of its own stands in place of this one. */
  rewrittenIn: (path: Path) => readonly string[] | undefined
  wordsAt: Expansion['wordsAt'] | undefined
  /** Tags of all languages but the first. */
  languages: readonly string[]
}

/**
 * Returns every piece once, at the first place where it occurs: those of the manifest as written, and those of entries. Leaves out entries that are
 * written in every language.
 */
export function sourceUnits(
  groups: readonly WordGroup[],
  { isAnew, rewrittenIn, wordsAt, languages }: Translating,
): Map<string, SourceUnit> {
  const found = new Map<string, SourceUnit>()
  const templates = new Set<string>()
  const ofEntries: SourceUnit[] = []
  const add = (unit: SourceUnit) => {
    const key = fold(unit.text)
    const before = found.get(key)
    if (!before || needs.indexOf(unit.need) > needs.indexOf(before.need)) found.set(key, unit)
    else if (before.rewrittenIn && unit.need === before.need) {
      const rewrittenIn = before.rewrittenIn.filter((tag) => unit.rewrittenIn?.includes(tag))
      found.set(key, { ...unit, rewrittenIn })
    }
  }
  for (const word of groups.flatMap(translatedIn)) {
    const { path } = word
    if (isAnew(path)) continue
    const words = wordsAt?.(path)
    if (!wordsAt || (words?.in === 'manifest' && words.path.join('\n') === path.join('\n'))) {
      const rewritten = rewrittenIn(path)
      for (const unit of unitsOfWord(word)) add(rewritten ? { ...unit, rewrittenIn: rewritten } : unit)
    } else if (words?.in === 'entry') {
      if (languages.every((tag) => words.isTranslatedTo(tag))) continue
      for (const unit of unitsOfWord(word)) ofEntries.push({ ...unit, ofEntry: words })
    } else if (words) {
      // A text of a template occurs on the page of each entry.
      const need = translationNeed(word)
      const key = `${words.path.join('\n')} ${need}`
      if (templates.has(key)) continue
      templates.add(key)
      for (const text of [words.text, ...unitsOf(words.text)])
        add({ text, path: words.path, need: holdsWords(text) && !text.trim().includes('\n') ? need : 'nowhere' })
    }
  }
  for (const unit of ofEntries) if (!found.has(fold(unit.text))) add(unit)
  return found
}

/** `placed`: paths, joined with line breaks, of texts with a translation of their own. */
export function translationStatus(
  units: ReadonlyMap<string, SourceUnit>,
  translations: SiteTranslations,
  { tag, placed }: { tag: string; placed: ReadonlyMap<string, string> },
): LanguageStatus {
  const needed = [...units.values()].filter(
    ({ need, rewrittenIn }) => isNeededIn(tag, need) && !rewrittenIn?.includes(tag),
  )
  /** Long texts that are translated as a whole. */
  const wholes = new Set(
    [...units.values()].flatMap(({ text, path, need }) =>
      need !== 'nowhere' || translations.of(text) === undefined ? [] : [path.join('\n')],
    ),
  )
  const missing = needed.filter(
    ({ text, path, ofEntry }) =>
      !ofEntry?.isTranslatedTo(tag) &&
      translations.of(text) === undefined &&
      !placed.has(path.join('\n')) &&
      !wholes.has(path.join('\n')),
  )
  const free = new Set(missing)
  const left = [...translations.texts].flatMap(([text, translation]) => {
    if (units.has(fold(text))) return []
    const now = nearestUnit(text, free)
    if (now) free.delete(now)
    return [{ text, translation, ...(now && { now }) }]
  })
  return { missing, left, all: needed.length }
}

/** Returns the most similar untranslated piece, of which at most two fifths of the letters differ. */
function nearestUnit(text: string, among: ReadonlySet<SourceUnit>): SourceUnit | undefined {
  let best: { unit: SourceUnit; steps: number } | undefined
  for (const unit of among) {
    const maxSteps = Math.min(
      best?.steps ?? Number.POSITIVE_INFINITY,
      Math.floor(Math.max(unit.text.length, text.length) * 0.4),
    )
    // Compares only the beginnings, since comparing two whole long texts takes a second.
    const steps = letterDistance(text.slice(0, 400), unit.text.slice(0, 400), maxSteps)
    if (steps <= maxSteps && (!best || steps < best.steps)) best = { unit, steps }
  }
  return best?.unit
}
