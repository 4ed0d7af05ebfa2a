import type { Phrases } from '../../../languages/phrase-book.ts'

export { sentences } from '../../../history/sentences.ts'
export { bar } from './bar.ts'
export { catalogue } from './catalogue.ts'
export { choices } from './choices.ts'
export { editing } from './editing.ts'
export { entries } from './entries.ts'
export { fields } from './fields.ts'
export { form } from './form.ts'
export { pages } from './pages.ts'
export { panel } from './panel.ts'
export { review } from './review.ts'
export { sheets } from './sheets.ts'
export { translations } from './translations.ts'

/** The server's sentences and the schema's descriptions are in English. */
export const answers: Phrases = {}
export const descriptions: Readonly<Record<string, string>> = {}
/** English titles are the names in the manifest. */
export const textFields: Readonly<Record<string, string>> = {}
