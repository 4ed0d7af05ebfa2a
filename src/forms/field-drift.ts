// Compares the fields that forms declare with the columns and constraints that migrations have made so far.
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'
import { addColumn, addConstraint, dropConstraint, type FieldSql, fieldsInSql, reservedColumns } from './field-sql.ts'

/** What the statements of all migrations, in order, come to. */
export interface Declared {
  /** Column → type. */
  columns: Map<string, string>
  /** Constraint → its statement. */
  constraints: Map<string, string>
}

export interface Drift {
  /** What is behind, a line each, for people. */
  reasons: string[]
  /** What brings the database level; empty when nothing is missing. */
  statements: string[]
  /** What no statement can mend: two forms that disagree, a column of another type, a reserved name. */
  conflicts: string[]
}

const statement =
  /^alter table lectern\.requests (add column if not exists|add constraint|drop constraint if exists) "((?:[^"]|"")+)" ?(.*);$/gm

export function declaredBy(migrations: readonly string[]): Declared {
  const declared: Declared = { columns: new Map(), constraints: new Map() }
  for (const [line, verb, quoted = '', rest = ''] of migrations.join('\n').matchAll(statement)) {
    const name = quoted.replaceAll('""', '"')
    if (verb === 'add column if not exists') declared.columns.set(name, rest)
    else if (verb === 'add constraint') declared.constraints.set(name, line)
    else declared.constraints.delete(name)
  }
  return declared
}

export function driftOf(forms: readonly FormDeclaration[], declared: Declared): Drift {
  const drift: Drift = { reasons: [], statements: [], conflicts: [] }
  const columns = new Map(declared.columns)
  const wanted = new Set<string>()
  for (const form of forms)
    for (const field of fieldsInSql(form)) {
      wanted.add(field.constraint)
      checkColumn(form, field, columns, drift)
      checkConstraint(field, declared, drift)
    }
  for (const constraint of declared.constraints.keys())
    if (!wanted.has(constraint)) {
      drift.reasons.push(`${constraint} is no longer declared; its column keeps what was stored`)
      drift.statements.push(dropConstraint(constraint))
    }
  return drift
}

function checkColumn(form: FormDeclaration, field: FieldSql, columns: Map<string, string>, drift: Drift) {
  const type = columns.get(field.column)
  if (reservedColumns.includes(field.column))
    drift.conflicts.push(`"${field.column}" in the form "${form.name}": a request has a column of that name itself`)
  else if (type === undefined) {
    columns.set(field.column, field.type)
    drift.reasons.push(`${form.name}.${field.column} has no column`)
    drift.statements.push(addColumn(field))
  } else if (type !== field.type)
    drift.conflicts.push(`"${field.column}" in the form "${form.name}" is ${field.type}, its column is ${type}`)
}

function checkConstraint(field: FieldSql, declared: Declared, drift: Drift) {
  const before = declared.constraints.get(field.constraint)
  if (before === addConstraint(field)) return
  if (before !== undefined) {
    drift.reasons.push(`${field.constraint} has other rules now`)
    drift.statements.push(dropConstraint(field.constraint))
  }
  drift.statements.push(addConstraint(field))
}
