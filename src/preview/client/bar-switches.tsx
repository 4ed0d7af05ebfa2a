// What this window shows of the site: which reading, in which colours, and other windows of the same page.
import type { createBrowserRouter } from 'react-router-dom'
import { MomentSlider } from './moment-slider.tsx'
import { useNews, watch } from './news.ts'
import { pageHere, query, searchOf } from './query.ts'
import { language, languageChoices, speak, words } from './words.ts'

const schemes = [
  ['auto', undefined],
  ['light', 'light'],
  ['dark', 'dark'],
] as const

/** Drawn anew with the bar. `router` is missing until there is a site to show. */
export function BarSwitches({ router }: { router?: ReturnType<typeof createBrowserRouter> }) {
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
  const windows = new URLSearchParams({ path, ...(reading && { reading }), ...(scheme && { scheme }) })
  // A site with one reading has nothing to switch or to compare.
  const hasReadings = shown !== undefined && shown.readings.length > 1
  return (
    <>
      {hasReadings && (
        <fieldset className="group">
          <legend>{words.bar.version}</legend>
          {shown.readings.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown.reading}
              onClick={() => go({ reading: name })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="group">
        <legend>{words.bar.colours}</legend>
        {schemes.map(([name, value]) => (
          <button key={name} type="button" aria-pressed={scheme === value} onClick={() => go({ scheme: value })}>
            {words.bar.schemes[name]}
          </button>
        ))}
      </fieldset>
      {shown?.moments && <MomentSlider moments={shown.moments} />}
      <LanguageSwitch />
      <nav className="group" aria-label={words.bar.windows}>
        {hasReadings && <a href={`/__lectern/both?${windows}`}>{words.bar.sideBySide}</a>}
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
    onChange={({ currentTarget }) => {
      const chosen = languageChoices.find(([tag]) => tag === currentTarget.value)
      if (chosen) speak(chosen[0])
    }}
  >
    {languageChoices.map(([tag, name]) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </select>
)
