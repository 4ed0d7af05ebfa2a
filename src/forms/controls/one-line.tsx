import type { InputHTMLAttributes } from 'react'
import type { FieldProps } from '../field-type.ts'
import { controlBox, Labelled } from './labelled.tsx'

/** A control of one line. `input` sets keyboard, autofill and native validation. No maxLength: nothing is cut off while typing. */
export function OneLine({ input, ...props }: FieldProps & { input: InputHTMLAttributes<HTMLInputElement> }) {
  return <Labelled {...props}>{(attributes) => <input {...attributes} {...input} className={controlBox} />}</Labelled>
}
