// Types of the words of problems in languages other than English.
import type { FactsOf } from '../kind.ts'

export const translatedLanguages = ['de', 'fr', 'es'] as const
export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** The message and the hint of a kind of problem, from the facts of its English ones. */
export interface Translation<Facts> {
  message(facts: Facts): string
  hint(facts: Facts): string
}

/** A translation of every kind. `Of`: the type of a file of kinds. */
export type Translations<Of> = { readonly [Code in keyof Of]: Translation<FactsOf<Of, Code>> }

/** The default export of a check's `translations.ts`. `Of`: the type of its `problems.ts`. */
export type InEachLanguage<Of> = Readonly<Record<TranslatedLanguage, Translations<Of>>>
