// Lists the texts of a site with their translations, for the panel.
import { declaredLanguages } from '../../languages/addresses.ts'
import { noTranslations } from '../../languages/translations.ts'
import { languageStatus } from '../../manifest/languages/check-translations.ts'
import { translationsIn } from '../../manifest/languages/read-translations.ts'
import { isNeededIn } from '../../manifest/languages/translated-words.ts'
import type { Loaded } from '../../manifest/load.ts'
import { draft } from '../../manifest/sense/draft.ts'
import type { Path } from '../../problems/finding.ts'
import { isGroup } from '../../site/groups.ts'
import { directionOf } from '../../site/language.ts'
import type { TranslatedText, TranslationList } from '../translation-messages.ts'
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
  { source, readings }: Loaded,
  { reading, path, language, find = '', all = false }: TranslationQuery,
): TranslationList | undefined {
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
  const sought = find.trim().toLowerCase()
  const found = wanted.flatMap((unit) => {
    const { text, path: textPath } = unit
    const translation = own.of(text) ?? ''
    if (!`${text}\n${translation}`.toLowerCase().includes(sought)) return []
    const former = left.find(({ now }) => now === unit)
    const row: TranslatedText = {
      text,
      translation,
      ...(former && { former: { text: former.text, translation: former.translation } }),
      at: translationPath(shown.tag, text),
      ...pageOf(textPath),
    }
    return [{ row, isHere: textPath[1] === reading && textPath[3] === path }]
  })
  const inOrder = [...found.filter(({ isHere }) => isHere), ...found.filter(({ isHere }) => !isHere)]
  return {
    languages: others.map(({ tag, name }) => ({ tag, name, open: known.get(tag)?.missing.length ?? 0 })),
    tag: shown.tag,
    direction: directionOf(shown.tag),
    from: first.tag,
    found: found.length,
    texts: inOrder.slice(0, maxListedTexts).map(({ row }) => row),
  }
}

const pageOf = ([top, , part, route]: Path): Pick<TranslatedText, 'page'> =>
  top === 'readings' && part === 'routes' ? { page: String(route) } : {}
