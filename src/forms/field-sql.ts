// The SQL of a form: one column a field, and constraints that repeat the form's rules. The text depends on the declaration
// alone, so comparing texts shows whether a migration is up to date.
import { createHash } from 'node:crypto'
import type { FormDeclaration, FormField } from '../../supabase/functions/_shared/form.ts'
import { columnOf } from './field-types.ts'
import { identifier, quote } from './sql-text.ts'

export interface FieldSql {
  /** Name of the constraint: `consultation.email`. */
  constraint: string
  column: string
  /** Column type for `create table`. */
  type: string
  /** The condition a row of this form must meet, as SQL. */
  check: string
}

/** Columns every request has; no field may have these names. */
export { reservedColumns } from '../../supabase/functions/_shared/reserved-columns.ts'

// Postgres truncates names at 63 bytes; a hash replaces the rest, so that names stay distinct.
const shortened = (name: string) =>
  name.length <= 63 ? name : `${name.slice(0, 54)}.${createHash('sha256').update(name).digest('hex').slice(0, 8)}`

/** `isAsked` of the rules in SQL. For an unticked box the condition of the box itself is checked too: it may not have been asked. */
function conditionOf(form: FormDeclaration, field: FormField, steps = 0): string | undefined {
  if (!field.when) return undefined
  const { field: name, is } = field.when
  const other = form.fields.find((each) => each.name === name)
  const column = identifier(name)
  const type = other && columnOf(other).type
  if (type === 'text[]') return `coalesce(${quote(String(is))} = any (${column}), false)`
  if (other && type === 'boolean' && is === false) {
    const condition = steps > form.fields.length ? 'false' : conditionOf(form, other, steps + 1)
    return condition ? `(${condition} and ${column} is not true)` : `${column} is not true`
  }
  if (type === 'boolean') return is === true ? `${column} is true` : 'false'
  return type === 'text'
    ? `${column}::text is not distinct from ${quote(String(is))}`
    : `${column} is not distinct from ${quote(String(is))}`
}

function sqlOf(form: FormDeclaration, field: FormField): FieldSql {
  const column = identifier(field.name)
  const condition = conditionOf(form, field)
  const { type, check } = columnOf(field)
  const rule = `(${check(field, column)})`
  const given = field.required ? `${column} is not null and ${rule}` : `${column} is null or ${rule}`
  const met = condition ? `case when ${condition} then ${given} else ${column} is null end` : given
  return {
    constraint: shortened(`${form.name}.${field.name}`),
    column: field.name,
    type,
    check: `form <> ${quote(form.name)} or (${met})`,
  }
}

/** Returns the columns and constraints of a form, in the order of its fields. */
export function fieldsInSql(form: FormDeclaration): FieldSql[] {
  return form.fields.map((field) => sqlOf(form, field))
}

export const addColumn = ({ column, type }: FieldSql) =>
  `alter table lectern.requests add column if not exists ${identifier(column)} ${type};`

// `not valid`: rows stored under older rules stay; new rows must meet the new ones.
export const addConstraint = ({ constraint, check }: FieldSql) =>
  `alter table lectern.requests add constraint ${identifier(constraint)} check (${check}) not valid;`

export const dropConstraint = (constraint: string) =>
  `alter table lectern.requests drop constraint if exists ${identifier(constraint)};`
