// A day: typed in the order of the reader's own language, or chosen from a calendar; written as the schema has it, `2026-01-31`.
import { type CalendarDate, parseDate } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
  Text,
} from 'react-aria-components'
import type { Json } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { Described } from './described.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { usePanel } from './panel-store.ts'
import { useSet } from './use-set.ts'

function dayOf(value: Json | undefined): CalendarDate | null {
  if (typeof value !== 'string') return null
  try {
    return parseDate(value)
  } catch {
    // Something else stands there, which the checks name.
    return null
  }
}

export function DateValue(props: AnyFieldProps) {
  const { schema, name, value, isRequired } = props
  const set = useSet(props)
  const { declined } = usePanel()
  const [day, choose] = useState(() => dayOf(value))
  const [isOpen, open] = useState(false)
  const known = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not agreed to is not kept.
  useEffect(() => {
    known.current = value
    choose(dayOf(value))
  }, [value, declined])
  const save = async (chosen: CalendarDate | null) => {
    const written = chosen?.toString()
    // A calendar that closes is left too.
    if (written === known.current || (isRequired && !chosen)) return
    const before = known.current
    known.current = written
    choose(chosen)
    if (!(await set(written)) && known.current === written) known.current = before
  }
  const label = fieldTitle(name)
  return (
    <DatePicker
      className="field"
      value={day}
      isOpen={isOpen}
      onOpenChange={open}
      // A year is a day of long ago until its last digit is typed: what is typed is saved when it is left.
      onChange={(chosen) => {
        choose(chosen)
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
          <Button slot={null} aria-label={words.panel.fields.leaveOut(label)} onPress={() => void save(null)}>
            <span aria-hidden>✕</span>
          </Button>
        )}
      </Group>
      <Text slot="description">
        <Described lang="en">{schema.description}</Described>
      </Text>
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
