import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { fieldTitle } from '../titles.ts'
import type { AnyFieldProps } from './field-props.ts'
import { useChosen } from './use-set.ts'

/** Several of a few choices, which have no order of their own: written in that of the choices. */
export function ChoiceList({ options, ...props }: AnyFieldProps & { options: readonly [string, string][] }) {
  const [value, set] = useChosen(props)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const choose = (now: string[]) => {
    const inOrder = options.map(([one]) => one).filter((one) => now.includes(one))
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
