// A field for a date or a date with time, typed in the order of the editor's language or chosen from a calendar. Written as `2026-01-31`
// or `2026-01-31 08:00`.

import { getLocalTimeZone, parseDate, parseDateTime, toCalendarDateTime, today } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  type DateValue as DateChosen,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components'
import { momentPattern } from '../../../schema/manifest/moment-pattern.ts'
import type { Json } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { IconButton } from './icon-button.tsx'
import { usePanel } from './panel-store.ts'
import { AboutField } from './schema-words.tsx'
import { useWritten } from './use-set.ts'

function dayOf(value: Json | undefined, isMoment: boolean): DateChosen | null {
  if (typeof value !== 'string') return null
  try {
    return isMoment ? parseDateTime(value.replace(' ', 'T')) : parseDate(value)
  } catch {
    // Not a date; the checks report it.
    return null
  }
}

/** Defaults of the time segment: 8:00. */
const atEight = {
  granularity: 'minute',
  hourCycle: 24,
  placeholderValue: toCalendarDateTime(today(getLocalTimeZone())).set({ hour: 8 }),
} as const

export function DateValue(props: AnyFieldProps) {
  const { schema, name, isRequired } = props
  const { value, set } = useWritten(props)
  const { declined } = usePanel()
  const isMoment = schema.pattern === momentPattern
  const [day, setDay] = useState(() => dayOf(value, isMoment))
  const [isOpen, setOpen] = useState(false)
  const known = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a declined confirmation resets the field.
  useEffect(() => {
    known.current = value
    setDay(dayOf(value, isMoment))
  }, [value, declined])
  const save = async (chosen: DateChosen | null) => {
    const written = isMoment ? chosen?.toString().slice(0, 16).replace('T', ' ') : chosen?.toString()
    // Closing the calendar also blurs the field, which must not save twice.
    const now = dayOf(known.current, isMoment)
    const isSame = chosen === null || now === null ? chosen === now : chosen.compare(now) === 0
    if (isSame || (isRequired && !chosen)) return
    const before = known.current
    known.current = written
    setDay(chosen)
    if (!(await set(written)) && known.current === written) known.current = before
  }
  const label = fieldTitle(name)
  return (
    <DatePicker
      className="field"
      value={day}
      {...(isMoment && atEight)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      // While a year is typed digit by digit, the value is a date of long ago, so typing is saved on blur.
      onChange={(chosen) => {
        setDay(chosen)
        if (isOpen) void save(chosen)
      }}
      onBlur={() => void save(day)}
    >
      <Label>{label}</Label>
      <Group className="combo">
        <DateInput className="date">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>
          <span aria-hidden>▾</span>
        </Button>
        {!isRequired && day && (
          <IconButton slot={null} sign="✕" label={words.panel.fields.leaveOut(label)} onPress={() => void save(null)} />
        )}
      </Group>
      <AboutField schema={schema} />
      <Popover className="popover calendar">
        <Dialog>
          <Calendar>
            <header>
              <Button slot="previous">
                <span aria-hidden>‹</span>
              </Button>
              <Heading />
              <Button slot="next">
                <span aria-hidden>›</span>
              </Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}
