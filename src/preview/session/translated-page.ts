// Maps the texts of a page in another language to the texts they translate and to where their translations are written.
import { noTranslations, type SiteTranslations } from '../../languages/translations.ts'
import { placedTexts } from '../../manifest/languages/placed-texts.ts'
import { translationsIn } from '../../manifest/languages/read-translations.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Path } from '../../problems/finding.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { siteOf } from '../../site/editions.ts'
import { valueAt } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'

export interface TranslatedPage {
  tag: string
  /** The site in the language of the page. */
  view: Site
  /** The path of the page in the first language. */
  path: string
  /** Empty before the language has a file. */
  translations: SiteTranslations
  /** Converts a path in `view` to the same path in the first language. */
  inFirst(pointer: Path): Path
  /** True for a value of a page that is written anew in its own language, instead of being translated. */
  isAnew(pointer: Path): boolean
  /** True when the text at a path of the manifest is translated by an entry of the language's file, under that text. */
  isByText(at: Path): boolean
}

/** Returns undefined for a page in the first language. */
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
      // A template's text without a value of an entry reads on the page as it is written.
      const isWritten = !words || (words.in === 'manifest' && words.text === valueAt(source.value, at))
      return isWritten && !placed.has(at.join('\n'))
    },
  }
}

/** The path of a translation, as problems and operations use it. */
export const translationPath = (tag: string, text: string): Path => ['languages', tag, 'texts', text]
