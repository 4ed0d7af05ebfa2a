import { LabelledCheck } from '../check.tsx'
import type { Option } from '../radios.tsx'
import { fieldTitle } from '../titles.ts'
import type { AnyFieldProps } from './field-props.ts'
import { useChosen } from './use-set.ts'

/** Checkboxes for several of a few options; the file lists the checked ones in the order of the options. */
export function ChoiceList({ options, ...props }: AnyFieldProps & { options: readonly Option[] }) {
  const [value, set] = useChosen(props)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const choose = (option: string, isOn: boolean) => {
    const inOrder = options.map(({ id }) => id).filter((id) => (id === option ? isOn : chosen.includes(id)))
    void set(inOrder.length === 0 && !props.isRequired ? undefined : inOrder)
  }
  return (
    <fieldset className="kinds">
      <legend>{fieldTitle(props.name)}</legend>
      {options.map(({ id, words }) => (
        <LabelledCheck key={id} label={words} isOn={chosen.includes(id)} onChange={(isOn) => choose(id, isOn)} />
      ))}
    </fieldset>
  )
}
