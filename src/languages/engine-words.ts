// What the engine says to visitors by itself, in each language it knows: a file each below `words`.
import type { Texts } from '../site/model.ts'

/** Words of one language. What is left out is said in English. */
export interface EngineWords {
  texts: Partial<Texts>
  /** Sentences of forms about mistakes; those of a field type by its name. One with a number may have a form for each plural. */
  messages: Record<string, string | PluralForms | BoundForms>
  /** The mail that announces a request. */
  notice: { subject: string; text: string }
}

/** By the categories of the language's plural rules, as `Intl.PluralRules` names them. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** `other` is that of a field without bounds. */
export type BoundForms = Record<'other' | 'from' | 'to' | 'between', string>

const found = import.meta.glob<EngineWords>('./words/*.ts', { eager: true, import: 'default' })
const known = new Map(
  Object.entries(found).map(([file, words]) => [file.slice('./words/'.length, -'.ts'.length), words]),
)

/** Tags of the languages, English first. */
export const engineLanguages: readonly string[] = ['en', ...[...known.keys()].filter((tag) => tag !== 'en').sort()]

/** The words of a language, or of the one it is a kind of: `de` for `de-AT`; English where there are none. */
export function engineWords(tag: string): EngineWords {
  const words = known.get(knownLanguage(tag) ?? 'en')
  if (!words) throw new Error('The engine has no words in English.')
  return words
}

/** Of the languages there are, the one that is said for this one; undefined where there is none. */
export function knownLanguage(tag: string): string | undefined {
  const parts = tag.toLowerCase().split('-')
  while (parts.length > 0) {
    if (known.has(parts.join('-'))) return parts.join('-')
    parts.pop()
  }
  return undefined
}

/** The messages as a form has them: `tooLong` with its form for every other number, `tooLong.one` beside it. */
export function messagesIn(tag: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(engineWords(tag).messages).flatMap(([key, message]): [string, string][] =>
      typeof message === 'string'
        ? [[key, message]]
        : Object.entries(message).map(([form, words]) => [form === 'other' ? key : `${key}.${form}`, words]),
    ),
  )
}
