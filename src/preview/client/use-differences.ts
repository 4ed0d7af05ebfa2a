import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { compare } from './differences.ts'

/** Milliseconds without a change until pages are compared; one save changes many places. */
const compareDelay = 80

/** Compares the pages in frames whenever one changes. Returns the number of differing texts by frame title, and the frames' load handler. */
export function useDifferences(isMarked: boolean) {
  const [counts, setCounts] = useState<Record<string, number>>({})
  const pages = useRef(new Map<string, Window & typeof globalThis>())
  const marks = useRef(isMarked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const compareSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const titles = [...pages.current.keys()]
      const found = compare([...pages.current.values()], marks.current)
      setCounts(Object.fromEntries(titles.map((title, at) => [title, found[at] ?? 0])))
    }, compareDelay)
  }, [])
  useEffect(() => {
    marks.current = isMarked
    compareSoon()
  }, [isMarked, compareSoon])
  useEffect(() => () => clearTimeout(timer.current), [])
  const observe = useCallback(
    ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      const page = currentTarget.contentWindow as (Window & typeof globalThis) | null
      if (!page) return
      pages.current.set(currentTarget.title, page)
      const observer = new page.MutationObserver(compareSoon)
      observer.observe(page.document.body, { subtree: true, childList: true, characterData: true })
      compareSoon()
    },
    [compareSoon],
  )
  return { counts, observe }
}
