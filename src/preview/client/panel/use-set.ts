import type { Json } from '../../edit-messages.ts'
import type { AnyFieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { usePanel } from './panel-store.ts'

/** Puts a value there, or takes the key away. */
export function useSet({ name, at, value, instead }: Pick<AnyFieldProps, 'name' | 'at' | 'value' | 'instead'>) {
  const { change } = usePanel()
  return (next: Json | undefined) => {
    if (next === value) return Promise.resolve(true)
    return change(`${labelOf(name)} changed`, [
      next === undefined
        ? { do: 'remove', path: at }
        : { do: 'set', path: at, value: next, ...(value === undefined ? {} : { expect: value }) },
      ...(instead && next !== undefined ? [{ do: 'remove', path: instead } as const] : []),
    ])
  }
}
