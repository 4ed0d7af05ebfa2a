// Formats numbers, lists and times in a language, and chooses plural forms.
import type { PluralForms } from '../../languages/engine-words.ts'

const quotationMarks: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
}

export function grammarOf(tag: string) {
  const rules = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  const lists = new Intl.ListFormat(tag)
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const language = rules.resolvedOptions().locale.slice(0, 2)
  const marks = quotationMarks[language] ?? ['“', '”']
  // French has a space before it, at which no line breaks.
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return {
    /** Returns the plural form for `count`, with each `#` that is a word replaced by the number: a title in it may be `Our #1 bakery`. */
    counted: (count: number, forms: PluralForms): string =>
      (forms[rules.select(count)] ?? forms.other).replace(/(?<=^|\s)#(?![\p{L}\p{N}])/gu, numbers.format(count)),
    /** `“A”`. */
    quoted: (text: string): string => marks.join(text),
    /** `Move up: the title`. */
    labelled: (label: string, text: string): string => label + colon + text,
    number: (value: number): string => numbers.format(value),
    /** `A, B and next`. */
    list: (words: Iterable<string>): string => lists.format(words),
    /** `A, B or next`. */
    either: (words: Iterable<string>): string => either.format(words),
    day: (at: Date | number): string => day.format(at),
    time: (at: Date | number): string => time.format(at),
    moment: (at: Date | number): string => moment.format(at),
    /** `2 hours ago` for -2, `in 2 hours` for 2. */
    ago: (count: number, unit: Intl.RelativeTimeFormatUnit): string => relative.format(count, unit),
  }
}
