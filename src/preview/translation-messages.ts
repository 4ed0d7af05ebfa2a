// Types of the messages between the preview's server and the panel about translations.
import type { Path } from '../problems/finding.ts'

export interface TranslatedText {
  /** The text in the first language. */
  text: string
  /** Empty where the text has no translation. */
  translation: string
  /** For a text that has changed since: the text that was translated, and its translation. */
  former?: { text: string; translation: string }
  /** The path at which operations set the translation. */
  at: Path
  /** The path of the first page with the text; left out for texts that belong to no page. */
  page?: string
}

export interface TextsInLanguage {
  /** The tag of the language. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** The tag of the first language, which is translated. */
  from: string
  texts: TranslatedText[]
}

/** `texts`: the first that match the filter, with those of the shown page first. */
export interface TranslationList extends TextsInLanguage {
  languages: { tag: string; name: string; open: number }[]
  /** The number of texts that match the filter. */
  found: number
}
