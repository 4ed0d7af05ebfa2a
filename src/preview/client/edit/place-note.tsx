// The note with the fields of a picture or link beside its element: an iframe with the panel's fields.
import { useEffect, useRef, useState } from 'react'
import { readingHere } from '../news.ts'
import { pageHere, query } from '../query.ts'
import { besideText } from './beside-text.ts'
import { type PlaceFields, updateEdit, useEditState } from './edit-store.ts'
import { beforeEachDrawing, moveTo, pageRight, seenAboveBar } from './in-view.ts'
import { PanelWindow, useUntilStored } from './panel-window.tsx'

export function PlaceNote() {
  const fields = useUntilStored(useEditState().fields)
  return fields ? <OpenNote key={JSON.stringify(fields.pointer)} fields={fields} /> : null
}

function closeFields(fields: PlaceFields) {
  updateEdit({ fields: undefined })
  const element = fields.element()
  const target = element?.closest<HTMLElement>('a[href], button, summary, [tabindex]')
  target?.focus({ preventScroll: true })
}

/** Pixels between the note and the window's edge. */
const gap = 8
/** Pixels, until the iframe reports its height. */
const initialHeight = 180
/** Pixels; in narrower windows the note stands at the lower edge. */
const narrow = 700

function OpenNote({ fields }: { fields: PlaceFields }) {
  const place = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(initialHeight)
  const [handed] = useState(() => {
    const { title, pointer, first } = fields
    return { reading: readingHere(), path: pageHere(), scheme: query().scheme, note: { title, pointer, first } }
  })
  useEffect(() => {
    const box = place.current
    if (!box) return
    const isNarrow = () => innerWidth < narrow
    fields.element()?.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest', behavior: 'instant' })
    return beforeEachDrawing(() => {
      const { from, to } = seenAboveBar()
      const room = to - from - 2 * gap
      const element = fields.element()
      // On a phone the note leaves room for the element above it: more for a picture than for a line of text.
      const share = isNarrow() ? (element instanceof HTMLImageElement ? 0.66 : 0.84) : 1
      box.style.maxHeight = `${Math.round(room * share)}px`
      const text = element?.getBoundingClientRect()
      if (!text) return
      const { width, height: own } = box.getBoundingClientRect()
      const around = { from, to, right: pageRight(), text, left: text.left }
      const { x, y } = besideText(around, { width, height: own })
      if (isNarrow()) moveTo(box, gap, Math.max(from + gap, to - own - gap))
      else moveTo(box, x, y)
    })
  }, [fields])
  return (
    <aside className="place-note" aria-label={fields.title} ref={place} style={{ height: height + 2 }}>
      <PanelWindow
        frame={frame}
        title={fields.title}
        coming={`${fields.title} …`}
        handed={handed}
        onMessage={(message) => {
          if (message.lectern === 'close') closeFields(fields)
          if (message.lectern === 'height') setHeight(message.height)
        }}
      />
    </aside>
  )
}
