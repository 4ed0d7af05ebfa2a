import type { InputHTMLAttributes } from 'react'
import type { FieldProps } from '../field-type.ts'
import { box, Labelled } from './labelled.tsx'

/** A control of one line. `input` sets the keyboard, autofill and native check. No length is cut off while typing. */
export function OneLine({ input, ...props }: FieldProps & { input: InputHTMLAttributes<HTMLInputElement> }) {
  return <Labelled {...props}>{(attributes) => <input {...attributes} {...input} className={box} />}</Labelled>
}
