import { type ReactNode, useId } from 'react'

/** An option of radio buttons, a list or a text field. */
export interface Option<Id extends string = string> {
  id: Id
  words: string
  about?: string
}

interface RadiosProps<Id extends string> {
  label: string
  options: readonly Option<Id>[]
  /** Id of the chosen option; undefined until one is chosen. */
  value: Id | undefined
  onChange: (id: Id) => void
  description?: ReactNode
}

/** Radio buttons for one of a few options. */
export function Radios<Id extends string>({ label, options, value, onChange, description }: RadiosProps<Id>) {
  const name = useId()
  return (
    <fieldset className="kinds" aria-describedby={description ? `${name}-about` : undefined}>
      <legend>{label}</legend>
      {options.map(({ id, words, about }) => (
        <label key={id} className="radio">
          <input type="radio" name={name} required checked={id === value} onChange={() => onChange(id)} />
          <span>
            {words} {about && <span className="quiet">{about}</span>}
          </span>
        </label>
      ))}
      {description && (
        <span id={`${name}-about`} className="quiet">
          {description}
        </span>
      )}
    </fieldset>
  )
}
