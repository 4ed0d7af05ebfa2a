// Describes what a change of the forms means for stored requests, in words for people who know no SQL.
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'
import { type DeclaredColumns, type DriftStep, declaredBy, driftOf, driftSteps } from './field-drift.ts'
import { fieldsInSql, reservedColumns } from './field-sql.ts'

export interface FieldConflict {
  form: string
  field: string
  says: string
  /** A free name under which the field can be stored. */
  free: string
}

/**
 * Returns a sentence for each effect on stored answers, and the changes that the database cannot follow. `migrations`: the SQL that the
 * database has run so far. Differences that existed before are left out.
 */
export function storageEffects(
  before: readonly FormDeclaration[],
  after: readonly FormDeclaration[],
  migrations: readonly string[],
) {
  const declared = declaredBy([...migrations, ...driftOf(before, declaredBy(migrations)).statements])
  const known = new Set(conflictsOf(before, declared).map(({ form, field }) => `${form}.${field}`))
  const conflicts = conflictsOf(after, declared).filter(({ form, field }) => !known.has(`${form}.${field}`))
  const steps = driftSteps(after, declared)
  const words = new Words(before, after, steps)
  return { says: steps.flatMap((step) => words.of(step)), conflicts }
}

function conflictsOf(forms: readonly FormDeclaration[], declared: DeclaredColumns): FieldConflict[] {
  return driftSteps(forms, declared).flatMap((step) => {
    if (step.what !== 'other-type' && step.what !== 'taken-name') return []
    const { form, field } = step
    const says =
      step.what === 'taken-name'
        ? `Every request has a column "${field.column}" of its own, so no field can have that name.`
        : `The column "${field.column}" holds ${kindOf(step.stored)}, and a column keeps its kind: it cannot take ${kindOf(field.type)}. Under another name the field gets a column of its own, and the answers so far stay where they are.`
    return [{ form: form.name, field: field.column, says, free: freeName(field.column, form, declared) }]
  })
}

function freeName(name: string, { fields }: FormDeclaration, { columns }: DeclaredColumns): string {
  const taken = new Set([...fields.map((field) => field.name), ...columns.keys(), ...reservedColumns])
  for (let number = 2; ; number++) if (!taken.has(`${name}_${number}`)) return `${name}_${number}`
}

const kinds: Record<string, string> = {
  text: 'text',
  'text[]': 'several answers',
  boolean: 'yes or no',
  date: 'days',
  'double precision': 'numbers',
}
const kindOf = (type: string) => kinds[type] ?? type

/** Describes drift steps in sentences that call a field by its label. */
class Words {
  /** Columns that this change creates. */
  private readonly made: ReadonlySet<string>
  /** For a renamed field, `form.newName` → the name of its former column. A field counts as renamed when it has the same position. */
  private readonly renamed = new Map<string, string>()

  constructor(
    private readonly before: readonly FormDeclaration[],
    private readonly after: readonly FormDeclaration[],
    steps: readonly DriftStep[],
  ) {
    this.made = new Set(steps.flatMap((step) => (step.what === 'new-column' ? [step.field.column] : [])))
    for (const step of steps) {
      const old = step.what === 'no-field' ? this.gone(step.constraint) : undefined
      const now = old && fieldNamed(after, old.form.name, { at: old.at })
      if (old && now && !old.form.fields.some(({ name }) => name === now.name))
        this.renamed.set(`${old.form.name}.${now.name}`, old.field.name)
    }
  }

  of(step: DriftStep): string[] {
    switch (step.what) {
      case 'new-column':
        return [this.newColumn(step.form.name, step.field.column, kindOf(step.field.type))]
      case 'new-rules':
        return this.newRules(step.form.name, step.field.column)
      case 'other-rules':
        return [this.otherRules(step.form.name, step.field.column)]
      case 'no-field':
        return this.noField(step.constraint)
      default:
        return []
    }
  }

  private newColumn(form: string, name: string, kind: string): string {
    const { label, required } = fieldNamed(this.after, form, { name }) ?? { label: name, required: false }
    const old = this.renamed.get(`${form}.${name}`)
    if (old !== undefined)
      return `“${label}” is kept in a new column, "${name}". The column "${old}" stays, with the answers stored so far.`
    const stored = required ? ' Requests that are stored already have no answer to it, and stay as they are.' : ''
    return `“${label}” gets a column of its own, "${name}", for ${kind}.${stored}`
  }

  /** For a column that exists already: left by an earlier field, or used by another form. */
  private newRules(form: string, name: string): string[] {
    if (this.made.has(name)) return []
    const { label = name } = fieldNamed(this.after, form, { name }) ?? {}
    const other = this.after.find((one) => one.name !== form && one.fields.some((field) => field.name === name))
    return [
      other
        ? `“${label}” shares the column "${name}" with the form "${other.name}".`
        : `“${label}” takes up the column "${name}" again, beside the answers that are still in it.`,
    ]
  }

  private otherRules(form: string, name: string): string {
    const was = fieldNamed(this.before, form, { name })
    const { label = name, required = false } = fieldNamed(this.after, form, { name }) ?? {}
    if (required && was?.required === false)
      return `“${label}” has to be answered from now on. Requests that are stored without it stay as they are.`
    if (!required && was?.required) return `“${label}” may be left out from now on.`
    return `New requests are held to the new rules of “${label}”. Those that are stored stay as they are.`
  }

  private noField(constraint: string): string[] {
    const old = this.gone(constraint)
    if (!old || [...this.renamed.values()].includes(old.field.name)) return []
    const { label, name } = old.field
    return [`Nobody is asked for “${label}” any more. Its column "${name}" stays, with the answers in it.`]
  }

  /** The field that had the constraint before, with its form and position. */
  private gone(constraint: string) {
    for (const form of this.before) {
      const at = fieldsInSql(form).findIndex((one) => one.constraint === constraint)
      const field = form.fields[at]
      if (field) return { form, at, field }
    }
    return undefined
  }
}

function fieldNamed(forms: readonly FormDeclaration[], form: string, { name, at }: { name?: string; at?: number }) {
  const { fields = [] } = forms.find((one) => one.name === form) ?? {}
  return at === undefined ? fields.find((field) => field.name === name) : fields[at]
}
