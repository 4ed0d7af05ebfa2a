// The rules of a form: the only definition of what may be sent. The page, the function and (as constraints made from
// the same declaration) the database hold to it. Runs in browsers; keep it small and without imports that run.
import type { Answer, FieldRules, ReadAnswer } from './field-rules.ts'
import type { ConditionValue, FormDeclaration, FormField, Payload } from './form.ts'

export type Mistakes = Record<string, string>
/** `rules` names the rule that each field has broken, by its key among the form's messages. */
export type Checked = { ok: true; payload: Payload } | { ok: false; fields: Mistakes; rules: Record<string, string> }

export interface FormRules {
  /**
   * Turns what controls send, all of it text, into answers: a ticked box is true, the boxes of a group become a list.
   * Takes FormData or URLSearchParams. The honeypot and names the form does not know are kept as they are.
   */
  readEntries(form: FormDeclaration, entries: Iterable<[string, unknown]>): Record<string, unknown>
  /** Whether the form asks for the field, given the other answers: a field whose condition is not met does not exist. */
  isAsked(form: FormDeclaration, field: FormField, answers: Record<string, unknown>): boolean
  /** The key of the sentence that says that a required answer was not given. */
  missingOf(field: FormField): string
  /** Checks answers against the declaration: gives what is to be stored, or one sentence for each field at fault. */
  validate(form: FormDeclaration, answers: Record<string, unknown>): Checked
}

/** Where the Turnstile widget puts its token. */
export const turnstileField = 'cf-turnstile-response'

/** `types`: the rules of every type of field, by its name. */
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
    for (const [name, value] of entries) sent.set(name, [...(sent.get(name) ?? []), value])
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
    // A chain of conditions can't be longer than the form; counting keeps a circle from running for ever.
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
      mistakes.set(field.name, sentence(form, field, rule))
      rules.set(field.name, rule)
    }
    return mistakes.size
      ? { ok: false, fields: Object.fromEntries(mistakes), rules: Object.fromEntries(rules) }
      : { ok: true, payload: Object.fromEntries(payload) }
  }

  return { readEntries, isAsked, missingOf, validate }
}

/** Whether an answer is the one a condition names: of several boxes one that is ticked, and `false` for a box left empty. */
const meets = ({ answer, mistake }: ReadAnswer, is: ConditionValue) =>
  Array.isArray(answer) ? answer.includes(`${is}`) : !mistake && (answer ?? false) === is

/** A sentence of the form about one of its fields. */
export function sentence(
  { messages, language }: Pick<FormDeclaration, 'messages' | 'language'>,
  field: FormField,
  key: string,
): string {
  if (key === field.type && field.typeMessage !== undefined) return filledIn(field.typeMessage, field)
  const plural = language === undefined ? undefined : new Intl.PluralRules(language).select(field.max)
  return filledIn(messages[`${key}.${plural}`] ?? messages[key] ?? messages.malformed, field, language)
}

/** A message with the field's label and bound in place of `{label}` and `{max}`. */
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

/** A label without the stop or colon at its end; one that is a sentence or a question by itself, in quotation marks. */
function inSentence(label: string, isQuoted: boolean): string {
  const words = label.replace(/[\s.:…]+$/, '')
  const isSentence = /[?!]$/.test(words) || (/[.…]\s*$/.test(label) && words.split(' ').length > 3)
  return isSentence && !isQuoted ? `“${words}”` : words
}
