// A few questions with a button that does what was asked for, and one that does not.
import type { KeyboardEvent, ReactNode } from 'react'
import { Button, Form } from 'react-aria-components'
import { words } from '../words.ts'
import { isOpenList } from './open-list.ts'

interface QuestionFormProps {
  title: string
  /** The words on the button. */
  submit: string
  onSubmit: () => Promise<unknown>
  /** Missing where there is nothing to go back to. */
  onCancel?: () => void
  children: ReactNode
}

export function QuestionForm({ title, submit, onSubmit, onCancel, children }: QuestionFormProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel || isOpenList(event.target)) return
    event.stopPropagation()
    onCancel()
  }
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
        <h2>{title}</h2>
        {children}
        <div className="row">
          <Button type="submit" className="main">
            {submit}
          </Button>
          {onCancel && (
            <Button className="small" onPress={onCancel}>
              {words.editing.cancel}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
