// Schema of a form, which page, function, database and mail are generated from.
import Type from 'typebox'
import { duration } from '../day-words.ts'
import { plainSchema } from '../plain-schema.ts'
import {
  answer,
  choice,
  count,
  dictionary,
  flag,
  heading,
  label,
  list,
  mailText,
  name,
  optional,
  record,
  type Static,
  type TSchema,
  text,
} from '../vocabulary.ts'

/** What a field type adds to the schema of forms. */
export interface FieldTypeEntry {
  /** One sentence about its answers, for editors. */
  about: string
  /** Settings beyond those of every field, by key. */
  settings?: Readonly<Record<string, TSchema>>
  /** Validation message of the type; its key under `messages` is the type's name. */
  message?: { about: string; text: string; bounded?: BoundedMessage }
}

/** Message for a field with bounds, with `{from}` and `{to}` for them. */
export interface BoundedMessage {
  from: string
  to: string
  between: string
}

type FieldTypes = Readonly<Record<string, FieldTypeEntry>>

const everyField = (types: FieldTypes) => ({
  name: name({ about: 'The key of the field in the request; also its column.', example: 'email' }),
  type: choice(Object.fromEntries(Object.entries(types).map(([type, { about }]) => [type, about])), {
    about: 'What kind of answer it takes.',
  }),
  label: label({
    about:
      'The name of the field as the visitor reads it. That of a checkbox may hold links: `[privacy page](/privacy)`.',
    max: 300,
    example: 'Email',
  }),
  required: optional(flag({ about: 'Whether the form cannot be sent without it.', otherwise: false })),
  hint: optional(text({ about: 'A line below the label that helps to answer.', max: 200 })),
  max: optional(count({ about: 'The longest answer, in characters.', min: 1, max: 20_000 })),
  when: optional(
    record(
      {
        field: name({ about: 'The other field.', example: 'industry' }),
        is: answer({
          about:
            'The answer it must have: one of its choices, `true` or `false` for a checkbox, a number, a day, a text.',
          example: 'other',
        }),
      },
      { about: 'Shows the field only while another one has a given value; hidden, it is never required.' },
    ),
  ),
})

/** Schema of the fields that every type has. */
export const fieldFrame = (types: FieldTypes) => Type.Object(everyField(types))

/** A field as written, with the settings of its type. */
type FieldSource = Static<ReturnType<typeof Type.Object<ReturnType<typeof everyField>>>> & Record<string, unknown>

/** Accepts the settings of all types; a check reports those of another type in better words. */
function field(types: FieldTypes) {
  const { max, when, ...first } = everyField(types)
  const ofTypes: Record<string, TSchema> = Object.assign({}, ...Object.values(types).map(({ settings }) => settings))
  return plainSchema<FieldSource>(record({ ...first, ...ofTypes, max, when }, { about: 'One question of the form.' }))
}

const messagesOf = (types: FieldTypes) =>
  Object.fromEntries(
    Object.entries(types).flatMap(([type, { message }]) =>
      message ? [[type, optional(text({ about: message.about, otherwise: message.text }))]] : [],
    ),
  )

const notice = (about: string) =>
  record(
    {
      title: heading({ about: 'The first line of the notice.', max: 120 }),
      text: text({ about: 'The sentence below it.', max: 400 }),
    },
    { about },
  )

const limit = (about: string, otherwise: { most: number; within: string }) =>
  record(
    {
      most: count({ about: 'How many.', min: 1, max: 1_000_000 }),
      within: duration({ about: 'In what time.', example: '10 minutes' }),
    },
    { about, otherwise },
  )

const mail = (about: string, ofText: string) =>
  record(
    {
      subject: text({ about: 'The subject line. What a visitor wrote cannot go here.', max: 120 }),
      text: mailText({ about: ofText }),
    },
    { about },
  )

const messages = (types: FieldTypes) =>
  record(
    {
      required: optional(text({ about: 'A required field is empty. {label} stands for its label.' })),
      tooLong: optional(text({ about: 'The answer is too long. {label} and {max} are filled in.' })),
      choice: optional(text({ about: 'The answer is not one of the choices.' })),
      tooMuch: optional(
        text({ about: 'All answers together are too long for one request. {label} is that of the longest.' }),
      ),
      ...messagesOf(types),
      malformed: optional(text({ about: 'The answer has characters that cannot be stored.' })),
      unknown: optional(text({ about: 'Something was sent that the form has no field for.' })),
      summary: optional(text({ about: 'The heading over the list of mistakes.' })),
      retry: optional(text({ about: 'Added to the failure when only the moment was wrong: trying again is safe.' })),
      back: optional(
        text({
          about:
            'Added to the failure without JavaScript: most browsers bring back what was typed when a visitor goes back.',
        }),
      ),
      reference: optional(text({ about: 'Stands before the reference of a stored request.', max: 80 })),
    },
    { about: 'Sentences for mistakes in a field. Left out, each is said in the language of the page.' },
  )

const limits = record(
  {
    address: optional(limit('From one network address.', { most: 10, within: '10 minutes' })),
    email: optional(limit('With one e-mail address.', { most: 5, within: '1 hour' })),
    all: optional(limit('From everybody together.', { most: 300, within: '1 hour' })),
  },
  { about: 'How many requests are taken before senders are told to wait.' },
)

const retention = record(
  {
    requests: optional(duration({ about: 'How long a request is kept.', otherwise: '12 months' })),
    suspects: optional(duration({ about: 'How long a suspected one is kept.', otherwise: '30 days' })),
  },
  { about: 'When stored requests are deleted.' },
)

const mails = record(
  {
    to: optional(
      list(text({ about: 'An e-mail address.', max: 254 }), {
        about: "Who is told of each request. Left out: the site's address. An empty list: nobody.",
        min: 0,
        max: 10,
      }),
    ),
    from: optional(
      text({ about: "The sender's address; the mail server must allow it. Left out: the site's.", max: 254 }),
    ),
    fromName: optional(text({ about: "The sender's name. Left out: the name of the site.", max: 80 })),
    notice: optional(
      mail(
        'The mail that tells of a request. `[answers]` stands for all answers.',
        'The text. `[name]` stands for what was answered in that field, `[answers]` for all.',
      ),
    ),
    receipt: optional(
      mail(
        'A mail that confirms it to the visitor. Left out: none is sent.',
        'The text, the same for everybody: a receipt repeats no answers.',
      ),
    ),
    attempts: optional(count({ about: 'Failed attempts until a mail is given up.', otherwise: 12, min: 1, max: 50 })),
  },
  { about: 'The mails a request sets off. No page shows any of it.' },
)

const antispam = record(
  {
    honeypot: optional(name({ about: 'The name of a field that only machines fill in.', otherwise: 'website' })),
    fastest: optional(
      duration({ about: 'A form filled in faster than this is kept as a suspect. Left out: no such check.' }),
    ),
    turnstile: optional(
      text({ about: 'The public site key of Cloudflare Turnstile. Left out: no widget is shown.', max: 80 }),
    ),
  },
  { about: 'How machines are told from people. What looks like a machine is stored and marked, never dropped.' },
)

const submit = record(
  {
    label: text({ about: 'The words on the button.', max: 60, example: 'Send' }),
    sending: text({ about: 'The words on the button while the form is on its way.', max: 60, example: 'Sending...' }),
  },
  { about: 'The button that sends the form.' },
)

const form = (types: FieldTypes) =>
  record(
    {
      function: name({ about: 'The backend function that takes the form.', example: 'submit-contact-form' }),
      fields: list(field(types), { about: 'The questions, in the order they are asked.', max: 40 }),
      submit,
      success: notice('What the visitor is told once the request is stored.'),
      failure: notice('What the visitor is told when it could not be sent; what was typed stays.'),
      messages: optional(messages(types)),
      sendsKey: optional(
        flag({
          about:
            "False keeps the page from sending an Idempotency-Key, for a function of somebody else's that does not allow the header.",
          otherwise: true,
        }),
      ),
      limits: optional(limits),
      retention: optional(retention),
      mail: optional(mails),
      antispam: optional(antispam),
    },
    { about: 'A form: its fields, its button and what the visitor is told.' },
  )

export const forms = (types: FieldTypes) =>
  dictionary(form(types), { about: 'The forms of the site, by name.', names: '^[a-z][a-z0-9-]*$' })
export type FormSource = Static<ReturnType<typeof form>>
