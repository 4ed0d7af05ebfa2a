// A field for a date or a date with time, typed or chosen from the browser's calendar. Written as `2026-01-31` or `2026-01-31 08:00`.
import { useRef, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { momentPattern } from '../../../schema/manifest/moment-pattern.ts'
import type { Json } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { IconButton } from './icon-button.tsx'
import { AboutField } from './schema-words.tsx'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

/** Whether the value is missing, or an existing date with or without a time. */
export function isDateOrMissing(value: Json | undefined): boolean {
  if (value === undefined) return true
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(value)) return false
  // `Date` turns days that do not exist, such as 30 February, into others.
  return new Date(`${value.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(value.slice(0, 10)) === true
}

export function DateValue(props: AnyFieldProps) {
  const { schema, name, value, at, isRequired } = props
  const set = useSet(props)
  const { typed, type, save, onKeyDown } = useTyped(at, typeof value === 'string' ? value : '', async (now) =>
    now === '' && isRequired ? false : set(now === '' ? undefined : now),
  )
  const label = fieldTitle(name)
  // A chosen day is saved at once, a typed one when the field is left: a year typed digit by digit is a date of long ago.
  const isTypedByKeys = useRef(false)
  const isMoment = schema.pattern === momentPattern
  const [day, time] = [typed.slice(0, 10), typed.slice(11) || (typed === '' ? '08:00' : '00:00')]
  const put = (newDay: string, newTime: string) => {
    const now = newDay && isMoment ? `${newDay} ${newTime}` : newDay
    type(now)
    if (!isTypedByKeys.current) save(now)
  }
  const onKeys = ({ key }: { key: string }) => {
    isTypedByKeys.current = true
    if (key === 'Enter') save()
  }
  const onPointer = () => {
    isTypedByKeys.current = false
  }
  const input = useRef<HTMLInputElement>(null)
  // The value of an incomplete day is empty: the last complete one stays, and returns when the field is left.
  const [isPart, setPart] = useState(false)
  const onChange = (now: string) => {
    const isPartNow = now === '' && input.current?.validity.badInput === true
    setPart(isPartNow)
    if (!isPartNow) put(now, time)
  }
  const onBlur = () => {
    setPart(false)
    save()
  }
  const leaving = { onBlur, onKeyDown }
  return (
    <TextField className="field" value={isPart ? '' : day} onChange={onChange} {...leaving}>
      <Label>{label}</Label>
      <span className="combo" onKeyDownCapture={onKeys} onPointerDownCapture={onPointer}>
        <Input ref={input} type="date" />
        {isMoment && day !== '' && (
          // The value of an incomplete time is empty: the last complete one stays.
          <TextField aria-label={label} value={time} onChange={(now) => put(day, now || time)} {...leaving}>
            <Input type="time" />
          </TextField>
        )}
        {!isRequired && day !== '' && (
          <IconButton
            sign="✕"
            label={words.panel.fields.leaveOut(label)}
            onPress={() => {
              type('')
              save('')
            }}
          />
        )}
      </span>
      <AboutField schema={schema} />
    </TextField>
  )
}
