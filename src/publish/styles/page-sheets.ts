// Chooses the style sheets of a page: one shared by all pages, and one for each further part that it needs; or all of them in one.
import { remembered, rememberedByWord } from '../../remembered.ts'
import type { HashedSheet } from '../../render/document.ts'
import { lookVariants } from '../../render/look-variants.ts'
import { hashOf } from '../../render/policy.ts'
import { themeCss } from '../../render/theme-css.ts'
import { directionOf } from '../../site/language.ts'
import type { Site } from '../../site/model.ts'
import { headerStyle, pageStyle, variantStyle } from '../../ui/style-names.ts'
import type { ClientBundle } from '../client-bundle.ts'

/** Returns the sheets for a page in a language that needs these parts, in a fixed order. */
export type SheetsFor = (names: readonly string[], language: string) => readonly HashedSheet[]

export function sheetsOf(
  site: Pick<Site, 'theme' | 'header' | 'footer' | 'oneSheet'>,
  { styles: parts, sharedStyles }: Pick<ClientBundle, 'styles' | 'sharedStyles'>,
): SheetsFor {
  const look = lookVariants(site).map((name) => parts[variantStyle(name)] ?? '')
  const behindTheme = (parts[pageStyle] ?? '') + look.join('')
  const sheetWith = rememberedByWord((css): HashedSheet => ({ css, hash: hashOf(css) }))
  /** The theme's styles are computed once for each language: a large site may have as many kinds of pages as pages. */
  const ofAll = rememberedByWord((language) => {
    const foreign = directionOf(language) === 'rtl' ? (parts[variantStyle('foreign-from-the-left')] ?? '') : ''
    return themeCss(site.theme, language) + behindTheme + foreign
  })
  const sheetsWith = (names: readonly string[], language: string): readonly HashedSheet[] => {
    // All pages have the same header, so its part goes into the shared sheet.
    const [headers, others] = [names.filter(isHeader), names.filter((name) => !isHeader(name))]
    const cssOf = (name: string) => parts[name] ?? ''
    const shared = [...new Set(others.flatMap((name) => sharedStyles[name] ?? []))].sort()
    const own = [...shared, ...others].map(cssOf).filter((css) => css !== '')
    const sheets = [ofAll(language) + headers.map(cssOf).join(''), ...own]
    return (site.oneSheet ? [sheets.join('')] : sheets).map(sheetWith)
  }
  // Pages with the same needs share one list (page-kind.ts).
  const listsOf = remembered((names: readonly string[]) => rememberedByWord((language) => sheetsWith(names, language)))
  return (names, language) => listsOf(names)(language)
}

const isHeader = (name: string) => name.startsWith(headerStyle(''))
