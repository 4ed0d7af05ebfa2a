import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup, Text } from 'react-aria-components'

interface RadioOption {
  id: string
  words: string
  about?: string
}

interface RadiosProps {
  label: string
  options: readonly RadioOption[]
  value: string
  onChange: (id: string) => void
  description?: ReactNode
}

/** Radio buttons for one of a few options. */
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
