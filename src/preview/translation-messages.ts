// What the preview's server and the panel say to each other of the translations of a site. Types alone.
import type { Path } from '../problems/finding.ts'

export interface TranslatedText {
  /** In the first language. */
  text: string
  /** Empty where there is none. */
  translation: string
  /** Of a text that has changed since it was translated: what it was, and what was said of that. */
  former?: { text: string; translation: string }
  /** Where operations set it, as problems name it. */
  at: Path
  /** The page that it stands on first; left out for what no page says by itself. */
  page?: string
}

export interface TranslationList {
  languages: { tag: string; name: string; open: number }[]
  /** The one that is listed. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** The language that is translated from. */
  from: string
  /** How many texts there are of those that were looked for. */
  found: number
  /** The first of them, those of the shown page before all others. */
  texts: TranslatedText[]
}
