import { ComboField } from './combo-field.tsx'
import { Described } from './described.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { mostListed } from './most-listed.ts'
import { usePanel } from './panel-store.ts'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

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
    <ComboField
      label={labelOf(name)}
      description={
        <>
          <Described>{schema.description}</Described> A page of this site, or https:, mailto:, tel:.
        </>
      }
      options={fits.slice(0, mostListed).map(({ to, title }) => ({ id: to, words: to, about: title }))}
      typed={typed}
      onType={type}
      chosen={data.targets.some(({ to }) => to === given) ? given : null}
      onChoose={save}
      onBlur={() => save()}
      isFree
    />
  )
}
