// The engine's own texts for visitors, in a file below `words` for each language.
import type { Texts } from '../site/model.ts'

/** Words of one language; English stands in for missing ones. */
export interface EngineWords {
  texts: Partial<Texts>
  /** Error messages of forms, or of a field type by its name. A message with a number may have plural forms. */
  messages: Record<string, string | PluralForms | BoundForms>
  /** The notification mail for a request. */
  notice: { subject: string; text: string }
}

/** Plural forms by the categories of `Intl.PluralRules`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** `other` is for a field without bounds. */
export type BoundForms = Record<'other' | 'from' | 'to' | 'between', string>

const modules = import.meta.glob<EngineWords>('./words/*.ts', { eager: true, import: 'default' })
const known = new Map(
  Object.entries(modules).map(([file, words]) => [file.slice('./words/'.length, -'.ts'.length), words]),
)

/** Available language tags, English first. */
export const engineLanguages: readonly string[] = ['en', ...[...known.keys()].filter((tag) => tag !== 'en').sort()]

/** Returns the words of a language or of its parent, `de` for `de-AT`; English when there are none. */
export function engineWords(tag: string): EngineWords {
  const words = known.get(knownLanguage(tag) ?? 'en')
  if (!words) throw new Error('The engine has no words in English.')
  return words
}

/** Returns the available language for a tag, `de` for `de-AT`; undefined when there is none. */
export function knownLanguage(tag: string): string | undefined {
  const parts = tag.toLowerCase().split('-')
  while (parts.length > 0) {
    if (known.has(parts.join('-'))) return parts.join('-')
    parts.pop()
  }
  return undefined
}

/** Returns flat messages: `tooLong` for the category `other`, `tooLong.one` for `one`. */
export function messagesIn(tag: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(engineWords(tag).messages).flatMap(([key, message]): [string, string][] =>
      typeof message === 'string'
        ? [[key, message]]
        : Object.entries(message).map(([form, words]) => [form === 'other' ? key : `${key}.${form}`, words]),
    ),
  )
}
