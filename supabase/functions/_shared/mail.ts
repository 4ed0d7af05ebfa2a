// Composes the mails about a request, and defines the type of mailers.
import { emailPattern } from './email-address.ts'
import type { BackendForm, FormDeclaration } from './form.ts'
import { languageColumn } from './languages.ts'
import type { DueMail } from './sql-store.ts'

export interface Mail {
  /** Equal for every attempt, so that a receiver can detect duplicates. Without angle brackets. */
  messageId: string
  /** Identifies the outbox row; letters, digits and hyphens. */
  key: string
  from: { name: string; address: string }
  to: string[]
  replyTo?: string
  subject: string
  /** Plain text. */
  text: string
}

export interface Mailer {
  /** Resolves when a mail server has accepted the mail, else rejects. May be called again for the same mail. */
  send(mail: Mail): Promise<void>
}

/** Returns the mail to send; undefined without a recipient. Headers contain nothing that a visitor wrote, except an e-mail address. */
export function compose({ form, settings, languages = {} }: BackendForm, due: DueMail): Mail | undefined {
  const { mail } = settings
  const email = due.request[form.addressField ?? '']
  const visitor = typeof email === 'string' ? [email].filter(isAddress) : []
  const language = String(due.request[languageColumn] ?? '')
  const own = Object.hasOwn(languages, language) ? languages[language]?.receipt : undefined
  const words = due.kind === 'notice' ? mail.notice : (own ?? mail.receipt)
  const to = due.kind === 'notice' ? mail.to.filter(isAddress) : visitor
  if (!words || !to.length || !isAddress(mail.from)) return undefined
  return {
    messageId: `outbox-${due.id}@${mail.from.split('@')[1]}`,
    key: `outbox-${due.id}`,
    from: { name: oneLine(mail.fromName), address: mail.from },
    to,
    replyTo: due.kind === 'notice' ? visitor[0] : undefined,
    subject: oneLine(words.subject),
    // A receipt repeats nothing that was typed, because it may go to a foreign address.
    text: due.kind === 'notice' ? fillIn(words.text, form, due.request) : words.text,
  }
}

const isAddress = (text: string) => text.length <= 254 && emailPattern.test(text)
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Replaces `[name]` and `[answers]` once, so that brackets in an answer stay. */
function fillIn(text: string, form: FormDeclaration, request: Record<string, unknown>): string {
  return text.replace(/\[([a-z][a-z0-9_-]*)\]/g, (whole, name: string) => {
    if (name === 'answers') return everyAnswer(form, request)
    return form.fields.some((field) => field.name === name) ? answerText(form, name, request[name]) : whole
  })
}

function everyAnswer(form: FormDeclaration, request: Record<string, unknown>): string {
  return form.fields
    .filter(({ name }) => request[name] !== null && request[name] !== undefined)
    .map(({ name, label, lines }) => {
      const text = answerText(form, name, request[name])
      return lines ? `${labelText(label)}\n${text.replace(/^/gm, '  ')}` : `${labelText(label)} ${text}`
    })
    .join('\n')
}

/** A label before its answer, with one colon unless it ends with a question or exclamation mark. */
function labelText(label: string): string {
  const words = label.replace(/[\s.:…]+$/, '')
  return /[?!]$/.test(words) ? words : `${words}:`
}

function answerText(form: FormDeclaration, name: string, answer: unknown): string {
  const choices = new Map(form.fields.find((field) => field.name === name)?.choices?.map((c) => [c.value, c.label]))
  if (answer === null || answer === undefined) return ''
  if (answer === true) return '✓'
  return [answer]
    .flat()
    .map((each) => choices.get(String(each)) ?? String(each))
    .join(', ')
}
