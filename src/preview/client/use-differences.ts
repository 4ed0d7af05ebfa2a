import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { compare } from './differences.ts'

/** Milliseconds without a change until pages are compared: one save changes many places. */
const settled = 80

/**
 * Compares the pages in frames whenever one of them changes. Gives how many texts each page has for itself, by the title of its
 * frame, and what a frame does once it is loaded.
 */
export function useDifferences(isMarked: boolean) {
  const [counts, tell] = useState<Record<string, number>>({})
  const pages = useRef(new Map<string, Window & typeof globalThis>())
  const wanted = useRef(isMarked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const titles = [...pages.current.keys()]
      const found = compare([...pages.current.values()], wanted.current)
      tell(Object.fromEntries(titles.map((title, at) => [title, found[at] ?? 0])))
    }, settled)
  }, [])
  useEffect(() => {
    wanted.current = isMarked
    look()
  }, [isMarked, look])
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = useCallback(
    ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      const page = currentTarget.contentWindow as (Window & typeof globalThis) | null
      if (!page) return
      pages.current.set(currentTarget.title, page)
      const observer = new page.MutationObserver(look)
      observer.observe(page.document.body, { subtree: true, childList: true, characterData: true })
      look()
    },
    [look],
  )
  return { counts, follow }
}
