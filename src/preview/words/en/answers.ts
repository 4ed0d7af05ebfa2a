import type { Phrases } from '../../../languages/phrase-book.ts'

/** The server's sentences are in English. */
export const answers: Phrases = {}
