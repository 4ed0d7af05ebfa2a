// The note beside the text that is edited: what the text is for, its limit, mistakes, questions and tools.
import { type ReactNode, useEffect, useRef } from 'react'
import { FactList, focusOnce } from '../fact-list.tsx'
import { words } from '../words.ts'
import { besideText, heightBeside } from './beside-text.ts'
import { cursorBox } from './cursor.ts'
import { type Note, useEditState } from './edit-store.ts'
import { beforeEachDrawing, moveTo, pageRight, seenAboveBar } from './in-view.ts'
import type { Tool } from './rich/rich-text-state.ts'

/** Keeps an element beside the text that the anchor is in. */
function useBesideText(anchor: Element | undefined) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = place.current
    if (!anchor || !box) return
    return beforeEachDrawing(() => {
      const text = (anchor.closest('[data-lectern-typing]') ?? anchor).getBoundingClientRect()
      const { left } = anchor.getBoundingClientRect()
      const around = { ...seenAboveBar(), right: pageRight(), text }
      box.style.setProperty('--room', `${Math.round(heightBeside(around))}px`)
      const { x, y } = besideText({ ...around, left, cursor: cursorBox() }, box.getBoundingClientRect())
      moveTo(box, x, y)
    })
  }, [anchor])
  return place
}

export function EditNote() {
  const { note } = useEditState()
  const place = useBesideText(note?.anchor)
  if (!note) return null
  const { title, whose, count, onFact, tools, other, facts, field, onEscape, says, actions } = note
  // Formatting tools are a row of their own above the actions.
  const noteTools = <NoteTools onFact={onFact} tools={tools} other={other} />
  const isOver = count !== undefined && count.now > count.max
  return (
    <section
      className="note"
      aria-label={words.review.things.text}
      tabIndex={-1}
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
      {field && <NoteInput {...field} isWrong={says?.isWrong} onEnter={actions[0]?.act} />}
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
        {!tools && onFact && noteTools}
      </div>
    </section>
  )
}

function NoteInput({ label, value, choices, onChange, isWrong, onEnter }: NoteInputProps) {
  return (
    <label className="note-field">
      <span>{label}</span>
      <input
        ref={focusOnce}
        value={value}
        aria-invalid={isWrong}
        list={choices && 'note-choices'}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // The action moves the focus to the text, which would receive this key too.
          event.preventDefault()
          onEnter?.()
        }}
      />
      {choices && (
        <datalist id="note-choices">
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </label>
  )
}

type NoteInputProps = NonNullable<Note['field']> & { isWrong?: boolean; onEnter?: () => void }

/** Buttons that format the selection or insert at the cursor. */
function NoteTools({ onFact, tools, other }: Pick<Note, 'onFact' | 'tools' | 'other'>) {
  const { editing } = words
  return (
    <span
      className="group marks"
      role="toolbar"
      aria-label={tools ? editing.formatting : editing.insert}
      // Without the default action of the press, the text keeps its selection.
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
          aria-pressed={tools.on?.has(tool)}
          onClick={() => tools.act(tool)}
        >
          {toolSigns[tool]}
        </button>
      ))}
      {onFact && (
        <button type="button" aria-haspopup="listbox" onClick={onFact}>
          {words.review.things.fact}
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

const icon = (path: string) => (
  <svg viewBox="0 0 24 24" aria-hidden width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={path} />
  </svg>
)

const toolSigns: Record<Tool, ReactNode> = {
  strong: <b aria-hidden>B</b>,
  em: <i aria-hidden>I</i>,
  link: icon(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.200 1.200M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200',
  ),
  heading: <span aria-hidden>H</span>,
  subheading: <small aria-hidden>H</small>,
  bullet: icon('M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01'),
  ordered: icon('M10 6h11M10 12h11M10 18h11M3.500 4.500l1.500-1v5M3.500 14.500c1-1.500 3-.5 2 1l-2 3h3'),
}
