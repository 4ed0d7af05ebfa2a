// What one type of form field is. Each is a folder of field-types/, and its name is what authors write after `type:`:
//   schema.ts    what an author may write, and what is taken where nothing is written; types that share a setting share
//                its schema: see settings.ts
//   rules.ts     what a right answer is: runs in the page, in the embedded backend and in the hosted functions
//   column.ts    its column and constraint in the database
//   control.tsx  how it is drawn
import type { ComponentType } from 'react'
import type { FormDeclaration, FormField, Payload } from '../../supabase/functions/_shared/form.ts'
import type { FieldTypeEntry } from '../schema/manifest/form.ts'

export interface FieldTypeSchema extends FieldTypeEntry {
  /** Settings that a field of the type cannot do without. */
  needs?: readonly string[]
  /** Defaults of the type's fields; `max` is 200 where it is left out. */
  defaults?: Readonly<{ max?: number } & Record<string, unknown>>
  /** What `from` and `to` hold, for types that have them. */
  bounds?: Bounds
  /** Words people try for it, the likeliest first. */
  synonyms?: readonly string[]
  /** Words people try for a setting of it, by the setting's key. */
  keySynonyms?: Readonly<Record<string, readonly string[]>>
  /** True when answers may hold line breaks. */
  lines?: true
  /** True when Markdown links in the label are links on the page. */
  takesLinks?: true
  /** True when an answer is the address the visitor is written to. */
  isAddress?: true
  /** An answer the rules take, for `npm run doctor`; `mark` distinguishes requests. */
  sample(field: FormField, mark: string): Payload[string]
}

export interface Bounds {
  /** `day`, `number`: what a message calls it. */
  noun: string
  /** Set for days, as JSON Schema calls them: year, month and day with dashes. */
  format?: 'date'
  /** How it is written, for a hint. */
  how: string
  isOne(text: string): boolean
  /** Whether a `from` lies behind a `to`. */
  areCrossed(from: string, to: string): boolean
  /** For visitors; `language` is a tag. */
  inWords(bound: string, language: string): string
}

export interface FieldColumn<Field extends FormField = FormField> {
  /** As `create table` takes it. */
  type: string
  /** The condition an answer meets; `column` is its name, quoted. */
  check(field: Field, column: string): string
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
  /** Rules whose message may be needed before anything was checked in the page: without script the address leads to one of them. */
  unchecked: readonly BrokenRule[]
  /** The word that marks a field that may stay empty. */
  optional: string
}

export interface FieldControl<Field extends FormField = FormField> {
  /** Draws label, hint, error text and control: the parts are in controls/. */
  Control: ComponentType<FieldProps<Field>>
  /** True when two of them stand beside each other where there is room. */
  isShort?: true
  /** True when nothing of it is seen: it is drawn without a place of its own. */
  isHidden?: true
  /** The id that a link to the field leads to. Left out: that of the control. */
  focusId?(form: FormDeclaration, field: Field): string
  /** Keys of the sentences that the browser's own validation leaves unsaid, in their order. */
  mistakes: readonly string[]
  /** The sentence about what stands in the control and is no value of it: a date that is only begun. */
  unfinished?: string
}
