import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import { Described } from './described.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { usePanel } from './panel-store.ts'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

/** A large site has more than anybody reads through: typing finds the others. */
const mostShown = 60

/** Pages of this site with their anchors to choose from; anything else is typed. */
export function LinkField(props: AnyFieldProps) {
  const { schema, name, value, isRequired } = props
  const { data } = usePanel()
  const set = useSet(props)
  const given = typeof value === 'string' ? value : ''
  const { typed, type, save } = useTyped(props.at, given, (to) => set(to === '' && !isRequired ? undefined : to))
  const words = typed.toLowerCase()
  const fits = data.targets.filter(({ to, title }) => typed === given || `${to} ${title}`.toLowerCase().includes(words))
  return (
    <ComboBox
      className="field"
      allowsCustomValue
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={type}
      selectedKey={data.targets.some(({ to }) => to === given) ? given : null}
      onSelectionChange={(key) => {
        if (key === null) return
        type(String(key))
        save(String(key))
      }}
      onBlur={() => save()}
      items={fits.slice(0, mostShown).map(({ to, title }) => ({ id: to, title }))}
    >
      <Label>{labelOf(name)}</Label>
      <span className="combo">
        <Input />
        <Button>
          <span aria-hidden>▾</span>
        </Button>
      </span>
      <Text slot="description">
        <Described>{schema.description}</Described> A page of this site, or https:, mailto:, tel:.
      </Text>
      <Popover className="popover">
        <ListBox className="menu">
          {({ id, title }: { id: string; title: string }) => (
            <ListBoxItem id={id} textValue={id}>
              {id} <span className="quiet">{title}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
