import { useRef, useState } from 'react'
import { FieldError, Input, Label, TextArea, TextField } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { readAs } from '../facts.ts'
import { isNearLimit } from '../near-limit.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { FactButton, FactPopover, factsAt, useFactChoice } from './fact-choice.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { usePanel } from './panel-store.ts'
import { AboutField } from './schema-words.tsx'
import { TypedState } from './typed-state.tsx'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

/** Whether a text may be long, by its schema or its value. */
const mayBeLong = ({ 'x-kind': kind, maxLength = 0 }: SchemaNode, text: string) =>
  kind === 'markdown' || kind === 'mail' || maxLength > 400 || text.length > 60 || text.includes('\n')

/** A text field. Saves on blur, and with Enter, which in a long text needs Control. */
export function TextValue(props: AnyFieldProps) {
  const { schema, name, value, isRequired } = props
  const set = useSet(props)
  const fileValue = typeof value === 'string' ? value : ''
  // An empty optional text is removed; added empty lines at the end are not saved.
  const edited = useTyped(props.at, fileValue, (all) => {
    const text = all.replace(/\n+$/, fileValue.endsWith('\n') ? '\n' : '')
    return set(text === '' && !isRequired ? undefined : text)
  })
  const { typed, type, save, onKeyDown } = edited
  const { data } = usePanel()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const facts = factsAt(props.at, schema, data.facts)
  const choice = useFactChoice(control)
  const onInput = ({ nativeEvent: event }: { nativeEvent: Event }) => {
    if (facts.length > 0 && event instanceof InputEvent && event.data?.endsWith('{')) choice.openForBrace()
  }
  const { maxLength: max, minLength: min = 0 } = schema
  // Decided once: a growing text must not replace the control during typing.
  const [isLong] = useState(() => mayBeLong(schema, fileValue))
  const tooMany = max === undefined ? 0 : typed.length - max
  const wrong =
    tooMany > 0
      ? words.editing.tooMany(tooMany)
      : isRequired && min > 0 && typed === ''
        ? words.editing.cannotBeEmpty
        : undefined
  return (
    <>
      <TextField
        className="field"
        value={typed}
        onChange={type}
        onBlur={() => choice.place || save()}
        isInvalid={wrong !== undefined}
        onKeyDown={onKeyDown}
      >
        <span className="label-row">
          <Label>{fieldTitle(name)}</Label>
          {facts.length > 0 && <FactButton label={fieldTitle(name)} choice={choice} />}
          {isNearLimit(typed.length, max) && schema.pattern === undefined && (
            <span className={tooMany > 0 ? 'count over' : 'count'}>{words.editing.ofMost(typed.length, max)}</span>
          )}
        </span>
        {isLong ? (
          <TextArea
            ref={control}
            onInput={onInput}
            rows={Math.min(14, Math.max(3, typed.split('\n').length + Math.floor(typed.length / 60)))}
            onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && save()}
          />
        ) : (
          <Input ref={control} onInput={onInput} onKeyDown={({ key }) => key === 'Enter' && save()} />
        )}
        <AboutField schema={schema} />
        {typed.includes('{') && facts.length > 0 && (
          <p className="quiet">{words.editing.reads(readAs(typed, data.facts))}</p>
        )}
        <TypedState {...edited} />
        <FieldError>{wrong}</FieldError>
      </TextField>
      <FactPopover {...{ facts, choice }} onEnter={() => isLong || save(control.current?.value)} />
    </>
  )
}
