// Loads the calendar with the first date field that is shown.
import { lazy, Suspense } from 'react'
import type { Json } from '../../edit-messages.ts'
import type { AnyFieldProps } from './field-props.ts'

const DateValue = lazy(async () => ({ default: (await import('./date-value.tsx')).DateValue }))

/** Whether the value is missing, or an existing date with or without a time. */
export function isDateOrMissing(value: Json | undefined): boolean {
  if (value === undefined) return true
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(value)) return false
  // `Date` turns days that do not exist, such as 30 February, into others.
  return new Date(`${value.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(value.slice(0, 10)) === true
}

export const LazyDate = (props: AnyFieldProps) => (
  <Suspense>
    <DateValue {...props} />
  </Suspense>
)
