import { useEffect, useRef, useState } from 'react'
import type { Json } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { usePanel } from './panel-store.ts'

type Place = Pick<AnyFieldProps, 'name' | 'at' | 'value' | 'instead'>

/** Puts a value there, or takes the key away. Resolves to whether that was done. */
export function useSet({ name, at, value, instead }: Place) {
  const { change } = usePanel()
  /** What the file says once all is done that was asked for here. */
  const last = useRef(value)
  const file = useRef(value)
  file.current = value
  const open = useRef(0)
  useEffect(() => {
    if (open.current === 0) last.current = value
  }, [value])
  return async (next: Json | undefined): Promise<boolean> => {
    const expect = last.current
    if (next === expect) return true
    last.current = next
    open.current++
    const isDone = await change(words.panel.fields.changed(fieldTitle(name)), [
      next === undefined ? { do: 'remove', path: at, expect } : { do: 'set', path: at, value: next, expect },
      ...(instead && next !== undefined ? [{ do: 'remove', path: instead } as const] : []),
    ])
    open.current--
    if (!isDone) last.current = file.current
    return isDone
  }
}

/** The value to show, which is what was chosen last, and what chooses: a second press counts from the first, saved or not. */
export function useChosen(place: Place) {
  const { value } = place
  const set = useSet(place)
  const [chosen, choose] = useState<{ value: Json | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what the file says.
  useEffect(() => choose(undefined), [value])
  const setChosen = async (next: Json | undefined) => {
    const now = { value: next }
    choose(now)
    if (!(await set(next))) choose((shown) => (shown === now ? undefined : shown))
  }
  return [chosen ? chosen.value : value, setChosen] as const
}
