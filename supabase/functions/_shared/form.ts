// The declaration of a form, resolved from the manifest. The page, the function and the database read this shape, which knows nothing
// of YAML, React or SQL. Its texts are final, without {…}.

export interface Choice {
  value: string
  label: string
}

/** A piece of a text; a link when `to` is set. */
export interface TextPart {
  text: string
  to?: string
}

/** A value that a condition compares with an answer; for several boxes, with one of them. */
export type ConditionValue = string | number | boolean

export interface FormField {
  /** The key in the payload and the `name` of the control. */
  name: string
  /** The name of a folder of src/forms/field-types. */
  type: string
  /** Plain text. */
  label: string
  /** The label in pieces, when it contains links. */
  labelParts?: TextPart[]
  required: boolean
  hint?: string
  /** The hint in pieces, when it contains telephone numbers or e-mail addresses. */
  hintParts?: TextPart[]
  /** An autofill token of the HTML standard. */
  autocomplete?: string
  /** The possible answers, for types that have them. */
  choices?: Choice[]
  /** Maximum length of text, in Unicode code points. */
  max: number
  /** True when answers may contain line breaks. */
  lines?: true
  /** The field exists only while another field has this value; `false` means while a box is not ticked. */
  when?: { field: string; is: ConditionValue }
  /** Message for a malformed answer, with the field's bounds; replaces the form's message of the type's name. */
  typeMessage?: string
  /** Settings of the field's type. */
  [setting: string]: unknown
}

export interface Notice {
  title: string
  text: string
  /** The text in pieces, when it contains telephone numbers or e-mail addresses. */
  textParts?: TextPart[]
}

/** Messages about a field's mistakes; `{label}` and `{max}` are replaced when they are shown. */
export interface FieldMessages {
  required: string
  tooLong: string
  choice: string
  /** All answers together are too much for one request; absent where they cannot be. */
  tooMuch?: string
  /** Not text, or text with characters that cannot be stored. */
  malformed: string
  /** A field the form does not have. */
  unknown: string
  summary: string
  /** Added to failures that are not the visitor's fault. */
  retry: string
  /** Added to failures for browsers without JavaScript, whose form comes back empty. */
  back: string
  /** Precedes the reference of a stored request. */
  reference: string
  /** Messages of field types by the type's name (`email`, `date`), and plural forms (`tooLong.one`). */
  [type: string]: string | undefined
}

/** The public part of a form, which is in the page. Addresses and limits are in RequestSettings. */
export interface FormDeclaration {
  /** The key under `forms` in the manifest. */
  name: string
  /** Name of the backend function that the form is sent to. */
  function: string
  /** Tag of the form's language; defaults to English. */
  language?: string
  /** Language sent with a request, so that the response is in it; undefined for the site's default language. */
  sentAs?: string
  /** Path of the page with the form, to which responses without JavaScript redirect. */
  page: string
  fields: FormField[]
  /** Name of the field with the visitor's e-mail address, when the form asks for it. */
  addressField?: string
  submit: { label: string; sending: string }
  success: Notice
  failure: Notice
  messages: FieldMessages
  /** Name of the field that people never see. It is not sent while empty. */
  honeypot: string
  /** Whether the page sends an Idempotency-Key; false for functions of other providers that do not allow the header. */
  sendsKey: boolean
  /** Set when the form shows a Turnstile widget, with its public key. */
  turnstile?: { siteKey: string }
}

/** A rate limit: at most `most` requests within `seconds`. */
export interface Limit {
  most: number
  seconds: number
}

export interface MailText {
  subject: string
  text: string
}

/** The part of a form that only the backend knows. Never part of a page. */
export interface RequestSettings {
  /** Limits per network address, per e-mail address, and in total. */
  limits: { address: Limit; email: Limit; all: Limit }
  /** How long requests and suspects are kept, as Postgres intervals: `12 months`. */
  retention: { requests: string; suspects: string }
  mail: {
    /** Recipients of the notice; empty for no notice. */
    to: string[]
    /** The sender, an address that the mail server may send for. */
    from: string
    fromName: string
    /** `[name]` is replaced by the answer to that field, `[answers]` by all answers. */
    notice: MailText
    /** A receipt for the visitor; undefined for none. */
    receipt?: MailText
    /** Failed attempts after which a mail is given up. */
    attempts: number
  }
  /** Milliseconds. A form filled in faster is stored as a suspect; 0 switches the check off. */
  fastest: number
}

/** A form with its settings, for the backend. */
export interface BackendForm {
  form: FormDeclaration
  settings: RequestSettings
  /** The form in other languages, by tag. */
  languages?: Record<string, FormInLanguage>
  /** For a form in a language with its own host: where its page is. */
  host?: FormHost
}

export interface FormInLanguage {
  form: FormDeclaration
  receipt?: MailText
  host?: FormHost
}

export interface FormHost {
  /** `https://www.example.de`. */
  origin: string
  /** URL of the page with the form; the declaration has its path in the language's folder. */
  page: string
}

/** The answers of a request; empty optional fields are left out. */
export type Payload = Record<string, string | number | boolean | string[]>
