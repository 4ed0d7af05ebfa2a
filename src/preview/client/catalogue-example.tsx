import { useEffect, useRef, useState } from 'react'
import type { CatalogueExample } from '../catalogue/catalogue.ts'
import { endpoints } from '../endpoints.ts'
import { type Query, searchOf } from './query.ts'
import { words } from './words.ts'

export interface EntryLook {
  look: Query
  /** How wide examples are drawn, in pixels; left out, as wide as there is room. */
  width: number | undefined
  /** Another one when examples may look different. */
  turn: number
  /** Told what is to be announced. */
  say: (words: string) => void
}

const tallest = 1200

/** Drawn in a document of its own, so that the site's styles and the catalogue's never meet. */
export function Example({
  type,
  at,
  name,
  yaml,
  look,
  turn,
  width,
  say,
}: CatalogueExample & EntryLook & { type: string; at: number }) {
  const [height, setHeight] = useState(240)
  const which = `${type}/${at}${searchOf(look)}`
  return (
    <div className="example">
      <h3>
        {name} <a href={`/__lectern/example/${which}`}>{words.catalogue.openAlone}</a>
      </h3>
      <div className="stage">
        <iframe
          key={`${which} ${turn}`}
          title={`${type}, ${name}`}
          src={endpoints.still + which}
          loading="lazy"
          style={{ height, width: width ?? '100%' }}
          onLoad={({ currentTarget }) => {
            const root = currentTarget.contentDocument?.getElementById('root')
            if (root) new ResizeObserver(() => setHeight(Math.min(tallest, root.scrollHeight))).observe(root)
          }}
        />
      </div>
      <div className="yaml">
        <Copy yaml={yaml} name={`${type}, ${name}`} say={say} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys too. */}
        <section aria-label={words.catalogue.yamlOf(`${type}, ${name}`)} tabIndex={0}>
          <pre>{yaml.split('\n').map(coloured)}</pre>
        </section>
      </div>
    </div>
  )
}

/** The key of a line stands out from its value. */
function coloured(line: string, at: number) {
  const [, start = '', key = '', rest = ''] = /^(\s*(?:- )?)([\w-]+(?=:(?:\s|$)))?(.*)$/.exec(line) ?? []
  return (
    <span key={at}>
      {start}
      {key && <b>{key}</b>}
      {rest}
      {'\n'}
    </span>
  )
}

const showFor = 2500

function Copy({ yaml, name, say }: { yaml: string; name: string } & Pick<EntryLook, 'say'>) {
  const [copied, setCopied] = useState(false)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    await toClipboard(yaml)
    setCopied(true)
    // A text that is said twice is heard twice only if it was gone in between.
    say('')
    setTimeout(() => say(words.catalogue.copiedThat(name)), 50)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setCopied(false), showFor)
  }
  return (
    <button type="button" onClick={() => void copy().catch(() => say(words.catalogue.notCopied))}>
      {copied ? (
        words.catalogue.copied
      ) : (
        <>
          {words.catalogue.copy}
          <span className="unseen"> {name}</span>
        </>
      )}
    </button>
  )
}

/** Over plain HTTP from another machine, browsers have no clipboard but this old way. */
async function toClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.body.appendChild(document.createElement('textarea'))
  const focused = document.activeElement
  area.value = text
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!done) throw new Error(words.catalogue.notCopied)
}
