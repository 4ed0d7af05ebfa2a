// The slider for the moment at which the site is shown: now, or a moment at which its content changes.
import { useEffect, useRef, useState } from 'react'
import { query, searchOf } from './query.ts'
import { words } from './words.ts'

const focusKey = 'lectern-moment'

/** Each choice reloads the page, so that nothing of another moment remains. */
export function MomentSlider({ moments }: { moments: readonly string[] }) {
  const { at } = query()
  const stops = at === undefined || moments.includes(at) ? moments : [...moments, at].sort()
  const [place, setPlace] = useState(at === undefined ? 0 : stops.indexOf(at) + 1)
  const range = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sessionStorage.getItem(focusKey) === null) return
    sessionStorage.removeItem(focusKey)
    range.current?.focus()
  }, [])
  const chosen = stops[place - 1]
  const shown = chosen ?? words.bar.now
  // Waits until the slider rests.
  useEffect(() => {
    if (chosen === at) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(focusKey, '')
      location.assign(location.pathname + searchOf({ ...query(), at: chosen }) + location.hash)
    }, 400)
    return () => clearTimeout(timer)
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
        onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
      />
      <output>{shown}</output>
    </label>
  )
}
