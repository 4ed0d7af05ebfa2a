// Chooses the style sheets of a page: one shared by all pages, and one for each further part that it needs; or all of them in one.
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
  const known = new Map<string, HashedSheet>()
  const sheetWith = (css: string): HashedSheet => {
    const sheet = known.get(css) ?? { css, hash: hashOf(css) }
    known.set(css, sheet)
    return sheet
  }
  const ofLanguages = new Map<string, string>()
  /** The theme's styles are computed once for each language: a large site may have as many kinds of pages as pages. */
  const ofAll = (language: string): string => {
    const foreign = directionOf(language) === 'rtl' ? (parts[variantStyle('foreign-from-the-left')] ?? '') : ''
    const css = ofLanguages.get(language) ?? themeCss(site.theme, language) + behindTheme + foreign
    ofLanguages.set(language, css)
    return css
  }
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
  const knownLists = new WeakMap<readonly string[], Map<string, readonly HashedSheet[]>>()
  return (names, language) => {
    const ofNames = knownLists.get(names) ?? new Map<string, readonly HashedSheet[]>()
    knownLists.set(names, ofNames)
    const sheets = ofNames.get(language) ?? sheetsWith(names, language)
    ofNames.set(language, sheets)
    return sheets
  }
}

const isHeader = (name: string) => name.startsWith(headerStyle(''))
