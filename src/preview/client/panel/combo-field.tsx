import type { ReactNode } from 'react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'

interface Option {
  id: string
  words: string
  about: string
}

interface ComboFieldProps {
  label: string
  description?: ReactNode
  /** Those that fit what is typed. */
  options: Option[]
  typed: string
  onType: (typed: string) => void
  /** The one that is chosen, by its id; null where what is typed is none of them. */
  chosen: string | null
  onChoose: (id: string) => void
  onBlur: () => void
  /** Whether what is typed may stay where it is none of them. */
  isFree?: boolean
}

/** A field to type into with what there is to choose from below it; what is chosen stands in it by its id. */
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
