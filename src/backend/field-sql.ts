// The database's side of a form: one column a field, and constraints that say what the rules of the form say. Made from
// the declaration alone, so that the text tells whether a migration is up to date.
import { createHash } from 'node:crypto'
import type { FormDeclaration, FormField } from '../../supabase/functions/_shared/form.ts'
import { emailPattern } from '../../supabase/functions/_shared/form-rules.ts'

export interface FieldSql {
  /** Names the constraint: `consultation.email`. */
  constraint: string
  column: string
  type: 'text' | 'text[]' | 'boolean' | 'date' | 'double precision'
  /** The condition a row of this form must meet. */
  check: string
}

/** Columns a request has of its own; no field can bear these names. */
export { reservedColumns } from '../../supabase/functions/_shared/reserved-columns.ts'

// What JavaScript's trim() takes away, and the control characters that no answer holds.
const blank = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
const control = (lines: boolean) =>
  String.raw`[\u0001-\u0008${lines ? '' : String.raw`\u000a`}\u000b-\u001f\u007f-\u009f]`

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const listOf = (values: string[]) => `array[${values.map(quote).join(', ')}]::text[]`

// Postgres cuts names at 63 bytes; what is cut off is told apart by a hash.
const shortened = (name: string) =>
  name.length <= 63 ? name : `${name.slice(0, 54)}.${createHash('sha256').update(name).digest('hex').slice(0, 8)}`

function typeOf({ type }: FormField): FieldSql['type'] {
  if (type === 'checkbox') return 'boolean'
  if (type === 'checkboxes') return 'text[]'
  if (type === 'date') return 'date'
  return type === 'number' ? 'double precision' : 'text'
}

/** What an answer must be, given that there is one. */
function ruleOf(field: FormField): string {
  const column = identifier(field.name)
  const { from, to } = field
  const values = field.type === 'hidden' ? [field.value ?? ''] : field.choices?.map(({ value }) => value)
  switch (field.type) {
    case 'checkbox':
      return column
    case 'checkboxes': {
      // Each choice at most once, in the order they are declared.
      const ticked = (values ?? []).map(
        (value) => `case when ${quote(value)} = any (${column}) then ${quote(value)} end`,
      )
      return `cardinality(${column}) > 0 and ${column} = array_remove(array[${ticked.join(', ')}]::text[], null)`
    }
    case 'number':
      return `${column} between ${quote(from ?? '-Infinity')} and ${quote(to ?? 'Infinity')} and ${column} not in ('NaN', 'Infinity', '-Infinity')`
    case 'date':
      return `${column} between ${quote(from ?? '0001-01-01')} and ${quote(to ?? '9999-12-31')}`
  }
  if (values) return `${column} = any (${listOf(values)})`
  const text = [
    `char_length(${column}) between 1 and ${field.max}`,
    `${column} !~ ${quote(control(field.type === 'textarea'))}`,
    `${column} !~ ${quote(`^[${blank}]|[${blank}]$`)}`,
  ]
  if (field.type === 'email') text.push(`${column} ~ ${quote(emailPattern.source)}`)
  return text.join(' and ')
}

/** Whether the form asks for the field, in terms of the other columns. */
function askedOf(form: FormDeclaration, field: FormField): string | undefined {
  if (!field.when) return undefined
  const { field: name, is } = field.when
  const other = form.fields.find((each) => each.name === name)
  const column = identifier(name)
  if (other?.type === 'checkboxes') return `coalesce(${quote(is)} = any (${column}), false)`
  if (other?.type === 'checkbox') return is === 'yes' ? `${column} is true` : 'false'
  return `${column}::text is not distinct from ${quote(is)}`
}

function sqlOf(form: FormDeclaration, field: FormField): FieldSql {
  const column = identifier(field.name)
  const asked = askedOf(form, field)
  const rule = `(${ruleOf(field)})`
  const given = field.required ? `${column} is not null and ${rule}` : `${column} is null or ${rule}`
  const met = asked ? `case when ${asked} then ${given} else ${column} is null end` : given
  return {
    constraint: shortened(`${form.name}.${field.name}`),
    column: field.name,
    type: typeOf(field),
    check: `form <> ${quote(form.name)} or (${met})`,
  }
}

/** The columns and constraints a form needs, in the order of its fields. */
export function fieldsInSql(form: FormDeclaration): FieldSql[] {
  return form.fields.map((field) => sqlOf(form, field))
}

export const addColumn = ({ column, type }: FieldSql) =>
  `alter table lectern.requests add column if not exists ${identifier(column)} ${type};`

// Not valid: rows that were stored under an older rule stay, new ones must meet the new one.
export const addConstraint = ({ constraint, check }: FieldSql) =>
  `alter table lectern.requests add constraint ${identifier(constraint)} check (${check}) not valid;`

export const dropConstraint = (constraint: string) =>
  `alter table lectern.requests drop constraint if exists ${identifier(constraint)};`
