import { useEffect, useState } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import type { OpenAnswer } from '../messages.ts'
import { useNews, watch } from './news.ts'
import { OriginSheet } from './origin-sheet.tsx'
import { ProblemSheet } from './problem-sheet.tsx'
import { query, searchOf } from './query.ts'
import { RequestSheet } from './request-sheet.tsx'

type Router = ReturnType<typeof createBrowserRouter>
type Sheet = 'problems' | 'requests' | 'origin'

interface BarProps {
  /** Missing until there is a site to show. */
  router?: Router
  origin?: OpenAnswer
}

const schemes = [
  ['auto', undefined],
  ['light', 'light'],
  ['dark', 'dark'],
] as const

export function Bar({ router, origin }: BarProps) {
  const { shown, health, requests } = useNews()
  const [sheet, open] = useState<Sheet>()
  const [, redraw] = useState(0)
  const errors = health.problems.filter(({ severity }) => severity === 'error').length

  useEffect(() => open((now) => (health.held ? 'problems' : now === 'problems' ? undefined : now)), [health])
  useEffect(() => {
    if (requests.length > 0) open('requests')
  }, [requests])
  useEffect(() => {
    if (origin) open('origin')
  }, [origin])
  useEffect(() => router?.subscribe(() => redraw((turn) => turn + 1)), [router])

  const { reading, scheme } = query()
  const path = location.pathname
  const go = (change: object) =>
    void router
      ?.navigate(
        { pathname: path, search: searchOf({ ...query(), ...change }) },
        { replace: true, preventScrollReset: true },
      )
      .then(() => watch(path === '/' ? path : path.replace(/\/+$/, '')))
  const toggle = (name: Sheet) => open((now) => (now === name ? undefined : name))
  const windows = new URLSearchParams({ path, ...(reading && { reading }), ...(scheme && { scheme }) })

  return (
    <>
      {sheet === 'problems' && <ProblemSheet health={health} onClose={() => open(undefined)} />}
      {sheet === 'requests' && <RequestSheet requests={requests} onClose={() => open(undefined)} />}
      {sheet === 'origin' && origin && <OriginSheet answer={origin} onClose={() => open(undefined)} />}
      <section className="bar" aria-label="Preview">
        <span className="group">
          <span className="quiet">Reading</span>
          {shown?.readings.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown.reading}
              onClick={() => go({ reading: name })}
            >
              {name}
            </button>
          ))}
        </span>
        <a href={`/__lectern/both?${windows}`}>Side by side</a>
        <a href={`/__lectern/widths?${windows}`}>Widths</a>
        <fieldset className="group" style={{ border: 0, margin: 0, padding: 0 }} aria-label="Colours">
          {schemes.map(([name, value]) => (
            <button key={name} type="button" aria-pressed={scheme === value} onClick={() => go({ scheme: value })}>
              {name}
            </button>
          ))}
        </fieldset>
        <a href="/__lectern/blocks">Blocks</a>
        <span className="end group">
          <span className="quiet">Alt+click opens the line</span>
          <button type="button" aria-expanded={sheet === 'requests'} onClick={() => toggle('requests')}>
            {counted(requests.length, 'request')}
          </button>
          <span className="quiet" data-count="placeholders">
            {counted(shown?.placeholders ?? 0, 'placeholder')}
          </span>
          <button
            type="button"
            className={errors ? 'bad' : ''}
            aria-expanded={sheet === 'problems'}
            onClick={() => toggle('problems')}
          >
            {counted(health.problems.length, 'problem')}
          </button>
        </span>
      </section>
    </>
  )
}

export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
