import { Label, Radio, RadioGroup } from 'react-aria-components'

export interface RadioOption {
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
}

/** One of a few, all in view. */
export function Radios({ label, options, value, onChange }: RadiosProps) {
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
    </RadioGroup>
  )
}
