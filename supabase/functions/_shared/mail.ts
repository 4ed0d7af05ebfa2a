// The mails a request sets off: their words, and what takes them away.
import { emailPattern } from './email-address.ts'
import type { BackendForm, FormDeclaration } from './form.ts'
import { languageColumn } from './languages.ts'
import type { DueMail } from './sql-store.ts'

export interface Mail {
  /** The same however often the mail is tried, so that a receiver can tell a second copy. Without angle brackets. */
  messageId: string
  /** Names the outbox row; letters, digits and hyphens. */
  key: string
  from: { name: string; address: string }
  to: string[]
  replyTo?: string
  subject: string
  /** Plain text. */
  text: string
}

export interface Mailer {
  /** Resolves when a mail server has taken the mail over, rejects otherwise. May be called again for the same mail. */
  send(mail: Mail): Promise<void>
}

/** The mail to send, or undefined when there is nobody to send it to. Headers hold nothing a visitor wrote but an address. */
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
    // A receipt goes to an address nobody has proved to be theirs: it repeats nothing that was typed.
    text: due.kind === 'notice' ? fillIn(words.text, form, due.request) : words.text,
  }
}

const isAddress = (text: string) => text.length <= 254 && emailPattern.test(text)
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Replaces `[name]` and `[answers]`, once: brackets that a visitor typed stay brackets. */
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

/** A label before its answer: with one colon, unless it asks or calls by itself. */
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
