import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `home` when the focused element inside `area` is removed from the page. */
export function useFocusReturn(area: RefObject<HTMLElement | null>, home: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null)

  useEffect(() => {
    // Also on pointerdown, because Safari does not focus pressed buttons.
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
