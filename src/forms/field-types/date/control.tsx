import { useEffect, useState } from 'react'
import { type Day, dayAt, dayOfBound, sinceToday } from '../../../../supabase/functions/_shared/day.ts'
import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl, FieldProps } from '../../field-type.ts'

export default {
  Control: DateLine,
  isShort: true,
  mistakes: ['date'],
  unfinished: 'date',
} satisfies FieldControl<Bounded>

/** Sets bounds that depend on today in the browser, because the page may have been built on another day. */
function DateLine(props: FieldProps<Bounded>) {
  const { from, to, zone } = props.field
  const [today, setToday] = useState<Day>()
  const moves = sinceToday(from) !== undefined || sinceToday(to) !== undefined
  useEffect(() => {
    if (moves) setToday(dayAt(Date.now(), zone))
  }, [moves, zone])
  const bound = (text: string | undefined) =>
    text === undefined || (today === undefined && sinceToday(text)) ? undefined : dayOfBound(text, () => today ?? '')
  return <OneLine {...props} input={{ type: 'date', min: bound(from), max: bound(to) }} />
}
