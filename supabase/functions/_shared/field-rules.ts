// What the rules of one type of field are made of. Each folder of src/forms/field-types has its own in `rules.ts`, which may
// import nothing but files of this folder: the hosted functions run a copy of it. Runs in browsers; keep it small.
import type { FormField, Payload } from './form.ts'

export type Answer = Payload[string]

/** An answer as it is to be stored, or a mistake: the key of the sentence in the form's messages. Neither: nothing was given. */
export interface ReadAnswer {
  answer?: Answer
  mistake?: string
}

/** A field whose answers lie between two others. */
export interface Bounded<Bound = string> extends FormField {
  from?: Bound
  to?: Bound
  /** Whose day `today` is; left out, that of UTC. */
  zone?: string
}

export interface FieldRules<Field extends FormField = FormField> {
  /** The key of the sentence about a required answer that was not given. Left out: `required`. */
  missing?: string
  /** Makes one value of the texts that controls of this name have sent. Left out: the last of them. */
  gather?(sent: readonly unknown[]): unknown
  /** `given` is untrusted, and neither undefined nor null nor false. */
  read(field: Field, given: unknown): ReadAnswer
}

// Half a surrogate pair, or a control character. A tab may be pasted anywhere, a line break only where lines are asked for.
const unstorable = /\p{Cs}|(?![\t\n])\p{Cc}/u

/** Has the text read, without the blanks around it. A blank one is no answer, and one that cannot be stored a mistake. */
export function readText(given: unknown, read: (text: string) => ReadAnswer, { lines = false } = {}): ReadAnswer {
  if (typeof given !== 'string') return { mistake: 'malformed' }
  const text = given.replace(/\r\n?/g, '\n').trim()
  if (!text) return {}
  if (unstorable.test(text) || (!lines && text.includes('\n'))) return { mistake: 'malformed' }
  return read(text)
}

/** The text itself, unless it is longer than the field takes. Lengths count Unicode code points. */
export const withinMax = ({ max }: FormField, text: string): ReadAnswer =>
  [...text].length > max ? { mistake: 'tooLong' } : { answer: text }

/** One of the field's choices. */
export const readChoice = ({ choices = [] }: FormField, given: unknown): ReadAnswer =>
  readText(given, (text) => (choices.some(({ value }) => value === text) ? { answer: text } : { mistake: 'choice' }))
