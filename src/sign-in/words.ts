// Schemas for groups of texts that all have a default: each text an author writes replaces one default.
import { optional, record, type Static, text } from '../schema/vocabulary.ts'

/** A record with an optional text for each default. */
export function wordsSchema<T extends Record<string, string>>(defaults: T, about: string) {
  const word = (standard: string) => optional(text({ about: 'What is said.', otherwise: standard, max: 400 }))
  const fields = Object.fromEntries(Object.entries(defaults).map(([key, standard]) => [key, word(standard)])) as {
    [K in keyof T & string]: ReturnType<typeof word>
  }
  return record(fields, { about })
}

export type Words<T extends Record<string, string>> = Static<ReturnType<typeof wordsSchema<T>>>
