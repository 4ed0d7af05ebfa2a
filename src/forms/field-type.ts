// A form field type: one folder of field-types/, whose name is what authors write after `type:`.
//   schema.ts    what an author may write, its defaults, and its column; types that share a setting share its schema (settings.ts)
//   rules.ts     what a valid answer is; runs in the page, in the embedded backend and in the hosted functions
//   control.tsx  how it is drawn
import type { ComponentType } from 'react'
import type { FormDeclaration, FormField, Payload } from '../../supabase/functions/_shared/form.ts'
import type { FieldTypeEntry } from '../schema/manifest/form.ts'

export interface FieldTypeSchema extends FieldTypeEntry {
  /** Settings that a field of the type requires. */
  needs?: readonly string[]
  /** Defaults of the type's fields; `max` defaults to 200. */
  defaults?: Readonly<{ max?: number } & Record<string, unknown>>
  /** How `from` and `to` are read and printed, for types that have them. */
  bounds?: Bounds
  /** Other words authors try for the type, the likeliest first. */
  synonyms?: readonly string[]
  /** Other words authors try for one of its settings, by the setting's key. */
  keySynonyms?: Readonly<Record<string, readonly string[]>>
  /** True when answers may contain line breaks. */
  lines?: true
  /** True when the label may contain Markdown links. */
  takesLinks?: true
  /** True when an answer is the visitor's e-mail address. */
  isAddress?: true
  /** Its column and constraint in the database; defaults to a text of at most `max` characters. */
  column?: FieldColumn
  /** Returns a valid answer for `npm run doctor`; `mark` distinguishes requests. */
  sample(field: FormField, mark: string): Payload[string]
}

export interface Bounds {
  /** Word for a value in messages: `day`, `number`. */
  noun: string
  /** JSON Schema format of the values; `date`: year, month and day with dashes. */
  format?: 'date'
  /** Hint on how to write a value. */
  how: string
  isOne(text: string): boolean
  /** Whether `from` is larger than `to`. */
  areCrossed(from: string, to: string): boolean
  /** Prints a bound for visitors; `language` is a tag. */
  inWords(bound: string, language: string): string
}

export interface FieldColumn {
  /** Column type for `create table`. */
  type: string
  /** Returns the SQL condition on an answer; `column` is the quoted name. */
  check(field: FormField, column: string): string
}

export interface BrokenRule {
  /** Key among the form's messages. */
  rule: string
  text: string
}

export interface FieldProps<Field extends FormField = FormField> {
  form: FormDeclaration
  field: Field
  mistake?: string
  /** Rules whose message the browser alone may have to show: without script, the address's fragment selects one. */
  unchecked: readonly BrokenRule[]
  /** The word that marks an optional field. */
  optional: string
}

export interface FieldControl<Field extends FormField = FormField> {
  /** Draws label, hint, error text and control, from the parts in controls/. */
  Control: ComponentType<FieldProps<Field>>
  /** True when two such fields may stand side by side. */
  isShort?: true
  /** True when the field is invisible and takes no place in the layout. */
  isHidden?: true
  /** Id that links to the field lead to; defaults to the control's. */
  focusId?(form: FormDeclaration, field: Field): string
  /** Keys of the messages for mistakes that the browser's own validation does not catch, in order. */
  mistakes: readonly string[]
  /** Key of the message for input that is no value yet, such as a date that is half typed. */
  unfinished?: string
}
