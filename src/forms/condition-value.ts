// What a condition compares answers with. The page, the function and the database all read this value.
import type { ConditionValue, FormField } from '../../supabase/functions/_shared/form.ts'
import { columnOf } from './columns.ts'
import { fieldRules } from './rules.ts'

/** True for types whose answer is a box that is ticked or not. */
export const isTicked = (field: Pick<FormField, 'type'>): boolean => columnOf(field).type === 'boolean'

const ticks: readonly (readonly [unknown, boolean])[] = [
  [true, true],
  ['yes', true],
  [false, false],
  ['no', false],
]

/** What is written after `is:` as the rules of the other field read it; undefined where no answer to that field is the same. */
export function conditionValue(other: FormField, is: unknown): ConditionValue | undefined {
  if (isTicked(other)) {
    const tick = ticks.find(([written]) => written === is)?.[1]
    return tick === false && other.required ? undefined : tick
  }
  if (is === undefined || is === null || is === false) return undefined
  const { answer } = fieldRules[other.type]?.read(other, is) ?? {}
  return Array.isArray(answer) ? answer[0] : answer
}

/** What may stand after `is:`, where the answers can be counted. */
export const conditionValues = (other: FormField & { value?: string }): readonly string[] | undefined =>
  isTicked(other)
    ? ['true', ...(other.required ? [] : ['false'])]
    : (other.choices?.map(({ value }) => value) ?? (other.value === undefined ? undefined : [other.value]))
