import type { KeyboardEvent } from 'react'
import { Button, Group, Input, Label, NumberField, useLocale } from 'react-aria-components'
import { fieldTitle } from '../titles.ts'
import type { AnyFieldProps } from './field-props.ts'
import { AboutField } from './schema-words.tsx'
import { useChosen } from './use-set.ts'

/** As it is written: a thousands separator could be taken for a decimal one, and digits left out would be lost on blur. */
const format: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 }

export function NumberValue(props: AnyFieldProps) {
  const { schema, name } = props
  const [value, set] = useChosen(props)
  const { locale } = useLocale()
  // Point and comma both separate decimals, whatever the language of the editor.
  const separate = (event: KeyboardEvent) => {
    const separator = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
    if (!/^[.,]$/.test(event.key) || event.key === separator || separator === undefined) return
    event.preventDefault()
    document.execCommand('insertText', false, separator)
  }
  return (
    <NumberField
      className="field"
      value={typeof value === 'number' ? value : Number.NaN}
      minValue={schema.minimum}
      maxValue={schema.maximum}
      formatOptions={format}
      onChange={(number) => void set(Number.isNaN(number) ? undefined : number)}
    >
      <Label>{fieldTitle(name)}</Label>
      <Group className="number">
        <Button slot="decrement">−</Button>
        <Input onKeyDown={separate} />
        <Button slot="increment">+</Button>
      </Group>
      <AboutField schema={schema} />
    </NumberField>
  )
}
