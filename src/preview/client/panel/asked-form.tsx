// A few questions with a button that does what was asked for, and one that does not.
import type { ReactNode } from 'react'
import { Button, Form } from 'react-aria-components'

interface AskedFormProps {
  title: string
  /** The words on the button. */
  submit: string
  onSubmit: () => Promise<unknown>
  /** Missing where there is nothing to go back to. */
  onCancel?: () => void
  children: ReactNode
}

export function AskedForm({ title, submit, onSubmit, onCancel, children }: AskedFormProps) {
  return (
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
            Cancel
          </Button>
        )}
      </div>
    </Form>
  )
}
