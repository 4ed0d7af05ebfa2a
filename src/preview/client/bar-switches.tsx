// What this window shows of the site: which reading, in which colours, and other windows of the same page.
import type { createBrowserRouter } from 'react-router-dom'
import { useNews, watch } from './news.ts'
import { query, searchOf } from './query.ts'

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
      .then(() => watch(path === '/' ? path : path.replace(/\/+$/, '')))
  const windows = new URLSearchParams({ path, ...(reading && { reading }), ...(scheme && { scheme }) })
  // A site with one reading has nothing to switch or to compare.
  const hasReadings = shown !== undefined && shown.readings.length > 1
  return (
    <>
      {hasReadings && (
        <fieldset className="group">
          <legend>Reading</legend>
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
        <legend>Colours</legend>
        {schemes.map(([name, value]) => (
          <button key={name} type="button" aria-pressed={scheme === value} onClick={() => go({ scheme: value })}>
            {name}
          </button>
        ))}
      </fieldset>
      <nav className="group" aria-label="Of the preview">
        {hasReadings && <a href={`/__lectern/both?${windows}`}>Side by side</a>}
        <a href={`/__lectern/widths?${windows}`}>Widths</a>
        <a href={`/__lectern/blocks${searchOf({ reading, scheme })}`}>Blocks</a>
      </nav>
    </>
  )
}
