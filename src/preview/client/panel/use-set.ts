import { useEffect, useRef, useState } from 'react'
import type { Json } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { usePanel } from './panel-store.ts'
import { useInFile } from './use-in-file.ts'

type Place = Pick<AnyFieldProps, 'name' | 'at' | 'value' | 'instead'>

/** Returns the function that sets a value, or removes the key for undefined. Resolves to whether it was saved. */
export const useSet = (place: Place) => useWritten(place).set

/** `useSet`, with the file's value. */
function useWritten({ name, at, value: loaded, instead }: Place) {
  const { change } = usePanel()
  const pending = useRef(0)
  const value = useInFile(at, loaded, pending.current > 0)
  /** The file's value once all pending edits are saved. */
  const last = useRef(value)
  const file = useRef(value)
  file.current = value
  useEffect(() => {
    last.current = value
  }, [value])
  const set = async (next: Json | undefined): Promise<boolean> => {
    if (next === last.current) return true
    const expect = last.current ?? null
    last.current = next
    pending.current++
    const isDone = await change(words.editing.changed(fieldTitle(name)), [
      next === undefined ? { do: 'remove', path: at, expect } : { do: 'set', path: at, value: next, expect },
      ...(instead && next !== undefined ? [{ do: 'remove', path: instead } as const] : []),
    ])
    pending.current--
    if (!isDone) last.current = file.current
    return isDone
  }
  return { value, set }
}

/** The value to show and its setter. A choice is shown at once, before it is saved, so that a second press builds on it. */
export function useChosen(place: Place) {
  const { value, set } = useWritten(place)
  const [chosen, setChosenValue] = useState<{ value: Json | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets with each new value of the file.
  useEffect(() => setChosenValue(undefined), [value])
  const setChosen = async (next: Json | undefined) => {
    const now = { value: next }
    setChosenValue(now)
    if (!(await set(next))) setChosenValue((shown) => (shown === now ? undefined : shown))
  }
  return [chosen ? chosen.value : value, setChosen] as const
}
