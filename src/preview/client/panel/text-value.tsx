import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { Described } from './described.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

/** A text: saved when it is left, or with Enter where it is one line. */
export function TextValue(props: AnyFieldProps) {
  const { schema, name, value, isRequired } = props
  const set = useSet(props)
  const given = typeof value === 'string' ? value : ''
  // An empty text that may be left out is left out.
  const { typed, type, save } = useTyped(given, (words) => void set(words === '' && !isRequired ? undefined : words))
  const { maxLength: max, minLength: min = 0 } = schema
  const isLong =
    schema['x-kind'] === 'markdown' ||
    schema['x-kind'] === 'mail' ||
    (max ?? 0) > 400 ||
    given.length > 60 ||
    given.includes('\n')
  const tooMany = max === undefined ? 0 : typed.length - max
  const wrong =
    tooMany > 0 ? `${tooMany} too many.` : isRequired && min > 0 && typed === '' ? 'This cannot be empty.' : undefined
  return (
    <TextField className="field" value={typed} onChange={type} onBlur={() => save()} isInvalid={wrong !== undefined}>
      <span className="label-row">
        <Label>{labelOf(name)}</Label>
        {max !== undefined && max <= 2000 && (
          <span className={tooMany > 0 ? 'count over' : 'count'}>
            {typed.length} of {max}
          </span>
        )}
      </span>
      {isLong ? (
        <TextArea
          rows={Math.min(14, Math.max(3, typed.split('\n').length + Math.floor(typed.length / 60)))}
          onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && save()}
        />
      ) : (
        <Input onKeyDown={({ key }) => key === 'Enter' && save()} />
      )}
      <Text slot="description">
        <Described>{schema.description}</Described>
      </Text>
      <FieldError>{wrong}</FieldError>
    </TextField>
  )
}
