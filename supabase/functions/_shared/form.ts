// What a form is once the manifest has been resolved. The page, the function and the database all read this shape;
// it knows nothing of YAML, React or SQL. Every text in it is final: no {…} is left.

export interface Choice {
  value: string
  label: string
}

/** A piece of a text; with `to`, a link. */
export interface TextPart {
  text: string
  to?: string
}

/** An answer as the rules of its type give it, of several boxes one. */
export type ConditionValue = string | number | boolean

export interface FormField {
  /** The key in the payload and the `name` of the control. */
  name: string
  /** The name of a folder of src/forms/field-types. */
  type: string
  /** Plain text. */
  label: string
  /** The same in pieces, where links stand in it. */
  labelParts?: TextPart[]
  required: boolean
  hint?: string
  /** The same in pieces, where telephone numbers or mail addresses stand in it. */
  hintParts?: TextPart[]
  /** An autofill token of the HTML standard. */
  autocomplete?: string
  /** The answers to choose from, for types that have such. */
  choices?: Choice[]
  /** Longest text, in Unicode code points. */
  max: number
  /** True when answers may hold line breaks. */
  lines?: true
  /** The field exists only while another one has this value; `false`: while a box is not ticked. */
  when?: { field: string; is: ConditionValue }
  /** With its bounds, in place of the form's message that has the name of its type. */
  typeMessage?: string
  /** Settings of its type. */
  [setting: string]: unknown
}

export interface Notice {
  title: string
  text: string
}

/** Sentences for a field's mistakes; `{label}` and `{max}` are filled in where they are shown. */
export interface FieldMessages {
  required: string
  tooLong: string
  choice: string
  /** Not text, or text with characters that cannot be stored. */
  malformed: string
  /** A field the form does not have. */
  unknown: string
  summary: string
  /** Said with a failure that has nothing to do with the request itself. */
  retry: string
  /** Said with a failure to a browser without JavaScript, whose form comes back empty. */
  back: string
  /** Stands before the reference of a stored request. */
  reference: string
  /** What types of field say by themselves, by the name of the type: `email`, `date`. And forms for a plural: `tooLong.one`. */
  [type: string]: string
}

/** What the page knows of a form. All of it may be read by anybody; addresses and limits are in RequestSettings. */
export interface FormDeclaration {
  /** The key under `forms` in the manifest. */
  name: string
  /** The backend function that takes the form. */
  function: string
  /** Tag of the language it is in; left out, English. */
  language?: string
  /** Sent with a request, so that it is answered in this language; left out for the site's first. */
  sentAs?: string
  /** Path of the page that carries the form: answers without JavaScript lead back to it. */
  page: string
  fields: FormField[]
  /** The field with the visitor's e-mail address, when one is asked for. */
  addressField?: string
  submit: { label: string; sending: string }
  success: Notice
  failure: Notice
  messages: FieldMessages
  /** Name of the field that people never see or fill in. Left out of what is sent while it is empty. */
  honeypot: string
  /** Whether the page sends an Idempotency-Key; off for another provider's function that does not allow the header. */
  sendsKey: boolean
  /** The public key of the Turnstile widget, when the form shows one. */
  turnstile?: { siteKey: string }
}

/** At most so many requests within so many seconds. */
export interface Limit {
  most: number
  seconds: number
}

export interface MailText {
  subject: string
  text: string
}

/** What only the backend knows of a form. Never part of a page. */
export interface RequestSettings {
  /** Per network address, per e-mail address, and over all. */
  limits: { address: Limit; email: Limit; all: Limit }
  /** How long requests and suspects are kept, as Postgres intervals: `12 months`. */
  retention: { requests: string; suspects: string }
  mail: {
    /** Who is told of a request. Empty: nobody, and no mail is made. */
    to: string[]
    /** The sender; it must be an address the mail server may send for. */
    from: string
    fromName: string
    /** `[name]` stands for the answer to that field, `[answers]` for all of them. */
    notice: MailText
    /** A receipt for the visitor; left out, none is sent. */
    receipt?: MailText
    /** Failed attempts until a mail is given up and shown as dead. */
    attempts: number
  }
  /** A form filled in faster than this is stored as a suspect; 0 switches it off. Milliseconds. */
  fastest: number
}

/** A form as the backend has it. */
export interface BackendForm {
  form: FormDeclaration
  settings: RequestSettings
  /** The same in other languages, by their tags. */
  languages?: Record<string, FormInLanguage>
  /** Of a form in a language on a host of its own: where its page is there. */
  host?: FormHost
}

export interface FormInLanguage {
  form: FormDeclaration
  receipt?: MailText
  host?: FormHost
}

export interface FormHost {
  /** As `https://www.example.de`. */
  origin: string
  /** Whole address of the page with the form; in the declaration it is a path in the folder of the language. */
  page: string
}

/** What a form sends: optional fields are left out when empty. */
export type Payload = Record<string, string | number | boolean | string[]>
