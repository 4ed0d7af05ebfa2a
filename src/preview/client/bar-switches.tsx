// The bar's switches of reading, colours, moment and language, and links to other views of the page.
import { useEffect, useRef, useState } from 'react'
import type { DataRouter } from 'react-router-dom'
import { hasReadings, useNews, watch } from './news.ts'
import { pageHere, query, schemes, searchOf } from './query.ts'
import { ToggleGroup } from './toggle-group.tsx'
import { language, languageChoices, switchLanguage, words } from './words.ts'

/** `router` is missing until there is a site to show. */
export function BarSwitches({ router }: { router?: DataRouter }) {
  const { shown } = useNews()
  const { reading, scheme } = query()
  const path = location.pathname
  const go = (change: object) =>
    void router
      ?.navigate(
        { pathname: path, search: searchOf({ ...query(), ...change }) },
        { replace: true, preventScrollReset: true },
      )
      .then(() => watch(pageHere()))
  const windows = new URLSearchParams({ path: pageHere(), ...(reading && { reading }), ...(scheme && { scheme }) })
  return (
    <>
      {shown && hasReadings() && (
        <ToggleGroup
          name={words.review.things.reading}
          options={shown.readings}
          chosen={shown.reading}
          choose={(name) => go({ reading: name })}
        />
      )}
      <ToggleGroup
        name={words.bar.colours}
        options={schemes}
        labels={words.bar.schemes}
        chosen={scheme ?? 'auto'}
        choose={(name) => go({ scheme: name === 'auto' ? undefined : name })}
      />
      {shown?.moments && <MomentSlider moments={shown.moments} />}
      <LanguageSwitch />
      <nav className="group" aria-label={words.bar.windows}>
        {hasReadings() && <a href={`/__lectern/both?${windows}`}>{words.bar.sideBySide}</a>}
        <a href={`/__lectern/widths?${windows}`}>{words.bar.widths}</a>
        <a href={`/__lectern/blocks${searchOf({ reading, scheme })}`}>{words.bar.blocks}</a>
      </nav>
    </>
  )
}

const LanguageSwitch = () => (
  <select
    aria-label={words.bar.language}
    title={words.bar.language}
    value={language}
    onChange={({ currentTarget }) => switchLanguage(currentTarget.value)}
  >
    {languageChoices.map(([tag, name]) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </select>
)

const focusKey = 'lectern-moment'

/** The moment at which the site is shown: now, or one at which its content changes. Each choice reloads the page. */
function MomentSlider({ moments }: { moments: readonly string[] }) {
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
    <label className="group moment" title={words.bar.moment}>
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
