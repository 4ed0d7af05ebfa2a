// Fills in what a form in the manifest may leave out. Takes the source after {…} has been filled in.
import type {
  BackendForm,
  FieldMessages,
  FormDeclaration,
  FormField,
  Limit,
  RequestSettings,
} from '../../../supabase/functions/_shared/form.ts'
import { conditionValue } from '../../forms/condition-value.ts'
import { fieldTypeOf, fieldTypes } from '../../forms/field-types.ts'
import type { FormSource } from '../../schema/manifest/form.ts'
import { labelParts } from './label-parts.ts'

export const defaultMessages: FieldMessages = {
  required: '{label} is required.',
  tooLong: '{label} must be {max} characters or fewer.',
  choice: 'Choose one of the answers offered for {label}.',
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

/** Milliseconds of a span such as `10 minutes`; a month counts as 30 days. */
export function spanOf(span: string): number {
  const [amount, unit = ''] = span.split(' ')
  return Number(amount) * (milliseconds[unit] ?? milliseconds[unit.replace(/s$/, '')] ?? 1000)
}

function completeField(field: FormSource['fields'][number]): FormField {
  const { defaults = {}, lines, takesLinks } = fieldTypeOf(field.type) ?? {}
  const parts = takesLinks && labelParts(field.label)
  const { max = 200, ...settings } = defaults
  const leftOut = Object.entries(settings).filter(([key]) => field[key] === undefined)
  const { when: _, ...others } = field
  return {
    ...others,
    ...(parts ? { label: parts.map(({ text }) => text).join(''), labelParts: parts } : {}),
    required: field.required ?? false,
    max: field.max ?? max,
    ...Object.fromEntries(leftOut),
    ...(lines ? { lines } : {}),
  }
}

/** With conditions on what the other field's rules make of an answer. */
function withConditions(fields: FormField[], source: FormSource['fields']): FormField[] {
  return fields.map((field, at) => {
    const when = source[at]?.when
    const other = when && fields.find(({ name }) => name === when.field)
    return when
      ? { ...field, when: { field: when.field, is: (other && conditionValue(other, when.is)) ?? when.is } }
      : field
  })
}

/** What the page knows of the form. `page` is the path of the page that carries it. */
export function completeForm(name: string, source: FormSource, page: string): FormDeclaration {
  const { antispam } = source
  const fields = withConditions(source.fields.map(completeField), source.fields)
  const addressField = fields.find(({ type }) => fieldTypeOf(type)?.isAddress)?.name
  const taken = new Set(fields.map((field) => field.name))
  return {
    name,
    function: source.function,
    page,
    fields,
    ...(addressField === undefined ? {} : { addressField }),
    submit: source.submit,
    success: source.success,
    failure: source.failure,
    messages: { ...defaultMessages, ...source.messages },
    honeypot: antispam?.honeypot ?? honeypots.find((word) => !taken.has(word)) ?? `${name}_2`,
    sendsKey: source.sendsKey ?? true,
    ...(antispam?.turnstile ? { turnstile: { siteKey: antispam.turnstile } } : {}),
  }
}

/** What only the backend knows of the form: limits, retention, mail. Kept out of the site, so that no page can hold it. */
export function completeSettings(source: FormSource, site: { name: string; email: string }): RequestSettings {
  const { limits, retention, mail, antispam } = source
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
        subject: mail?.notice?.subject ?? 'New request',
        text: mail?.notice?.text ?? 'A request has arrived through the website.\n\n[answers]\n',
      },
      ...(mail?.receipt ? { receipt: mail.receipt } : {}),
      attempts: mail?.attempts ?? 12,
    },
    fastest: antispam?.fastest ? spanOf(antispam.fastest) : 0,
  }
}

/** Both halves at once, as the backend takes them. */
export function completeBackendForm(
  name: string,
  source: FormSource,
  page: string,
  site: { name: string; email: string },
): BackendForm {
  return { form: completeForm(name, source, page), settings: completeSettings(source, site) }
}
