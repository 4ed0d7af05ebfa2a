// Texts of a page in another language than the first: what they translate, and where their translation is written.
import { noTranslations, type Translations } from '../../languages/translations.ts'
import { placedTexts } from '../../manifest/languages/placed-texts.ts'
import { translationsIn } from '../../manifest/languages/read-translations.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Path } from '../../problems/finding.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { siteOf } from '../../site/editions.ts'
import type { Site } from '../../site/model.ts'

export interface TranslatedPage {
  tag: string
  /** The site as the page says it. */
  view: Site
  /** Of the page in the first language. */
  path: string
  /** None before the language has a file. */
  translations: Translations
  /** From a path in the site as the page says it to the same in the first language. */
  inFirst(pointer: Path): Path
  /** Whether a value of the page is written in the language itself, on a page that is written anew. */
  isAnew(pointer: Path): boolean
  /** Whether the translation of the text at a path of the manifest stands in the file of the language, by that text. */
  isByText(at: Path): boolean
}

/** Undefined for a page in the first language. */
export function translatedPage(
  { source, manifest }: { source: Loaded['source']; manifest: Manifest },
  site: Site,
  path: string,
): TranslatedPage | undefined {
  const route = site.routes.find((one) => one.path === path)
  const first = route?.translations?.find(({ language }) => language === site.language)?.path
  if (route?.language === undefined || first === undefined) return undefined
  const translations = translationsIn(source).get(route.language) ?? noTranslations
  const isAnewPage = manifest.readings[site.reading]?.routes[path] !== undefined
  const placed = placedTexts(manifest, site, translations.places)
  return {
    tag: route.language,
    view: siteOf(site, route),
    path: first,
    translations,
    inFirst: ([part, ...rest]) => (part === 'routes' ? [part, first, ...rest.slice(1)] : [part ?? '', ...rest]),
    isAnew: ([part]) => isAnewPage && part === 'routes',
    isByText: (at) => {
      const words = source.expansion?.wordsAt(at)
      const isWritten = !words || (words.in === 'manifest' && words.path.join('\n') === at.join('\n'))
      return isWritten && !placed.has(at.join('\n'))
    },
  }
}

/** Where the translation of a text is written, as paths of problems have it. */
export const translationPath = (tag: string, text: string): Path => ['languages', tag, 'texts', text]
