// Loads the texts of the preview in a language, from the folders beside this file. English is part of the first script that a window
// loads; other languages are loaded on demand.
import * as en from './en/index.ts'
import { grammarOf } from './grammar.ts'
import type { EditorWords } from './rooms.ts'

/** Each language in its own words. */
export const editorLanguages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const
export type EditorLanguage = keyof typeof editorLanguages

const files: Record<EditorLanguage, () => Promise<Omit<EditorWords, keyof ReturnType<typeof grammarOf>>>> = {
  en: async () => en,
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  es: () => import('./es/index.ts'),
}

/** Loads the texts of a language. `locale`: the language with a region, which decides the format of numbers and times. */
export const editorWords = async (language: EditorLanguage, locale: string = language): Promise<EditorWords> => ({
  ...grammarOf(locale),
  ...(await files[language]()),
})

export const english: EditorWords = { ...grammarOf('en'), ...en }

/** Returns the first known language of a browser's list, `de` for `de-AT`; English where none is known. */
export function preferredLanguage(tags: readonly string[]): EditorLanguage {
  const known = Object.keys(editorLanguages) as EditorLanguage[]
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split('-')
    const found = known.find((one) => one === language)
    if (found) return found
  }
  return 'en'
}
