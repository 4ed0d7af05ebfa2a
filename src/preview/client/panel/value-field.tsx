// A field for a single value. The schema decides: text, switch, number, choice, colour, link, picture or date.
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue, Switch } from 'react-aria-components'
import { datePattern, momentPattern } from '../../../schema/manifest/moment-pattern.ts'
import { type Option, Radios } from '../radios.tsx'
import { answerKindTitle, choiceTitle, descriptionInWords, fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { ColourField } from './colour-field.tsx'
import { DateValue, isDateOrMissing } from './date-value.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { LinkField } from './link-field.tsx'
import { NumberValue } from './number-value.tsx'
import { usePanel } from './panel-store.ts'
import { PictureChoice } from './picture-choice.tsx'
import { AboutField, SchemaWords } from './schema-words.tsx'
import { TextValue } from './text-value.tsx'
import { useChosen, useSet } from './use-set.ts'

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
  if (schema.type === 'integer' || schema.type === 'number') return <NumberValue {...props} />
  if (schema.enum)
    return (
      <ChoiceField
        {...props}
        options={schema.enum.map((id, at) => ({
          id,
          words: titleOf(String(props.at.at(-1)), id),
          about: descriptionInWords(schema.markdownEnumDescriptions?.[at] ?? ''),
        }))}
      />
    )
  if (kind === 'form') return <ChoiceField {...props} options={data.names.forms.map(asOption)} />
  if (kind === 'fragment') return <ChoiceField {...props} options={data.names.fragments.map(asOption)} />
  if (kind === 'colour') return <ColourField {...props} />
  if (kind === 'link') return <LinkField {...props} />
  if (kind === 'file') return <PictureField {...props} />
  const isDay = schema.format === 'date' || schema.pattern === datePattern || schema.pattern === momentPattern
  if (isDay && isDateOrMissing(props.value)) return <DateValue {...props} />
  return <TextValue {...props} />
}

/** The title of a key's option. Presets have proper names. */
const titleOf = (key: string, option: string): string =>
  key === 'type' ? answerKindTitle(option) : key === 'preset' ? option : choiceTitle(option)

const asOption = (name: string): Option => ({ id: name, words: name })

interface ChoiceProps extends AnyFieldProps {
  options: Option[]
  /** What choosing nothing is called. */
  none?: Omit<Option, 'id'>
  /** Replaces writing the chosen option to the file. */
  onChoose?: (one: string | undefined) => void
}

/** Radio buttons for up to four options, a select list for more. */
export function ChoiceField({
  options,
  none = { words: words.panel.fields.notSet, about: words.panel.fields.asUsual },
  onChoose,
  ...props
}: ChoiceProps) {
  const { schema, name, isRequired } = props
  const [value, set] = useChosen(props)
  const label = fieldTitle(name)
  const all = isRequired ? options : [{ id: '', ...none }, ...options]
  const now = typeof value === 'string' ? value : ''
  const choose = (one: string) => {
    const chosen = one === '' ? undefined : one
    if (onChoose) onChoose(chosen)
    else void set(chosen)
  }
  if (options.length <= 4)
    return (
      <Radios label={label} options={all} value={now} onChange={choose} description={<SchemaWords schema={schema} />} />
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
        <ListBox className="menu" items={all}>
          {({ id, words: title, about }) => (
            <ListBoxItem id={id} textValue={title}>
              {title} {about && <span className="quiet below">{about}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}

/** A picture of the site. The field of its alt text follows it. */
function PictureField(props: AnyFieldProps) {
  const { name, value, schema } = props
  const { data } = usePanel()
  const set = useSet(props)
  const takesImages = schema.pattern?.includes('images/') ?? false
  // Other files under public/, such as fonts, are typed as a path.
  if (!takesImages) return <TextValue {...props} />
  const shown = data.pictures.find(({ file }) => file === value)
  const chosen = typeof value === 'string' ? value : undefined
  return (
    <fieldset className="group picture">
      <legend>{fieldTitle(name)}</legend>
      {shown && <img src={shown.src} alt="" />}
      <p className="quiet">{chosen ?? words.panel.pictures.none}</p>
      <PictureChoice chosen={chosen} onChoose={set} />
    </fieldset>
  )
}
