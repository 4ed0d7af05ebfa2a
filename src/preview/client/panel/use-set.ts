import { useEffect, useRef, useState } from 'react'
import type { Json } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { usePanel } from './panel-store.ts'
import { useInFile } from './use-in-file.ts'

type Place = Pick<AnyFieldProps, 'name' | 'at' | 'value' | 'instead'>

/** Puts a value there, or takes the key away. Resolves to whether that was done. */
export const useSet = (place: Place) => useWritten(place).set

/** The same, with what the file says. */
export function useWritten({ name, at, value: given, instead }: Place) {
  const { change } = usePanel()
  const open = useRef(0)
  const value = useInFile(at, given, open.current > 0)
  /** What the file says once all is done that was asked for here. */
  const last = useRef(value)
  const file = useRef(value)
  file.current = value
  useEffect(() => {
    last.current = value
  }, [value])
  const set = async (next: Json | undefined): Promise<boolean> => {
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
  return { value, set }
}

/** The value to show, which is what was chosen last, and what chooses: a second press counts from the first, saved or not. */
export function useChosen(place: Place) {
  const { value, set } = useWritten(place)
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
