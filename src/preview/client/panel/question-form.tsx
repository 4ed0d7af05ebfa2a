// Small forms of the panel, such as that of a new page.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button, FieldError, Form, Input, Label, Text, TextField, type TextFieldProps } from 'react-aria-components'
import { words } from '../words.ts'
import { isOpenList } from './escape.ts'

interface QuestionFormProps {
  title: string
  /** Label of the submit button. */
  submit: string
  onSubmit: () => Promise<unknown>
  /** Missing where the form cannot be left. */
  onCancel?: () => void
  children: ReactNode
}

interface TextQuestionProps extends TextFieldProps {
  label: string
  placeholder?: string
  about?: string
  /** Shown while the field is invalid. */
  error?: string
}

/** A one-line text field with its label, description and error. */
export const TextQuestion = ({ label, placeholder, about, error, ...field }: TextQuestionProps) => (
  <TextField className="field" {...field}>
    <Label>{label}</Label>
    <Input placeholder={placeholder} />
    {about && <Text slot="description">{about}</Text>}
    <FieldError>{error}</FieldError>
  </TextField>
)

/** Fields with a submit and a cancel button; Escape cancels. */
export function QuestionForm({ title, submit, onSubmit, onCancel, children }: QuestionFormProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel || isOpenList(event.target)) return
    event.stopPropagation()
    onCancel()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  // A form whose first field takes no focus by itself.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields in it.
    <div onKeyDown={onKeyDown}>
      <Form
        className="group"
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <div className="row">
          <Button type="submit" className="main">
            {submit}
          </Button>
          {onCancel && <Button onPress={onCancel}>{words.editing.cancel}</Button>}
        </div>
      </Form>
    </div>
  )
}
