import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `home` when the element inside `area` that had it is taken off the page. */
export function useFocusReturn(area: RefObject<HTMLElement | null>, home: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null)

  useEffect(() => {
    // Safari gives a pressed button no focus.
    const note = ({ target }: Event) => {
      last.current = target instanceof Element && area.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [area])

  useEffect(() => {
    if (last.current?.isConnected !== false) return
    last.current = null
    if (document.activeElement === document.body) home.current?.focus()
  })
}
