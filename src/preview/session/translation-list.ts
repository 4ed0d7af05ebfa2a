// Lists the texts of a site with their translations, for the panel.

import { entryRoot } from '../../entry-files/entry-root.ts'
import { declaredLanguages } from '../../languages/addresses.ts'
import { noTranslations } from '../../languages/translations.ts'
import { languageStatus } from '../../manifest/languages/check-translations.ts'
import { translationsIn } from '../../manifest/languages/read-translations.ts'
import { isNeededIn } from '../../manifest/languages/translated-words.ts'
import type { Loaded } from '../../manifest/load.ts'
import { draft } from '../../manifest/sense/draft.ts'
import type { Path } from '../../problems/finding.ts'
import { isWithin } from '../../problems/path.ts'
import { isGroup } from '../../site/groups.ts'
import { directionOf } from '../../site/language.ts'
import type { EditableText } from '../edit-messages.ts'
import { textFinder } from '../text-finder.ts'
import type { TextsInLanguage, TranslatedText, TranslationList } from '../translation-messages.ts'
import { editableTexts } from './editable-texts.ts'
import { translationPath } from './translated-page.ts'

/** The number of texts in one list. */
const maxListedTexts = 40

interface TranslationQuery {
  reading: string
  /** The path of the page whose texts come first. */
  path: string
  language?: string
  find?: string
  /** True to include texts that have a translation. */
  all?: boolean
}

/** Returns undefined for a site in one language, and for a site that cannot be resolved. */
export function translationList(
  loaded: Loaded,
  { reading, path, language, find = '', all = false }: TranslationQuery,
): TranslationList | undefined {
  const { source, readings } = loaded
  if (!readings || !isGroup(source.value)) return undefined
  const [first, ...others] = declaredLanguages(readings.manifest)
  const shown = others.find(({ tag }) => tag === language) ?? others[0]
  if (!first || !shown) return undefined
  const drafted = draft(source.value)
  const known = new Map(others.map(({ tag }) => [tag, languageStatus(readings, drafted, source, tag)]))
  const { missing = [], left = [], units } = known.get(shown.tag) ?? {}
  const own = translationsIn(source).get(shown.tag) ?? noTranslations
  const isMissing = new Set(missing)
  const wanted = all
    ? [
        ...missing,
        ...[...(units?.values() ?? [])].filter((one) => isNeededIn(shown.tag, one.need) && !isMissing.has(one)),
      ]
    : missing
  const ofManifest = wanted.map((unit) => {
    const { text, path: textPath } = unit
    const translation = own.of(text) ?? ''
    const former = left.find(({ now }) => now === unit)
    const row: TranslatedText = {
      text,
      translation,
      ...(former && { former: { text: former.text, translation: former.translation } }),
      at: translationPath(shown.tag, text),
      ...pageOf(textPath),
    }
    return { row, isHere: textPath[1] === reading && textPath[3] === path }
  })
  const ofEntries = entryTexts(loaded, reading, path, shown.tag)
  const isOfEntry = new Set(ofEntries.map(({ text }) => text))
  const rest = ofManifest.filter(({ row }) => !isOfEntry.has(row.text))
  const isFound = textFinder(find)
  const found = [
    ...ofEntries.filter(({ translation }) => all || translation === ''),
    ...rest.filter(({ isHere }) => isHere).map(({ row }) => row),
    ...rest.filter(({ isHere }) => !isHere).map(({ row }) => row),
  ].filter(({ text, translation }) => isFound(`${text}\n${translation}`))
  return {
    languages: others.map(({ tag, name }) => ({ tag, name, open: known.get(tag)?.missing.length ?? 0 })),
    tag: shown.tag,
    direction: directionOf(shown.tag),
    from: first.tag,
    found: found.length,
    texts: found.slice(0, maxListedTexts),
  }
}

/** Texts of entries that a page shows or is described by, once each. Long texts are translated on the page. */
function entryTexts(loaded: Loaded, reading: string, path: string, tag: string): TranslatedText[] {
  const route = loaded.readings?.site(reading)?.routes.find((one) => one.path === path)
  const there = route?.translations?.find(({ language }) => language === tag)?.path
  if (there === undefined) return []
  const texts = editableTexts(loaded, reading, there).texts.filter(
    ({ at, kind, original }) => at[0] === entryRoot && original !== undefined && kind !== 'markdown',
  )
  return [...new Map(texts.map((one) => [JSON.stringify(one.at), { ...translated(one), page: path }])).values()]
}

/** Returns the translated texts of the group with a value of a page; undefined where it has none. */
export function translationsAt(
  loaded: Loaded,
  reading: string,
  path: string,
  pointer: Path,
): TextsInLanguage | undefined {
  const site = loaded.readings?.site(reading)
  const tag = site?.routes.find((one) => one.path === path)?.language
  if (!site || tag === undefined || tag === site.language) return undefined
  const { texts } = editableTexts(loaded, reading, path)
  const isHere = (one: EditableText) => one.original !== undefined && isWithin(one.pointer, pointer.slice(0, -1))
  const inGroup = texts.filter(isHere)
  if (inGroup.length === 0) return undefined
  return { tag, direction: directionOf(tag), from: site.language, texts: inGroup.map(translated) }
}

/** A text of the manifest without a translation reads as its original. */
const translated = ({ original = '', raw, at, isDefault }: EditableText): TranslatedText => ({
  text: original,
  translation: isDefault || (at[0] !== entryRoot && raw === original) ? '' : raw,
  at,
})

const pageOf = ([top, , part, route]: Path): Pick<TranslatedText, 'page'> =>
  top === 'readings' && part === 'routes' ? { page: String(route) } : {}
