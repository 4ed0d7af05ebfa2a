// What the preview says, in each language it knows: a folder each beside this file. English is in the first script that a
// window loads, another language is loaded when it is the one that is spoken.
import en, { type EditorWords } from './en/index.ts'

/** Each as it calls itself. */
export const editorLanguages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const
export type EditorLanguage = keyof typeof editorLanguages

const files: Record<EditorLanguage, () => EditorWords | Promise<EditorWords>> = {
  en: () => en,
  de: async () => (await import('./de/index.ts')).default,
  fr: async () => (await import('./fr/index.ts')).default,
  es: async () => (await import('./es/index.ts')).default,
}

export const wordsIn = (language: EditorLanguage) => files[language]()

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
