import { useEffect, useState } from 'react'
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components'
import { contrastOf } from './contrast.ts'
import type { AnyFieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { usePanel } from './panel-store.ts'
import { useSet } from './use-set.ts'

const hex = /^#[0-9a-fA-F]{6}$/

/** A colour, with how it stands against the page by day and by night. */
export function ColourField(props: AnyFieldProps) {
  const { schema, name, value } = props
  const { data } = usePanel()
  const set = useSet(props)
  const given = typeof value === 'string' ? value : ''
  const [typed, type] = useState(given)
  useEffect(() => type(given), [given])
  const isColour = hex.test(typed)
  const save = (colour: string) => {
    if (hex.test(colour) && colour !== given) void set(colour)
  }
  return (
    <TextField
      className="field"
      value={typed}
      onChange={type}
      onBlur={() => save(typed)}
      isInvalid={typed !== '' && !isColour}
    >
      <Label>{labelOf(name)}</Label>
      <span className="colour">
        <input
          type="color"
          aria-label={`${labelOf(name)}: pick a colour`}
          value={isColour ? typed : '#000000'}
          onChange={({ target }) => type(target.value)}
          onBlur={({ target }) => save(target.value)}
        />
        <Input onKeyDown={({ key }) => key === 'Enter' && save(typed)} />
      </span>
      {isColour && (
        <span className="quiet">
          {contrastOf(typed, data.grounds.light).toFixed(1)}:1 on the page by day,{' '}
          {contrastOf(typed, data.grounds.dark).toFixed(1)}:1 by night
        </span>
      )}
      <Text slot="description">{schema.description}</Text>
      <FieldError>A colour is written as #336699.</FieldError>
    </TextField>
  )
}
