// Compares the fields that forms declare with the columns and constraints that migrations have made so far.
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'
import { addColumn, addConstraint, dropConstraint, type FieldSql, fieldsInSql, reservedColumns } from './field-sql.ts'

/** Columns and constraints that result from the statements of all migrations, in order. */
export interface DeclaredColumns {
  /** Column → type. */
  columns: Map<string, string>
  /** Constraint → its statement. */
  constraints: Map<string, string>
}

/** One difference between a form and the database, with the statements that remove it where there are any. */
export type DriftStep =
  | { what: 'new-column' | 'new-rules' | 'other-rules'; form: FormDeclaration; field: FieldSql; statements: string[] }
  | { what: 'no-field'; constraint: string; statements: string[] }
  | { what: 'other-type'; form: FormDeclaration; field: FieldSql; stored: string }
  | { what: 'taken-name'; form: FormDeclaration; field: FieldSql }

const statement =
  /^alter table lectern\.requests (add column if not exists|add constraint|drop constraint if exists) "((?:[^"]|"")+)" ?(.*);$/gm

/** Reads the columns and constraints of requests from the text of migrations; other statements are ignored. */
export function declaredBy(migrations: readonly string[]): DeclaredColumns {
  const declared: DeclaredColumns = { columns: new Map(), constraints: new Map() }
  for (const [line, verb, quoted = '', rest = ''] of migrations.join('\n').matchAll(statement)) {
    const name = quoted.replaceAll('""', '"')
    if (verb === 'add column if not exists') declared.columns.set(name, rest)
    else if (verb === 'add constraint') declared.constraints.set(name, line)
    else declared.constraints.delete(name)
  }
  return declared
}

/**
 * Compares forms with what migrations have declared. Returns what is outdated, one line each for people; statements that bring the database up to
 * date; and what no statement can fix: a column of another type, or a reserved name.
 */
export function driftOf(forms: readonly FormDeclaration[], declared: DeclaredColumns) {
  const steps = driftSteps(forms, declared)
  return {
    reasons: steps.flatMap(reasonOf),
    statements: steps.flatMap((step) => ('statements' in step ? step.statements : [])),
    conflicts: steps.flatMap(conflictOf),
  }
}

/** Lists the differences field by field, then the constraints that no form declares any more. */
export function driftSteps(forms: readonly FormDeclaration[], declared: DeclaredColumns): DriftStep[] {
  const columns = new Map(declared.columns)
  const wanted = new Set<string>()
  const steps = forms.flatMap((form) =>
    fieldsInSql(form).flatMap((field) => {
      wanted.add(field.constraint)
      return [...columnSteps(form, field, columns), ...constraintSteps(form, field, declared)]
    }),
  )
  const obsolete = [...declared.constraints.keys()].filter((constraint) => !wanted.has(constraint))
  return [
    ...steps,
    ...obsolete.map(
      (constraint): DriftStep => ({ what: 'no-field', constraint, statements: [dropConstraint(constraint)] }),
    ),
  ]
}

function columnSteps(form: FormDeclaration, field: FieldSql, columns: Map<string, string>): DriftStep[] {
  const stored = columns.get(field.column)
  if (reservedColumns.includes(field.column)) return [{ what: 'taken-name', form, field }]
  if (stored === undefined) {
    columns.set(field.column, field.type)
    return [{ what: 'new-column', form, field, statements: [addColumn(field)] }]
  }
  return stored === field.type ? [] : [{ what: 'other-type', form, field, stored }]
}

function constraintSteps(form: FormDeclaration, field: FieldSql, { constraints }: DeclaredColumns): DriftStep[] {
  const before = constraints.get(field.constraint)
  const now = addConstraint(field)
  if (before === now) return []
  if (before === undefined) return [{ what: 'new-rules', form, field, statements: [now] }]
  return [{ what: 'other-rules', form, field, statements: [dropConstraint(field.constraint), now] }]
}

function reasonOf(step: DriftStep): string[] {
  switch (step.what) {
    case 'new-column':
      return [`${step.form.name}.${step.field.column} has no column`]
    case 'other-rules':
      return [`${step.field.constraint} has other rules now`]
    case 'no-field':
      return [`${step.constraint} is no longer declared; its column keeps what was stored`]
    default:
      return []
  }
}

function conflictOf(step: DriftStep): string[] {
  if (step.what === 'taken-name')
    return [`"${step.field.column}" in the form "${step.form.name}": a request has a column of that name itself`]
  if (step.what === 'other-type')
    return [
      `"${step.field.column}" in the form "${step.form.name}" is ${step.field.type}, its column is ${step.stored}`,
    ]
  return []
}
