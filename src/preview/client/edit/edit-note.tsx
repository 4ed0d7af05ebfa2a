// Beside the text that is typed into: what it is for, its limit, what is wrong, what is asked.
import { type ReactNode, useEffect, useRef } from 'react'
import { words } from '../words.ts'
import { besideText, heightBeside } from './beside-text.ts'
import { type Note, useEditState } from './edit-store.ts'
import { FactList } from './fact-list.tsx'
import { beforeEachDrawing, moveTo, pageRight, seenAboveBar } from './in-view.ts'
import type { Tool } from './rich/rich-text-state.ts'

/** Opens when a fact or a button is pressed, and takes the focus. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()

const roomOnPage = () => ({ ...seenAboveBar(), right: pageRight() })

function cursorBox(): DOMRect | undefined {
  const selection = getSelection()
  const box = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined
  return box && box.height > 0 ? box : undefined
}

export function EditNote() {
  const { note } = useEditState()
  const place = useRef<HTMLElement>(null)
  const anchor = note?.anchor
  useEffect(() => {
    const box = place.current
    if (!anchor || !box) return
    return beforeEachDrawing(() => {
      const text = (anchor.closest('[data-lectern-typing]') ?? anchor).getBoundingClientRect()
      const { left } = anchor.getBoundingClientRect()
      const around = { ...roomOnPage(), text }
      box.style.setProperty('--room', `${Math.round(heightBeside(around))}px`)
      const { x, y } = besideText({ ...around, left, cursor: cursorBox() }, box.getBoundingClientRect())
      moveTo(box, x, y)
    })
  }, [anchor])
  if (!note) return null
  const { title, whose, count, onMark, onFact, tools, other, facts, field, onEscape, says, actions } = note
  // Those of a long text stand above what is done with it.
  const noteTools = <NoteTools onMark={onMark} onFact={onFact} tools={tools} other={other} />
  const isOver = count !== undefined && count.now > count.max
  return (
    <section
      className="note"
      aria-label={words.editing.text}
      ref={place}
      onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
    >
      <p className="note-title">
        {title}
        {count && (
          <span className={isOver ? 'count over' : 'count'} data-count="characters">
            {words.editing.ofMost(count.now, count.max)}
          </span>
        )}
      </p>
      {whose && <p className="whose">{whose}</p>}
      {field && (
        <label className="note-field">
          <span>{field.label}</span>
          <input
            ref={field.hold ?? focusOnce}
            value={field.value}
            aria-invalid={says?.isWrong}
            list={field.choices && 'note-choices'}
            onChange={({ target }) => field.onChange(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // The text has the focus by the time that the key would be typed.
              event.preventDefault()
              actions[0]?.act()
            }}
          />
          {field.choices && (
            <datalist id="note-choices">
              {field.choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </label>
      )}
      {field?.reads !== undefined && <p className="quiet">{words.editing.reads(field.reads)}</p>}
      <p role="alert" className={says?.isWrong ? 'says wrong' : 'says'}>
        {says?.text}
      </p>
      {facts && <FactList {...facts} />}
      {tools && noteTools}
      <div className="group">
        {actions.map(({ label, isMain, act }) => (
          <button key={label} type="button" className={isMain ? 'main' : undefined} onClick={act}>
            {label}
          </button>
        ))}
        {!tools && (onMark || onFact) && noteTools}
      </div>
    </section>
  )
}

/** What is put into the text at its cursor. */
function NoteTools({ onMark, onFact, tools, other }: Pick<Note, 'onMark' | 'onFact' | 'tools' | 'other'>) {
  const { editing } = words
  return (
    <span
      className="group marks"
      role="toolbar"
      aria-label={tools ? editing.formatting : onMark ? editing.markdown : editing.insert}
      // What is chosen in the text stays chosen.
      onMouseDown={tools && ((event) => event.preventDefault())}
    >
      {tools?.all.map((tool) => (
        <button
          key={tool}
          type="button"
          className={`tool tool-${tool}`}
          aria-label={editing.tools[tool]}
          title={editing.tools[tool] + (toolKeys[tool] ? ` (${editing.control}+${toolKeys[tool]})` : '')}
          aria-keyshortcuts={toolKeys[tool] && `Control+${toolKeys[tool]}`}
          aria-pressed={tools.on.has(tool)}
          onClick={() => tools.act(tool)}
        >
          {toolSigns[tool]}
        </button>
      ))}
      {onMark && (
        <>
          <button type="button" aria-label={words.editing.bold} onClick={() => onMark('bold')}>
            <b aria-hidden>B</b>
          </button>
          <button type="button" aria-label={words.editing.italic} onClick={() => onMark('italic')}>
            <i aria-hidden>I</i>
          </button>
          <button type="button" onClick={() => onMark('link')}>
            {words.editing.link}
          </button>
          <button type="button" onClick={() => onMark('list')}>
            {words.editing.list}
          </button>
        </>
      )}
      {onFact && (
        <button type="button" aria-haspopup="listbox" onClick={onFact}>
          {words.editing.fact}
        </button>
      )}
      {other && (
        <button type="button" aria-keyshortcuts="Control+/" title={`${editing.control}+/`} onClick={other.act}>
          {other.label}
        </button>
      )}
    </span>
  )
}

const toolKeys: Partial<Record<Tool, string>> = { strong: 'B', em: 'I', link: 'K' }

const lines = (drawing: string) => (
  <svg viewBox="0 0 24 24" aria-hidden width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={drawing} />
  </svg>
)

const toolSigns: Record<Tool, ReactNode> = {
  strong: <b aria-hidden>B</b>,
  em: <i aria-hidden>I</i>,
  link: lines(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.200 1.200M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200',
  ),
  heading: <span aria-hidden>H</span>,
  subheading: <small aria-hidden>H</small>,
  bullet: lines('M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01'),
  ordered: lines('M10 6h11M10 12h11M10 18h11M3.500 4.500l1.500-1v5M3.500 14.500c1-1.500 3-.5 2 1l-2 3h3'),
}
