import { withTexts } from '../../../site/groups.ts'
import type { Json, PanelData } from '../../edit-messages.ts'

/** Translates the English texts in a value into the site's language, where a translation exists. Trailing line breaks stay. */
export const inSiteLanguage = (translations: PanelData['translations'], value: Json): Json =>
  withTexts(value, (text) => {
    const words = text.trimEnd()
    return Object.hasOwn(translations, words) ? translations[words] + text.slice(words.length) : text
  })
