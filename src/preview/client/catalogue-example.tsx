import { useEffect, useRef, useState } from 'react'
import type { CatalogueExample } from '../catalogue/catalogue.ts'
import { endpoints } from '../endpoints.ts'
import { type Query, searchOf } from './query.ts'
import { blockTitle, exampleTitle } from './titles.ts'
import { words } from './words.ts'

export interface EntryLook {
  look: Query
  /** Width of examples in pixels; undefined fills the available width. */
  width: number | undefined
  /** Changes when blocks or the site change, so that examples reload. */
  turn: number
  /** Shows a message, and reads it to screen readers. */
  announce: (words: string) => void
}

/** Pixels; taller examples scroll. */
const maxHeight = 1200

/** An example in an iframe, which keeps its styles apart from the catalogue's, with its YAML to copy. */
export function ExampleFrame({
  type,
  at,
  name,
  yaml,
  look,
  turn,
  width,
  announce,
}: CatalogueExample & EntryLook & { type: string; at: number }) {
  const [height, setHeight] = useState(240)
  const which = `${type}/${at}${searchOf(look)}`
  const title = `${blockTitle(type)}, ${exampleTitle(name)}`
  return (
    <div className="example">
      <h3>
        {exampleTitle(name)} <a href={`/__lectern/example/${which}`}>{words.catalogue.openAlone}</a>
      </h3>
      <div className="stage">
        <iframe
          key={`${which} ${turn}`}
          title={title}
          src={endpoints.still + which}
          loading="lazy"
          style={{ height, width: width ?? '100%' }}
          onLoad={({ currentTarget }) => {
            const root = currentTarget.contentDocument?.getElementById('root')
            if (root) new ResizeObserver(() => setHeight(Math.min(maxHeight, root.scrollHeight))).observe(root)
          }}
        />
      </div>
      <div className="yaml">
        <Copy yaml={yaml} name={title} announce={announce} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll long examples. */}
        <section aria-label={words.labelled(words.bar.yaml, title)} tabIndex={0}>
          <pre>{yaml.split('\n').map(coloured)}</pre>
        </section>
      </div>
    </div>
  )
}

/** A line of YAML with its key highlighted. */
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

/** Milliseconds for which the button says that the text was copied. */
const copiedTimeout = 2500

function Copy({ yaml, name, announce }: { yaml: string; name: string } & Pick<EntryLook, 'announce'>) {
  const [copied, setCopied] = useState(false)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    await toClipboard(yaml)
    setCopied(true)
    // Screen readers repeat the same message only if the region was empty in between.
    announce('')
    setTimeout(() => announce(words.labelled(words.catalogue.copied, name)), 50)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setCopied(false), copiedTimeout)
  }
  return (
    <button type="button" onClick={() => void copy().catch(() => announce(words.catalogue.notCopied))}>
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

/** Copies a text. Over plain HTTP browsers offer only the old `execCommand`. Throws when that fails. */
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
