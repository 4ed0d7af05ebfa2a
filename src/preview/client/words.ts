// The preview's own texts, in the language of the browser or the one chosen in the bar.
import { phraseBook } from '../../languages/phrase-book.ts'
import type { ProblemTranslations, ProblemWords } from '../../problems/words/in-language.ts'
import { type EditorLanguage, editorLanguages, editorWords, english, preferredLanguage } from '../words/editor-words.ts'
import type { EditorWords } from '../words/rooms.ts'

/** The texts. Read them in functions, never while a module loads: until `loadWords` has resolved they are English. */
export let words: EditorWords = english

/** Language of the texts, for `lang` attributes. */
export let language: EditorLanguage = 'en'

/** The language with the browser's region, which decides how dates are written: `en-GB`. */
export let locale = 'en'

const key = 'lectern-language'

/** Loads the texts. Must resolve before anything is rendered. */
export async function loadWords(): Promise<void> {
  const kept = localStorage.getItem(key)
  language = preferredLanguage(kept ? [kept] : navigator.languages)
  locale =
    navigator.languages.find((tag) => preferredLanguage([tag]) === language && tag.startsWith(language)) ?? language
  words = await editorWords(language, locale)
  ofServer = phraseBook(words.answers)
}

let ofServer = phraseBook({})

/** A text of the server in the language of the editor. Texts of programs stay as they are; those of the engine among them do not. */
export const inEditorLanguage = (said: string | readonly string[]): string => [said].flat().map(ofServer).join(' ')

interface Worded extends ProblemWords {
  translations: ProblemTranslations
}

/** Words a problem in the language of the editor. */
export const inOwnWords = ({ translations, ...inEnglish }: Worded): ProblemWords =>
  language === 'en' ? inEnglish : translations[language]

export const languageChoices = Object.entries(editorLanguages)

/** Stores the language and reloads the window. Drafts, panel and scroll position survive that. */
export function switchLanguage(tag: string) {
  localStorage.setItem(key, tag)
  location.reload()
}
