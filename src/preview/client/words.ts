// What the preview says, in the reader's language: that of the browser, or the one chosen in the bar.
import { type EditorLanguage, editorLanguages, editorWords, english, preferredLanguage } from '../words/editor-words.ts'
import type { EditorWords } from '../words/rooms.ts'

/** Read while drawing and answering, never while a module loads: until `loadWords` is done they are English. */
export let words: EditorWords = english

/** As the document or the shadow tree says it in `lang`. */
export let language: EditorLanguage = 'en'

/** The language with its region, where the browser names one: `en-GB` writes another day than `en`. */
export let locale = 'en'

const key = 'lectern-language'

const chosen = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

/** Before anything is drawn. */
export async function loadWords(): Promise<void> {
  const kept = chosen()
  language = preferredLanguage(kept ? [kept] : navigator.languages)
  locale =
    navigator.languages.find((tag) => preferredLanguage([tag]) === language && tag.startsWith(language)) ?? language
  words = await editorWords(language, locale)
}

export const languageChoices = Object.entries(editorLanguages) as [EditorLanguage, string][]

/** Opens the window anew: what is typed, the panel and where the page stands outlive that. */
export function speak(tag: EditorLanguage) {
  localStorage.setItem(key, tag)
  location.reload()
}
