// Fills in what a form may leave out. Names in braces have to be filled in before.
import { sinceToday } from '../../../supabase/functions/_shared/day.ts'
import type {
  FieldMessages,
  FormDeclaration,
  FormField,
  Limit,
  Notice,
  RequestSettings,
} from '../../../supabase/functions/_shared/form.ts'
import { mayBeTooMuch } from '../../../supabase/functions/_shared/form-rules.ts'
import { conditionValue } from '../../forms/condition-value.ts'
import { fieldTypeOf, fieldTypes } from '../../forms/field-types.ts'
import { engineWords, knownLanguage, messagesIn } from '../../languages/engine-words.ts'
import type { FormSource } from '../../schema/manifest/form.ts'
import { groupsOnly } from '../../site/groups.ts'
import { contactParts, labelParts } from './text-parts.ts'

export const defaultMessages: FieldMessages = {
  required: '{label} is required.',
  tooLong: '{label} must be {max} characters or fewer.',
  choice: 'Choose one of the answers offered for {label}.',
  tooMuch: 'The answers together are too long to be sent. Please shorten {label}.',
  malformed: '{label} has characters that cannot be stored.',
  unknown: 'This form has no such field.',
  summary: 'There is a problem',
  retry: 'Nothing is wrong with what you wrote. Sending it again in a moment is safe: it cannot arrive twice.',
  back: 'Go back in your browser: most bring back what you typed.',
  reference: 'Your reference:',
  ...Object.fromEntries(
    Object.entries(fieldTypes).flatMap(([name, { message }]) => (message ? [[name, message.text]] : [])),
  ),
}

const honeypots = ['website', 'homepage', 'fax', 'middle_initial', 'subject_line']

const milliseconds: Record<string, number> = {
  ms: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  month: 30 * 86_400_000,
}

/** Returns the milliseconds of a span such as `10 minutes`; a month has 30 days. */
export function spanOf(span: string): number {
  const [amount, unit = ''] = span.split(' ')
  return Number(amount) * (milliseconds[unit] ?? milliseconds[unit.replace(/s$/, '')] ?? 1000)
}

function completeField(field: FormSource['fields'][number], timeZone?: string): FormField {
  const { defaults = {}, lines, takesLinks } = fieldTypeOf(field.type) ?? {}
  const parts = takesLinks && labelParts(field.label)
  const ofHint = contactParts(field.hint ?? '')
  const { max = 200, ...settings } = defaults
  const leftOut = Object.entries(settings).filter(([key]) => field[key] === undefined)
  const { when: _, ...others } = field
  return {
    ...others,
    ...(parts ? { label: parts.map(({ text }) => text).join(''), labelParts: parts } : {}),
    ...(ofHint ? { hintParts: ofHint } : {}),
    required: field.required ?? false,
    max: field.max ?? max,
    ...Object.fromEntries(leftOut),
    ...(lines ? { lines } : {}),
    ...(timeZone !== undefined && movesWithDay(field) ? { zone: timeZone } : {}),
  }
}

/** Pages take the pieces, so that no visitor downloads the search for telephone numbers. */
function withParts(notice: Notice): Notice {
  const textParts = contactParts(notice.text)
  return textParts ? { ...notice, textParts } : notice
}

/** Whether a bound of the field depends on the current day. */
const movesWithDay = ({ type, from, to }: FormSource['fields'][number]): boolean =>
  fieldTypeOf(type)?.bounds?.format === 'date' &&
  [from, to].some((bound) => typeof bound === 'string' && sinceToday(bound) !== undefined)

/** Returns the message for an answer outside the field's bounds or not of its type. `own` is the owner's message. */
function boundsMessage(field: FormSource['fields'][number], own: unknown, language: string) {
  const { bounds, message } = fieldTypeOf(field.type) ?? {}
  const written = Object.entries({ from: field.from, to: field.to }).filter(([, bound]) => bound !== undefined)
  if (!bounds || written.length === 0) return {}
  const form = written.length === 2 ? 'between' : field.from === undefined ? 'to' : 'from'
  const text =
    typeof own === 'string' ? own : (messagesIn(language)[`${field.type}.${form}`] ?? message?.bounded?.[form])
  const tag = knownLanguage(language) === undefined ? 'en' : language
  const typeMessage = written.reduce(
    (words, [key, bound]) => words?.replaceAll(`{${key}}`, () => bounds.inWords(String(bound), tag)),
    text,
  )
  return typeMessage === own ? {} : { typeMessage }
}

/** Whether it asks for the visitor's own address or number, which browsers fill in: the first field of its type. */
const isOwn = (field: FormSource['fields'][number], { fields }: FormSource): boolean =>
  ['email', 'tel'].includes(field.type) && fields.find(({ type }) => type === field.type) === field

/** Adds conditions, with their values as the other field's type stores them. */
function withConditions(fields: FormField[], source: FormSource['fields']): FormField[] {
  return fields.map((field, at) => {
    const when = source[at]?.when
    const other = when && fields.find(({ name }) => name === when.field)
    return when
      ? { ...field, when: { field: when.field, is: (other && conditionValue(other, when.is)) ?? when.is } }
      : field
  })
}

/**
 * The messages that the form's fields can need, since visitors download them; those with bounds are in the fields. An owner's message
 * applies to every number, and to an unticked box that has no message of its own.
 */
function messagesOf({ messages = {} }: FormSource, fields: readonly FormField[], language: string): FieldMessages {
  const own = (key: string) => Object.hasOwn(messages, key.split('.')[0] ?? key)
  const engines = Object.entries(messagesIn(language)).filter(([key]) => !own(key))
  const { required, checkbox = required }: Partial<FieldMessages> = messages
  const given = { ...messages, ...(checkbox === undefined ? {} : { checkbox }) }
  const all: FieldMessages = { ...defaultMessages, ...Object.fromEntries(engines), ...given }
  const types = new Set(fields.map(({ type }) => type))
  if (!mayBeTooMuch(fields)) delete all.tooMuch
  for (const key of Object.keys(all)) {
    const [type = key] = key.split('.')
    if (Object.hasOwn(fieldTypes, type) && !types.has(key)) delete all[key]
  }
  return all
}

/** Returns the part of a form that pages need. `page` is the path of the page that shows it. */
export function completeForm(
  name: string,
  source: FormSource,
  page: string,
  language = 'en',
  timeZone?: string,
): FormDeclaration {
  const { antispam } = source
  const fields = withConditions(
    source.fields.map((field) => ({
      ...completeField(field, timeZone),
      ...(isOwn(field, source) ? { autocomplete: `${field.autocomplete ?? field.type}` } : {}),
      ...boundsMessage(field, groupsOnly(source.messages)[field.type], language),
    })),
    source.fields,
  )
  const addressField = fields.find(({ type }) => fieldTypeOf(type)?.isAddress)?.name
  const taken = new Set(fields.map((field) => field.name))
  return {
    name,
    function: source.function,
    page,
    fields,
    ...(addressField === undefined ? {} : { addressField }),
    submit: source.submit,
    success: withParts(source.success),
    failure: withParts(source.failure),
    ...(language !== 'en' && { language }),
    messages: messagesOf(source, fields, language),
    honeypot: antispam?.honeypot ?? honeypots.find((word) => !taken.has(word)) ?? `${name}_2`,
    sendsKey: source.sendsKey ?? true,
    ...(antispam?.turnstile ? { turnstile: { siteKey: antispam.turnstile } } : {}),
  }
}

interface SiteOfForms {
  name: string
  email: string
  /** Defaults to English. */
  language?: string
}

/** Returns the part of a form that only the backend needs: limits, retention, mail. Kept out of the site, so that no page can contain it. */
export function completeSettings(source: FormSource, site: SiteOfForms): RequestSettings {
  const { limits, retention, mail, antispam } = source
  const { notice } = engineWords(site.language ?? 'en')
  const limit = (given: { most: number; within: string } | undefined, most: number, within: string): Limit => ({
    most: given?.most ?? most,
    seconds: Math.max(1, Math.round(spanOf(given?.within ?? within) / 1000)),
  })
  return {
    limits: {
      address: limit(limits?.address, 10, '10 minutes'),
      email: limit(limits?.email, 5, '1 hour'),
      all: limit(limits?.all, 300, '1 hour'),
    },
    retention: { requests: retention?.requests ?? '12 months', suspects: retention?.suspects ?? '30 days' },
    mail: {
      to: mail?.to ?? [site.email],
      from: mail?.from ?? site.email,
      fromName: mail?.fromName ?? site.name,
      notice: {
        subject: mail?.notice?.subject ?? notice.subject,
        text: mail?.notice?.text ?? notice.text,
      },
      ...(mail?.receipt ? { receipt: mail.receipt } : {}),
      attempts: mail?.attempts ?? 12,
    },
    fastest: antispam?.fastest ? spanOf(antispam.fastest) : 0,
  }
}
