import { useEffect, useRef, useState } from 'react'
import { usePanel } from './panel-store.ts'

/**
 * What is typed into a field, and whether that is saved. A value that has changed in the file takes the place of what is typed; what was
 * saved already is not saved again when the field is left.
 */
export function useTyped(given: string, save: (typed: string) => void) {
  const [typed, type] = useState(given)
  const known = useRef(given)
  const { declined } = usePanel()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not agreed to is not kept.
  useEffect(() => {
    known.current = given
    type(given)
  }, [given, declined])
  return {
    typed,
    type,
    save(words: string = typed) {
      if (words === known.current) return
      known.current = words
      save(words)
    },
  }
}
