import { isGroup } from '../../../site/groups.ts'
import type { Json, PanelData } from '../../edit-messages.ts'

/** Translates the English texts in a value into the site's language, where a translation exists. Trailing line breaks stay. */
export function inSiteLanguage(translations: PanelData['translations'], value: Json): Json {
  if (typeof value === 'string') {
    const words = value.trimEnd()
    return Object.hasOwn(translations, words) ? translations[words] + value.slice(words.length) : value
  }
  if (Array.isArray(value)) return value.map((item) => inSiteLanguage(translations, item))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inSiteLanguage(translations, inner)]))
}
