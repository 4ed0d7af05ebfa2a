// What a form is once the manifest has been resolved. The page, the function and the database all read this shape;
// it knows nothing of YAML, React or SQL. Every text in it is final: no {…} is left.

export type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'date'
  | 'number'
  | 'hidden'

export interface Choice {
  value: string
  label: string
}

export interface FormField {
  /** The key in the payload and the `name` of the control. */
  name: string
  type: FieldType
  label: string
  required: boolean
  hint?: string
  /** An autofill token of the HTML standard. */
  autocomplete?: string
  /** For select, radio and checkboxes. */
  choices?: Choice[]
  /** The first, empty line of a select. */
  prompt?: string
  /** Rows of a textarea. */
  rows?: number
  /** Longest text, in Unicode code points; for numbers and dates the bounds are `from` and `to`. */
  max: number
  from?: string
  to?: string
  /** The fixed value of a hidden field. */
  value?: string
  /** The field exists only while another one has this value. */
  when?: { field: string; is: string }
}

export interface Notice {
  title: string
  text: string
}

/** Sentences for a field's mistakes; `{label}` and `{max}` are filled in where they are shown. */
export interface FieldMessages {
  required: string
  email: string
  tooLong: string
  choice: string
  number: string
  date: string
  summary: string
}

export interface FormDeclaration {
  /** The key under `forms` in the manifest. */
  name: string
  /** The backend function that takes the form. */
  function: string
  /** Path of the page that carries the form: answers without JavaScript lead back to it. */
  page: string
  fields: FormField[]
  submit: { label: string; sending: string }
  success: Notice
  failure: Notice
  messages: FieldMessages
}

/** What a form sends: optional fields are left out when empty. */
export type Payload = Record<string, string | number | boolean | string[]>
