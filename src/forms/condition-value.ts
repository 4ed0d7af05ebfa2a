// Normalises the value of a condition, `when: { field, is }`. The page, the functions and the database all compare with it.
import type { ConditionValue, FormField } from '../../supabase/functions/_shared/form.ts'
import { columnOf } from './field-types.ts'
import { fieldRules } from './rules.ts'

/** Whether answers of the type are true or false: a checkbox. */
export const isTicked = (field: Pick<FormField, 'type'>): boolean => columnOf(field).type === 'boolean'

const ticks: readonly (readonly [unknown, boolean])[] = [
  [true, true],
  ['yes', true],
  [false, false],
  ['no', false],
]

/** Reads the value after `is:` by the rules of the other field; undefined where no answer can equal it. */
export function conditionValue(other: FormField, is: unknown): ConditionValue | undefined {
  if (isTicked(other)) {
    const tick = ticks.find(([written]) => written === is)?.[1]
    return tick === false && other.required ? undefined : tick
  }
  if (is === undefined || is === null || is === false) return undefined
  const { answer } = fieldRules[other.type]?.read(other, is) ?? {}
  return Array.isArray(answer) ? answer[0] : answer
}

/** Lists the values that `is:` may have; undefined where they cannot be listed. */
export const conditionValues = (other: FormField & { value?: string }): readonly string[] | undefined =>
  isTicked(other)
    ? ['true', ...(other.required ? [] : ['false'])]
    : (other.choices?.map(({ value }) => value) ?? (other.value === undefined ? undefined : [other.value]))
