// The site as it will be: now, or at one of the moments at which something comes or goes.
import { useEffect, useRef, useState } from 'react'
import { query, searchOf } from './query.ts'
import { words } from './words.ts'

const refocus = 'lectern-moment'

/** The page is loaded anew with each choice: nothing of another moment stays, and nothing is edited at one. */
export function MomentSlider({ moments }: { moments: readonly string[] }) {
  const { at } = query()
  const stops = at === undefined || moments.includes(at) ? moments : [...moments, at].sort()
  const [place, slide] = useState(at === undefined ? 0 : stops.indexOf(at) + 1)
  const range = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sessionStorage.getItem(refocus) === null) return
    sessionStorage.removeItem(refocus)
    range.current?.focus()
  }, [])
  const chosen = stops[place - 1]
  const shown = chosen ?? words.bar.now
  // The last of several steps counts.
  useEffect(() => {
    if (chosen === at) return
    const rests = setTimeout(() => {
      sessionStorage.setItem(refocus, '')
      location.assign(location.pathname + searchOf({ ...query(), at: chosen }) + location.hash)
    }, 400)
    return () => clearTimeout(rests)
  }, [chosen, at])
  return (
    <label className="group moment">
      <span>{words.bar.moment}</span>
      <input
        ref={range}
        type="range"
        min={0}
        max={stops.length}
        value={place}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => slide(Number(currentTarget.value))}
      />
      <output>{shown}</output>
    </label>
  )
}
