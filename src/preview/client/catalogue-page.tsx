import { Fragment, useEffect, useState } from 'react'
import type { CatalogueEntry } from '../messages.ts'
import { Entry } from './catalogue-entry.tsx'

import { drawIn } from './draw-in.ts'
import { inGroups } from './in-groups.ts'
import { useNews, watch } from './news.ts'
import { query, searchOf } from './query.ts'
import { useCatalogue } from './use-catalogue.ts'
import { words } from './words.ts'

const widths = { phone: 375, tablet: 768, desk: undefined } as const
type Width = keyof typeof widths

/** Every block: what it is for, its examples with the YAML to paste, its options, where this site uses it. */
export function CataloguePage() {
  const { entries, turn } = useCatalogue()
  const [filter, setFilter] = useState('')
  const [look, setLook] = useState(query())
  const [width, setWidth] = useState<Width>('desk')
  const [status, setStatus] = useState('')
  const { shown } = useNews()
  useEffect(() => watch('/'), [])
  const found = entries?.filter((entry) => matches(entry, filter)) ?? []
  useArrival(entries !== undefined)
  useEffect(() => {
    document.title = words.catalogue.name
    drawIn(look.scheme, document.documentElement)
    history.replaceState(null, '', location.pathname + searchOf(look) + location.hash)
  }, [look])
  return (
    <div className="own catalogue">
      <header className="top">
        <div>
          <h1>{words.catalogue.name}</h1>
          <p className="quiet">
            {entries && `${words.catalogue.kinds(entries.length)} `}
            <a href={`/${searchOf(look)}`}>{words.catalogue.backToSite}</a>
          </p>
        </div>
        <div className="switches">
          <Switch
            name={words.bar.version}
            options={shown?.readings ?? []}
            chosen={look.reading ?? shown?.reading ?? ''}
            choose={(reading) => setLook({ ...look, reading })}
          />
          <Switch
            name={words.bar.colours}
            options={['auto', 'light', 'dark']}
            labels={words.bar.schemes}
            chosen={look.scheme ?? 'auto'}
            choose={(scheme) => setLook({ ...look, scheme: scheme === 'auto' ? undefined : scheme })}
          />
          <Switch
            name={words.catalogue.width}
            labels={words.catalogue.widths}
            options={Object.keys(widths) as Width[]}
            chosen={width}
            choose={setWidth}
          />
        </div>
      </header>
      <nav className="jump" aria-label={words.catalogue.name}>
        <label>
          <span>{words.catalogue.filter}</span>
          <input type="search" value={filter} onChange={({ currentTarget }) => setFilter(currentTarget.value)} />
        </label>
        <p className="quiet" role="status">
          {filter ? words.catalogue.with(found.length, filter) : ''}
        </p>
        {inGroups(found).map(({ group, entries: blocks }) => (
          <Fragment key={group}>
            <h2>{group}</h2>
            <ul>
              {blocks.map(({ type, uses }) => (
                <li key={type}>
                  <a href={`#${type}`}>{type}</a>
                  {uses.length > 0 && (
                    <span className="count" title={words.catalogue.usedTimes(uses.length)}>
                      {uses.length}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <main>
        {found.map((entry) => (
          <Entry key={entry.type} {...entry} turn={turn} look={look} width={widths[width]} say={setStatus} />
        ))}
        {entries && found.length === 0 && <p>{words.catalogue.noneWith}</p>}
      </main>
      <p className="said" role="status">
        {status}
      </p>
    </div>
  )
}

interface SwitchProps<T extends string> {
  name: string
  options: readonly T[]
  chosen: T
  choose: (option: T) => void
  /** What each is called, where that is not its name. */
  labels?: Record<T, string>
}

function Switch<T extends string>({ name, options, chosen, choose, labels }: SwitchProps<T>) {
  return (
    <fieldset className="switch">
      <legend>{name}</legend>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => choose(option)}>
          {labels?.[option] ?? option}
        </button>
      ))}
    </fieldset>
  )
}

/** Milliseconds for which a block that was gone to stays where it is, while the examples above it find their heights. */
const held = 3000

/** The address names a block: it is there only once all are fetched, and what stands above it still grows. */
function useArrival(isThere: boolean) {
  useEffect(() => {
    if (!isThere) return
    let until = 0
    const hold = () => {
      const target = location.hash && document.getElementById(location.hash.slice(1))
      if (target && performance.now() < until) target.scrollIntoView({ behavior: 'instant' })
    }
    const arrive = () => {
      until = performance.now() + held
      hold()
    }
    const discard = () => {
      until = 0
    }
    const observer = new ResizeObserver(hold)
    for (const entry of document.querySelectorAll('.entry')) observer.observe(entry)
    const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
    for (const hand of hands) addEventListener(hand, discard)
    addEventListener('hashchange', arrive)
    arrive()
    return () => {
      observer.disconnect()
      for (const hand of hands) removeEventListener(hand, discard)
      removeEventListener('hashchange', arrive)
    }
  }, [isThere])
}

const matches = ({ type, group, about, options }: CatalogueEntry, filter: string) =>
  filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => [type, group, about, ...options.map(({ name }) => name)].join(' ').toLowerCase().includes(word))
