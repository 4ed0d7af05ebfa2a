// The rules of a form: the only definition of what may be sent. The page, the function and (as constraints made from
// the same declaration) the database hold to it. Runs in browsers; keep it small and without imports that run.
import type { FormDeclaration, FormField, Payload } from './form.ts'

export type Mistakes = Record<string, string>
export type Checked = { ok: true; payload: Payload } | { ok: false; fields: Mistakes }
type Answer = Payload[string]
type MessageKey = Exclude<keyof FormDeclaration['messages'], 'summary' | 'unknown'>

// The pattern of the HTML standard: what `<input type="email">` accepts, no more and no less.
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

// Half a surrogate pair, or a control character. A tab may be pasted anywhere, a line break only where lines are asked for.
const unstorable = /\p{Cs}|(?![\t\n])\p{Cc}/u
/** Where the Turnstile widget puts its token. */
export const turnstileField = 'cf-turnstile-response'
const numeral = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/**
 * Turns what controls send, all of it text, into answers: a ticked box is true, the boxes of a group become a list.
 * Takes FormData or URLSearchParams. The honeypot and names the form does not know are kept as they are.
 */
export function readEntries(form: FormDeclaration, entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const answers = new Map<string, unknown>()
  const types = new Map(form.fields.map(({ name, type }) => [name, type]))
  for (const [name, value] of entries) {
    const type = types.get(name)
    const before = answers.get(name)
    if (type === 'checkboxes') answers.set(name, Array.isArray(before) ? [...before, value] : [value])
    else answers.set(name, type === 'checkbox' && value !== '' ? true : value)
  }
  return Object.fromEntries(answers)
}

/** Whether the form asks for the field, given the other answers: a field whose condition is not met does not exist. */
export function isAsked(form: FormDeclaration, field: FormField, answers: Record<string, unknown>): boolean {
  // A chain of conditions can't be longer than the form; counting keeps a circle from running for ever.
  let asked: FormField | undefined = field
  for (let steps = 0; asked?.when; steps++) {
    const { field: name, is }: { field: string; is: string } = asked.when
    asked = form.fields.find((other) => other.name === name)
    if (!asked || steps > form.fields.length) return false
    const { answer } = readAnswer(asked, Object.hasOwn(answers, name) ? answers[name] : undefined)
    if (Array.isArray(answer) ? !answer.includes(is) : (answer === true ? 'yes' : answer) !== is) return false
  }
  return true
}

/** Checks answers against the declaration: gives what is to be stored, or one sentence for each field at fault. */
export function validate(form: FormDeclaration, answers: Record<string, unknown>): Checked {
  const payload = new Map<string, Answer>()
  const mistakes = new Map<string, string>()
  const known = new Set([...form.fields.map(({ name }) => name), form.honeypot, form.turnstile && turnstileField])
  for (const name of Object.keys(answers))
    if (!known.has(name) && mistakes.size < 20) mistakes.set(name.slice(0, 60), form.messages.unknown)
  for (const field of form.fields) {
    const given = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
    const { answer, mistake } = readAnswer(field, given)
    if (!isAsked(form, field, answers)) continue
    if (mistake) mistakes.set(field.name, sentence(form, field, mistake))
    else if (answer !== undefined) payload.set(field.name, answer)
    else if (field.required) mistakes.set(field.name, sentence(form, field, 'required'))
  }
  return mistakes.size
    ? { ok: false, fields: Object.fromEntries(mistakes) }
    : { ok: true, payload: Object.fromEntries(payload) }
}

const sentence = (form: FormDeclaration, field: FormField, mistake: MessageKey): string =>
  filledIn(form.messages[mistake], field)

/** A message with the field's label and bound in place of `{label}` and `{max}`. */
export const filledIn = (message: string, { label, max }: Pick<FormField, 'label' | 'max'>): string =>
  message.replace(/(["'«»‹›„“”‚‘’]?)\{label\}|\{max\}/g, (_, quote?: string) =>
    quote === undefined ? `${max}` : quote + inSentence(label, quote !== ''),
  )

/** A label without the stop or colon at its end; one that is a sentence or a question by itself, in quotation marks. */
function inSentence(label: string, isQuoted: boolean): string {
  const words = label.replace(/[\s.:…]+$/, '')
  const isSentence = /[?!]$/.test(words) || (/[.…]\s*$/.test(label) && words.split(' ').length > 3)
  return isSentence && !isQuoted ? `“${words}”` : words
}

interface Read {
  answer?: Answer
  mistake?: MessageKey
}

/** One answer as it is to be stored; neither answer nor mistake when nothing was given. */
function readAnswer(field: FormField, given: unknown): Read {
  if (given === undefined || given === null || given === false) return {}
  if (field.type === 'checkbox') return given === true ? { answer: true } : given === '' ? {} : { mistake: 'choice' }
  if (field.type === 'checkboxes') return readSeveral(field, given)
  if (field.type === 'number' && typeof given === 'number') return readNumber(field, given)
  if (typeof given !== 'string') return { mistake: 'malformed' }
  const text = given.replace(/\r\n?/g, '\n').trim()
  if (!text) return {}
  if (unstorable.test(text) || (field.type !== 'textarea' && text.includes('\n'))) return { mistake: 'malformed' }
  if (field.type === 'number') return numeral.test(text) ? readNumber(field, Number(text)) : { mistake: 'number' }
  if (field.type === 'date') return readDate(field, text)
  const offered = field.type === 'hidden' ? [field.value] : field.choices?.map(({ value }) => value)
  if (offered) return offered.includes(text) ? { answer: text } : { mistake: 'choice' }
  // Length first: the pattern never runs on a text longer than the field takes.
  if ([...text].length > field.max) return { mistake: 'tooLong' }
  if (field.type === 'email' && !emailPattern.test(text)) return { mistake: 'email' }
  return { answer: text }
}

function readSeveral(field: FormField, given: unknown): Read {
  const ticked = (Array.isArray(given) ? given : [given]).filter((value) => value !== '')
  const values = (field.choices ?? []).map(({ value }) => value)
  if (!ticked.every((value) => values.includes(value))) return { mistake: 'choice' }
  // In the declaration's order, so that the same answers are the same request.
  return ticked.length ? { answer: values.filter((value) => ticked.includes(value)) } : {}
}

function readNumber({ from, to }: FormField, number: number): Read {
  const inside = (from === undefined || number >= Number(from)) && (to === undefined || number <= Number(to))
  return Number.isFinite(number) && inside ? { answer: number || 0 } : { mistake: 'number' }
}

function readDate({ from = '0001-01-01', to = '9999-12-31' }: FormField, day: string): Read {
  // Days that do not exist, such as 30 February, roll over and come back as another day.
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return exists && day >= from && day <= to ? { answer: day } : { mistake: 'date' }
}
