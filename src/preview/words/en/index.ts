import type { Phrases } from '../../../languages/phrase-book.ts'

export { bar } from './bar.ts'
export { catalogue } from './catalogue.ts'
export { editing } from './editing.ts'
export { entries } from './entries.ts'
export { form } from './form.ts'
export { pages } from './pages.ts'
export { panel } from './panel.ts'
export { review } from './review.ts'
export { sheets } from './sheets.ts'
export { translations } from './translations.ts'

/** The server's sentences are in English. */
export const answers: Phrases = {}
