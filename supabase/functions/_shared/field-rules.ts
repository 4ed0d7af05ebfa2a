// Types for the rules of a field type. Each folder of src/forms/field-types has a `rules.ts`, which may import files of this folder
// only, because the hosted functions run a copy of it. Runs in browsers: keep it small.
import type { FormField, Payload } from './form.ts'

export type Answer = Payload[string]

/** An answer to store, or the key of a mistake's message in the form; empty when nothing was given. */
export interface ReadAnswer {
  answer?: Answer
  mistake?: string
}

/** A field whose answers lie between two bounds. */
export interface Bounded<Bound = string> extends FormField {
  from?: Bound
  to?: Bound
  /** Time zone of `today`; defaults to UTC. */
  zone?: string
}

export interface FieldRules<Field extends FormField = FormField> {
  /** Key of the message for a required answer that is missing; defaults to `required`. */
  missing?: string
  /** Combines the texts that controls of this name have sent; by default the last one counts. */
  gather?(sent: readonly unknown[]): unknown
  /** Reads an untrusted value, which is never undefined, null or false. */
  read(field: Field, given: unknown): ReadAnswer
}

// Half a surrogate pair, or a control character. Tabs may be pasted anywhere, line breaks only into fields of several lines.
const unstorable = /\p{Cs}|(?![\t\n])\p{Cc}/u

/** Trims a text and passes it to `read`. A blank text is no answer; one that cannot be stored is a mistake. */
export function readText(given: unknown, read: (text: string) => ReadAnswer, { lines = false } = {}): ReadAnswer {
  if (typeof given !== 'string') return { mistake: 'malformed' }
  const text = given.replace(/\r\n?/g, '\n').trim()
  if (!text) return {}
  if (unstorable.test(text) || (!lines && text.includes('\n'))) return { mistake: 'malformed' }
  return read(text)
}

/** Returns the text unless it is longer than the field allows, in Unicode code points. */
export const withinMax = ({ max }: FormField, text: string): ReadAnswer =>
  [...text].length > max ? { mistake: 'tooLong' } : { answer: text }

/** Reads one of the field's choices. */
export const readChoice = ({ choices = [] }: FormField, given: unknown): ReadAnswer =>
  readText(given, (text) => (choices.some(({ value }) => value === text) ? { answer: text } : { mistake: 'choice' }))

/** A number as JavaScript parses it: without digits of other keyboards, such as ٤ and ４, and with a point for a decimal comma. */
export const plainNumber = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    // Not before three digits, which it may group.
    .replace(/^([-+]?\d+)[,٫](\d{1,2}|\d{4,})$/, '$1.$2')
