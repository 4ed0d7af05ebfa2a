import { Fragment, useEffect, useState } from 'react'
import type { CatalogueEntry } from '../catalogue/catalogue.ts'
import { BlockEntry } from './catalogue-entry.tsx'
import { inGroups, matchesSearch } from './in-groups.ts'
import { useNews, watch } from './news.ts'
import { type Query, query, schemes, searchOf } from './query.ts'
import { setScheme } from './set-scheme.ts'
import { blockTitle } from './titles.ts'
import { ToggleGroup } from './toggle-group.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { words } from './words.ts'

const widths = { phone: 375, tablet: 768, desk: undefined } as const
type Width = keyof typeof widths

/** The catalogue of all blocks: purpose, examples with YAML to paste, options, and uses in this site. */
export function CataloguePage() {
  const { entries, turn } = useCatalogue()
  const [filter, setFilter] = useState('')
  const [look, setLook] = useState<Query>(query)
  const [width, setWidth] = useState<Width>('desk')
  const [status, setStatus] = useState('')
  useEffect(() => watch('/'), [])
  const found = entries?.filter((entry) => matchesSearch(entry, filter)) ?? []
  useScrollToBlock(entries !== undefined)
  useEffect(() => {
    document.title = words.bar.blocks
    setScheme(look.scheme, document.documentElement)
    history.replaceState(null, '', location.pathname + searchOf(look) + location.hash)
  }, [look])
  return (
    <div className="own catalogue">
      <header className="top">
        <div className="line">
          <h1>{words.bar.blocks}</h1>
          <p className="quiet">
            {entries && `${words.catalogue.kinds(entries.length)} `}
            <a href={`/${searchOf(look)}`}>{words.catalogue.backToSite}</a>
          </p>
        </div>
        <Switches {...{ look, setLook, width, setWidth }} />
      </header>
      <nav className="jump" aria-label={words.bar.blocks}>
        <label className="note-field">
          <span className="quiet">{words.catalogue.filter}</span>
          <input type="search" value={filter} onChange={({ currentTarget }) => setFilter(currentTarget.value)} />
        </label>
        <p className="quiet" role="status">
          {filter ? words.catalogue.with(found.length, filter) : ''}
        </p>
        {inGroups(found).map(({ group, entries: blocks }) => (
          <Fragment key={group}>
            <h2>{group}</h2>
            <ul>{blocks.map(blockLink)}</ul>
          </Fragment>
        ))}
      </nav>
      <main>
        {found.map((entry) => (
          <BlockEntry key={entry.type} {...entry} turn={turn} look={look} width={widths[width]} announce={setStatus} />
        ))}
        {entries && found.length === 0 && <p>{words.editing.noneFound}</p>}
      </main>
      <p className="said" role="status">
        {status}
      </p>
    </div>
  )
}

interface SwitchesProps {
  look: Query
  setLook: (look: Query) => void
  width: Width
  setWidth: (width: Width) => void
}

/** Switches of how the examples are shown. */
function Switches({ look, setLook, width, setWidth }: SwitchesProps) {
  const { shown } = useNews()
  return (
    <div className="switches">
      <ToggleGroup
        name={words.review.things.reading}
        options={shown?.readings ?? []}
        chosen={look.reading ?? shown?.reading ?? ''}
        choose={(reading) => setLook({ ...look, reading })}
      />
      <ToggleGroup
        name={words.bar.colours}
        options={schemes}
        labels={words.bar.schemes}
        chosen={look.scheme ?? 'auto'}
        choose={(scheme) => setLook({ ...look, scheme: scheme === 'auto' ? undefined : scheme })}
      />
      <ToggleGroup
        name={words.catalogue.width}
        labels={words.catalogue.widths}
        options={Object.keys(widths) as Width[]}
        chosen={width}
        choose={setWidth}
      />
    </div>
  )
}

/** A link to the block further below, with the number of its uses. */
const blockLink = ({ type, uses }: CatalogueEntry) => (
  <li key={type}>
    <a href={`#${type}`}>{blockTitle(type)}</a>
    {uses.length > 0 && (
      <span className="count quiet" title={words.catalogue.usedHere}>
        {uses.length}
      </span>
    )}
  </li>
)

/** Milliseconds for which the target block is kept in place while the examples above it load and grow. */
const holdTime = 3000

/** Scrolls to the block in the address once the entries are loaded, and keeps it in place until the visitor scrolls or `holdTime` ends. */
function useScrollToBlock(isLoaded: boolean) {
  useEffect(() => {
    if (!isLoaded) return
    let until = 0
    const scrollToTarget = () => {
      const target = location.hash && document.getElementById(location.hash.slice(1))
      if (target && performance.now() < until) target.scrollIntoView({ behavior: 'instant' })
    }
    const start = () => {
      until = performance.now() + holdTime
      scrollToTarget()
    }
    const stop = () => {
      until = 0
    }
    const observer = new ResizeObserver(scrollToTarget)
    for (const entry of document.querySelectorAll('.entry')) observer.observe(entry)
    const listening = new AbortController()
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      addEventListener(event, stop, { signal: listening.signal })
    addEventListener('hashchange', start, { signal: listening.signal })
    start()
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [isLoaded])
}
