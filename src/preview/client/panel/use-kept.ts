import { useState } from 'react'

/** A state that this window keeps, empty at first. */
export function useKept(key: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => sessionStorage.getItem(key) ?? '')
  const keep = (next: string) => {
    sessionStorage.setItem(key, next)
    setValue(next)
  }
  return [value, keep]
}
