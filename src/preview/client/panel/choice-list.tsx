import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { fieldTitle } from '../titles.ts'
import type { AnyFieldProps } from './field-props.ts'
import { useChosen } from './use-set.ts'

/** Checkboxes for several of a few options; the file lists the checked ones in the order of the options. */
export function ChoiceList({ options, ...props }: AnyFieldProps & { options: readonly [string, string][] }) {
  const [value, set] = useChosen(props)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const choose = (checked: string[]) => {
    const inOrder = options.map(([one]) => one).filter((one) => checked.includes(one))
    void set(inOrder.length === 0 && !props.isRequired ? undefined : inOrder)
  }
  return (
    <CheckboxGroup className="field" value={chosen} onChange={choose}>
      <Label>{fieldTitle(props.name)}</Label>
      {options.map(([one, what]) => (
        <Checkbox key={one} value={one} className="check">
          <span className="box" aria-hidden />
          <span>{what || one}</span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
