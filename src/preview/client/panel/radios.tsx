import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup, Text } from 'react-aria-components'

interface RadioOption {
  id: string
  words: string
  /** What it does, or where it leads. */
  about?: string
}

interface RadiosProps {
  label: string
  options: readonly RadioOption[]
  value: string
  onChange: (id: string) => void
  /** What is chosen with it. */
  description?: ReactNode
}

/** One of a few, all in view. */
export function Radios({ label, options, value, onChange, description }: RadiosProps) {
  return (
    <RadioGroup className="field kinds" value={value} onChange={onChange}>
      <Label>{label}</Label>
      {options.map(({ id, words, about }) => (
        <Radio key={id} value={id} className="radio">
          <span className="ring" aria-hidden />
          <span>
            {words} {about && <span className="quiet">{about}</span>}
          </span>
        </Radio>
      ))}
      {description && <Text slot="description">{description}</Text>}
    </RadioGroup>
  )
}
