// Pieces of SQL that constraints are made of. Migrations hold these texts: a change here changes every constraint.
import type { FormField } from '../../supabase/functions/_shared/form.ts'

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`

// What JavaScript's trim() takes away, and the control characters that no answer holds.
const blank = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
const control = (lines: boolean) =>
  String.raw`[\u0001-\u0008${lines ? '' : String.raw`\u000a`}\u000b-\u001f\u007f-\u009f]`

/** A text as `readText` and `withinMax` of the rules leave it. */
export const isText = ({ max, lines }: FormField, column: string) =>
  [
    `char_length(${column}) between 1 and ${max}`,
    `${column} !~ ${quote(control(lines === true))}`,
    `${column} !~ ${quote(`^[${blank}]|[${blank}]$`)}`,
  ].join(' and ')

/** One of some words. */
export const isOneOf = (words: readonly string[], column: string) =>
  `${column} = any (array[${words.map(quote).join(', ')}]::text[])`
