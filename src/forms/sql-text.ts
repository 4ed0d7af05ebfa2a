// Pieces of SQL for constraints. Migrations contain these texts: a change here changes every constraint.
import type { FormField } from '../../supabase/functions/_shared/form.ts'

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`

// The characters that JavaScript's trim() removes, and the control characters that no answer may contain.
const blank = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
const control = (lines: boolean) =>
  String.raw`[\u0001-\u0008${lines ? '' : String.raw`\u000a`}\u000b-\u001f\u007f-\u009f]`

/** Condition on a text as `readText` and `withinMax` of the rules return it. */
export const isText = ({ max, lines }: FormField, column: string) =>
  [
    `char_length(${column}) between 1 and ${max}`,
    `${column} !~ ${quote(control(lines === true))}`,
    `${column} !~ ${quote(`^[${blank}]|[${blank}]$`)}`,
  ].join(' and ')

/** Condition that a column equals one of the field's choices. */
export const isChoice = ({ choices = [] }: FormField, column: string) =>
  isOneOf(
    choices.map(({ value }) => value),
    column,
  )

/** Condition that a column equals one of the words. */
export const isOneOf = (words: readonly string[], column: string) =>
  `${column} = any (array[${words.map(quote).join(', ')}]::text[])`
