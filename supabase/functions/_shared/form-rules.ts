// The rules of a form, defined once for the page and the function; the database has constraints made from the same declaration.
// Runs in browsers: keep it small and without imports that run code.
import type { Answer, FieldRules, ReadAnswer } from './field-rules.ts'
import type { ConditionValue, FormDeclaration, FormField, Payload } from './form.ts'

export type Mistakes = Record<string, string>
/** `rules` maps each field at fault to the broken rule's key among the form's messages. */
export type Checked = { ok: true; payload: Payload } | { ok: false; fields: Mistakes; rules: Record<string, string> }

export interface FormRules {
  /**
   * Converts the text entries that controls send (FormData or URLSearchParams) to answers: a ticked box becomes true, a group of boxes
   * a list, a character that is neither seen nor storable a blank. The honeypot and unknown names are kept.
   */
  readEntries(form: FormDeclaration, entries: Iterable<[string, unknown]>): Record<string, unknown>
  /** Whether the form asks for the field, given the other answers. A field whose condition is not met does not exist. */
  isAsked(form: FormDeclaration, field: FormField, answers: Record<string, unknown>): boolean
  /** Returns the key of the message for a missing required answer. */
  missingOf(field: FormField): string
  /** Checks answers and returns the payload to store, or a message for each field at fault. */
  validate(form: FormDeclaration, answers: Record<string, unknown>): Checked
}

/** The field in which the Turnstile widget sends its token. */
export const turnstileField = 'cf-turnstile-response'

/** Maximum size of all answers together, in bytes of JSON: what a request may have, without room for the honeypot and a token. */
const maxPayloadBytes = 60 * 1024

/** Whether answers that keep each field's `max` may be too much together; a letter has at most four bytes. */
export const mayBeTooMuch = (fields: readonly Pick<FormField, 'max'>[]): boolean =>
  fields.reduce((sum, { max }) => sum + max * 4, 0) > maxPayloadBytes

// Controls and halves of surrogate pairs, which are pasted unseen from slides and word processors and cannot be stored.
const invisible = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu

/** `types` has the rules of every field type by its name. */
export function formRules(types: Readonly<Record<string, FieldRules>>): FormRules {
  const rulesOf = ({ type }: FormField): FieldRules => {
    const rules = Object.hasOwn(types, type) ? types[type] : undefined
    if (!rules) throw new Error(`There are no rules for fields of the type "${type}".`)
    return rules
  }

  const missingOf: FormRules['missingOf'] = (field) => rulesOf(field).missing ?? 'required'

  const readAnswer = (field: FormField, answers: Record<string, unknown>): ReadAnswer => {
    const given = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
    return given === undefined || given === null || given === false ? {} : rulesOf(field).read(field, given)
  }

  const readEntries: FormRules['readEntries'] = (form, entries) => {
    const sent = new Map<string, unknown[]>()
    for (const [name, value] of entries) {
      const text = typeof value === 'string' ? value.replace(invisible, ' ') : value
      sent.set(name, [...(sent.get(name) ?? []), text])
    }
    const fields = new Map(form.fields.map((field) => [field.name, field]))
    return Object.fromEntries(
      [...sent].map(([name, values]) => {
        const field = fields.get(name)
        const gather = field && rulesOf(field).gather
        return [name, gather ? gather(values) : values.at(-1)]
      }),
    )
  }

  const isAsked: FormRules['isAsked'] = (form, field, answers) => {
    // A chain of conditions is never longer than the form, so counting steps ends a circular one.
    let parent: FormField | undefined = field
    for (let steps = 0; parent?.when; steps++) {
      const { field: name, is }: { field: string; is: ConditionValue } = parent.when
      parent = form.fields.find((other) => other.name === name)
      if (!parent || steps > form.fields.length || !meets(readAnswer(parent, answers), is)) return false
    }
    return true
  }

  const validate: FormRules['validate'] = (form, answers) => {
    const payload = new Map<string, Answer>()
    const mistakes = new Map<string, string>()
    const rules = new Map<string, string>()
    const known = new Set([...form.fields.map(({ name }) => name), form.honeypot, form.turnstile && turnstileField])
    for (const name of Object.keys(answers))
      if (!known.has(name) && mistakes.size < 20) mistakes.set(name.slice(0, 60), form.messages.unknown)
    for (const field of form.fields) {
      const { answer, mistake } = readAnswer(field, answers)
      if (!isAsked(form, field, answers)) continue
      const rule = mistake ?? (answer === undefined && field.required ? missingOf(field) : undefined)
      if (rule === undefined && answer !== undefined) payload.set(field.name, answer)
      if (rule === undefined) continue
      mistakes.set(field.name, fieldSentence(form, field, rule))
      rules.set(field.name, rule)
    }
    const longest = mistakes.size === 0 && longestOf(payload)
    const field = longest && form.fields.find(({ name }) => name === longest)
    if (field) {
      mistakes.set(field.name, fieldSentence(form, field, 'tooMuch'))
      rules.set(field.name, 'tooMuch')
    }
    return mistakes.size
      ? { ok: false, fields: Object.fromEntries(mistakes), rules: Object.fromEntries(rules) }
      : { ok: true, payload: Object.fromEntries(payload) }
  }

  return { readEntries, isAsked, missingOf, validate }
}

/** Returns the field with the longest answer when all together are too much for one request. */
function longestOf(payload: ReadonlyMap<string, Answer>): string | undefined {
  const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
  if (sizeOf(Object.fromEntries(payload)) <= maxPayloadBytes) return undefined
  return [...payload].sort(([, one], [, other]) => sizeOf(other) - sizeOf(one))[0]?.[0]
}

/** Whether an answer meets a condition: one of several boxes is ticked, or for `false` a box is not ticked. */
const meets = ({ answer, mistake }: ReadAnswer, is: ConditionValue) =>
  Array.isArray(answer) ? answer.includes(`${is}`) : !mistake && (answer ?? false) === is

/** Returns the form's message about one of its fields, in the plural form for the field's `max`. */
export function fieldSentence(
  { messages, language }: Pick<FormDeclaration, 'messages' | 'language'>,
  field: FormField,
  key: string,
): string {
  if (key === field.type && field.typeMessage !== undefined) return filledIn(field.typeMessage, field)
  const plural = language === undefined ? undefined : new Intl.PluralRules(language).select(field.max)
  return filledIn(messages[`${key}.${plural}`] ?? messages[key] ?? messages.malformed, field, language)
}

/** Replaces `{label}` and `{max}` in a message. */
export const filledIn = (
  message: string,
  { label, max }: Pick<FormField, 'label' | 'max'>,
  language?: string,
): string =>
  message.replace(/(["'«»‹›„“”‚‘’]?)\{label\}|\{max\}/g, (_, quote?: string) =>
    quote === undefined
      ? language === undefined
        ? `${max}`
        : new Intl.NumberFormat(language).format(max)
      : quote + inSentence(label, quote !== ''),
  )

/** Removes a stop or colon from the end of a label, and quotes labels that are sentences or questions. */
function inSentence(label: string, isQuoted: boolean): string {
  const words = label.replace(/[\s.:…]+$/, '')
  const isSentence = /[?!]$/.test(words) || (/[.…]\s*$/.test(label) && words.split(' ').length > 3)
  return isSentence && !isQuoted ? `“${words}”` : words
}
