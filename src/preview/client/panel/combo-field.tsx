import type { ReactNode } from 'react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import type { Option } from '../radios.tsx'

interface ComboFieldProps {
  label: string
  description?: ReactNode
  /** Options that match what is typed. */
  options: Option[]
  typed: string
  onType: (typed: string) => void
  /** Id of the chosen option, null when what is typed is not an option. */
  chosen: string | null
  onChoose: (id: string) => void
  onBlur: () => void
  /** Whether values other than the options are allowed. */
  isFree?: boolean
}

/** A text field with a list of options; choosing one puts its id into the field. */
export function ComboField({ label, description, options, typed, onType, chosen, ...rest }: ComboFieldProps) {
  const { onChoose, onBlur, isFree = false } = rest
  return (
    <ComboBox
      className="field"
      allowsCustomValue={isFree}
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={onType}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        if (key === null) return
        onType(String(key))
        onChoose(String(key))
      }}
      onBlur={onBlur}
      items={options}
    >
      <Label>{label}</Label>
      <span className="combo">
        <Input />
        <Button>
          <span aria-hidden>▾</span>
        </Button>
      </span>
      {description && <Text slot="description">{description}</Text>}
      <Popover className="popover">
        <ListBox className="menu">
          {({ id, words, about }: Option) => (
            <ListBoxItem id={id} textValue={id}>
              {words} <span className="quiet">{about}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
