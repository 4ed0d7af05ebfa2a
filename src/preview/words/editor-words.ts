// What the preview says, in each language it knows: a folder each beside this file. English is in the first script that a
// window loads, another language is loaded when it is the one that is spoken.
import * as en from './en/index.ts'
import { grammarOf } from './grammar.ts'
import type { EditorWords } from './rooms.ts'

/** Each as it calls itself. */
export const editorLanguages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const
export type EditorLanguage = keyof typeof editorLanguages

const files: Record<EditorLanguage, () => Promise<Omit<EditorWords, keyof ReturnType<typeof grammarOf>>>> = {
  en: async () => en,
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  es: () => import('./es/index.ts'),
}

/** `locale`: the language with its region, where numbers and times are written as there. */
export const wordsIn = async (language: EditorLanguage, locale: string = language): Promise<EditorWords> => ({
  ...grammarOf(locale),
  ...(await files[language]()),
})

export const english: EditorWords = { ...grammarOf('en'), ...en }

/** The first that is known of those that somebody reads, best first: `de` for `de-AT`. English where none is. */
export function spokenOf(tags: readonly string[]): EditorLanguage {
  const known = Object.keys(editorLanguages) as EditorLanguage[]
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split('-')
    const found = known.find((one) => one === language)
    if (found) return found
  }
  return 'en'
}
