// A field for a single value. The schema decides: text, switch, number, choice, colour, link, picture or date.

import {
  Button,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Select,
  SelectValue,
  Switch,
} from 'react-aria-components'
import { datePattern, momentPattern } from '../../../schema/manifest/moment-pattern.ts'
import { answerKindTitle, choiceTitle, described, fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { ColourField } from './colour-field.tsx'
import { DateValue, isDateOrMissing } from './date-value.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { LinkField } from './link-field.tsx'
import { usePanel } from './panel-store.ts'
import { PictureField } from './picture-field.tsx'
import { Radios } from './radios.tsx'
import { AboutField, SchemaWords } from './schema-words.tsx'
import { TextValue } from './text-value.tsx'
import { useChosen } from './use-set.ts'

export function ValueField(props: AnyFieldProps) {
  const { schema, name } = props
  const { data } = usePanel()
  const [value, set] = useChosen(props)
  const label = fieldTitle(name)
  const kind = schema['x-kind']
  if (schema.type === 'boolean')
    return (
      <Switch
        className="switch-field"
        isSelected={value === true}
        onChange={(isOn) => void set(isOn ? true : props.isRequired ? false : undefined)}
      >
        <span className="track" aria-hidden />
        <span>
          {label}{' '}
          <span className="quiet">
            <SchemaWords schema={schema} />
          </span>
        </span>
      </Switch>
    )
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <NumberField
        className="field"
        value={typeof value === 'number' ? value : Number.NaN}
        minValue={schema.minimum}
        maxValue={schema.maximum}
        onChange={(number) => void set(Number.isNaN(number) ? undefined : number)}
      >
        <Label>{label}</Label>
        <Group className="number">
          <Button slot="decrement">−</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
        <AboutField schema={schema} />
      </NumberField>
    )
  if (schema.enum)
    return (
      <Choice
        {...props}
        titleOf={titlesOf(String(props.at.at(-1)))}
        options={schema.enum.map((one, at) => [one, described(schema.markdownEnumDescriptions?.[at] ?? '')])}
      />
    )
  if (kind === 'form') return <Choice {...props} options={data.names.forms.map((one) => [one, ''])} />
  if (kind === 'fragment') return <Choice {...props} options={data.names.fragments.map((one) => [one, ''])} />
  if (kind === 'colour') return <ColourField {...props} />
  if (kind === 'link') return <LinkField {...props} />
  if (kind === 'file') return <PictureField {...props} />
  const isDay = schema.format === 'date' || schema.pattern === datePattern || schema.pattern === momentPattern
  if (isDay && isDateOrMissing(props.value)) return <DateValue {...props} />
  return <TextValue {...props} />
}

/** Translates the options of a key; undefined for presets, which have proper names. */
const titlesOf = (key: string): ((one: string) => string) | undefined =>
  key === 'type' ? answerKindTitle : key === 'preset' ? undefined : choiceTitle

interface ChoiceProps extends AnyFieldProps {
  /** Values, each with its description. */
  options: [string, string][]
  /** Title and description of choosing nothing. */
  none?: [string, string]
  /** Title of an option; the option itself by default. */
  titleOf?: (one: string) => string
  /** Replaces writing the chosen option to the file. */
  onChoose?: (one: string | undefined) => void
}

/** Radio buttons for up to four options, a select list for more. */
export function Choice({
  options,
  none = [words.panel.fields.notSet, words.panel.fields.asUsual],
  titleOf = (one) => one,
  onChoose,
  ...props
}: ChoiceProps) {
  const { schema, name, isRequired } = props
  const [value, set] = useChosen(props)
  const label = fieldTitle(name)
  const all: [string, string][] = isRequired ? options : [['', none[1]], ...options]
  const now = typeof value === 'string' ? value : ''
  const choose = (one: string) => {
    const chosen = one === '' ? undefined : one
    if (onChoose) onChoose(chosen)
    else void set(chosen)
  }
  const says = (one: string) => (one === '' ? none[0] : titleOf(one))
  if (options.length <= 4)
    return (
      <Radios
        label={label}
        options={all.map(([id, about]) => ({ id, words: says(id), about }))}
        value={now}
        onChange={choose}
        description={<SchemaWords schema={schema} />}
      />
    )
  return (
    <Select className="field" selectedKey={now} onSelectionChange={(key) => choose(String(key ?? ''))}>
      <Label>{label}</Label>
      <Button className="select">
        <SelectValue />
        <span aria-hidden>▾</span>
      </Button>
      <AboutField schema={schema} />
      <Popover className="popover">
        <ListBox className="menu" items={all.map(([id, what]) => ({ id, what }))}>
          {({ id, what }) => (
            <ListBoxItem id={id} textValue={says(id)}>
              {says(id)} {what && <span className="quiet below">{what}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
