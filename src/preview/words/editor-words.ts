// Loads the texts of the preview in a language, from the folders beside this file and the words of the schema. English is part of the
// first script that a window loads; other languages are loaded on demand.
import * as schemaEn from 'virtual:editor-words/en'
import * as en from './en/index.ts'
import { grammarOf } from './grammar.ts'
import type { EditorWords, OwnWords } from './rooms.ts'

/** Each language in its own words. */
export const editorLanguages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const
export type EditorLanguage = keyof typeof editorLanguages

const files: Record<EditorLanguage, () => Promise<[OwnWords, typeof schemaEn]>> = {
  en: async () => [en, schemaEn],
  de: () => Promise.all([import('./de/index.ts'), import('virtual:editor-words/de')]),
  fr: () => Promise.all([import('./fr/index.ts'), import('virtual:editor-words/fr')]),
  es: () => Promise.all([import('./es/index.ts'), import('virtual:editor-words/es')]),
}

/** Loads the texts of a language. `locale`: the language with a region, which decides the format of numbers and times. */
export async function editorWords(language: EditorLanguage, locale: string = language): Promise<EditorWords> {
  const [own, ofSchema] = await files[language]()
  return { ...grammarOf(locale), ...own, ...ofSchema }
}

export const english: EditorWords = { ...grammarOf('en'), ...en, ...schemaEn }

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
