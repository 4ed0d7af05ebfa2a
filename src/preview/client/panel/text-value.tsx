import { useRef, useState } from 'react'
import { FieldError, Input, Label, TextArea, TextField } from 'react-aria-components'
import { readAs } from '../facts.ts'
import { fieldTitle } from '../titles.ts'
import { words as editor } from '../words.ts'
import { FactButton, FactPopover, factsAt, useFactChoice } from './fact-choice.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { usePanel } from './panel-store.ts'
import { AboutField } from './schema-words.tsx'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

/** A text: saved when it is left, or with Enter where it is one line. */
export function TextValue(props: AnyFieldProps) {
  const { schema, name, value, isRequired } = props
  const set = useSet(props)
  const given = typeof value === 'string' ? value : ''
  // An empty text that may be left out is left out; an empty line at its end is none of its words.
  const { typed, theirs, isChanged, type, save, discard } = useTyped(props.at, given, (all) => {
    const words = all.replace(/\n+$/, given.endsWith('\n') ? '\n' : '')
    return set(words === '' && !isRequired ? undefined : words)
  })
  const { data } = usePanel()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const facts = factsAt(props.at, schema, data.facts)
  const choice = useFactChoice(control)
  const onInput = ({ nativeEvent: event }: { nativeEvent: Event }) => {
    if (facts.length > 0 && event instanceof InputEvent && event.data?.endsWith('{')) choice.offerForBrace()
  }
  const { maxLength: max, minLength: min = 0 } = schema
  // The control stays the one that is typed into, however long what the file says becomes.
  const [isLong] = useState(
    schema['x-kind'] === 'markdown' ||
      schema['x-kind'] === 'mail' ||
      (max ?? 0) > 400 ||
      given.length > 60 ||
      given.includes('\n'),
  )
  const tooMany = max === undefined ? 0 : typed.length - max
  const wrong =
    tooMany > 0
      ? editor.editing.tooMany(tooMany)
      : isRequired && min > 0 && typed === ''
        ? editor.editing.cannotBeEmpty
        : undefined
  return (
    <>
      <TextField
        className="field"
        value={typed}
        onChange={type}
        onBlur={() => choice.place || save()}
        isInvalid={wrong !== undefined}
        onKeyDown={(event) => {
          // As on the page, it leaves the text as it was; pressed again, it closes the panel.
          if (event.key === 'Escape' && isChanged) discard()
          else event.continuePropagation()
        }}
      >
        <span className="label-row">
          <Label>{fieldTitle(name)}</Label>
          {facts.length > 0 && <FactButton label={fieldTitle(name)} choice={choice} />}
          {max !== undefined && max <= 2000 && schema.pattern === undefined && (
            <span className={tooMany > 0 ? 'count over' : 'count'}>{editor.editing.ofMost(typed.length, max)}</span>
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
          <p className="quiet">{editor.editing.reads(readAs(typed, data.facts))}</p>
        )}
        {theirs !== undefined && (
          <p role="alert" className="theirs">
            {editor.panel.fields.nowInFile(theirs)}
          </p>
        )}
        <FieldError>{wrong}</FieldError>
      </TextField>
      <FactPopover {...{ control, facts, choice }} onEnter={() => isLong || save(control.current?.value)} />
    </>
  )
}
