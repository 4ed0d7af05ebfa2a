// Beside the text that is typed into: what it is for, its limit, what is wrong, what is asked.
import { useEffect, useRef } from 'react'
import { words } from '../words.ts'
import { type Note, useEditState } from './edit-store.ts'
import { FactList } from './fact-list.tsx'
import { seenAbove } from './in-view.ts'

/** It opens where somebody has pressed a fact or a button: what they type goes there. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()

export function EditNote() {
  const { note } = useEditState()
  const place = useRef<HTMLElement>(null)
  const anchor = note?.anchor
  useEffect(() => {
    const box = place.current
    if (!anchor || !box) return
    let frame = 0
    const follow = () => {
      const { left, top, bottom } = anchor.getBoundingClientRect()
      const { width, height } = box.getBoundingClientRect()
      const bar = box.parentElement?.querySelector('.bar')?.getBoundingClientRect().top ?? innerHeight
      const { from, to } = seenAbove(bar)
      const below = bottom + 12
      const y = below + height < to ? below : Math.max(from + 8, Math.min(top - height - 12, to - height - 8))
      box.style.transform = `translate(${Math.round(Math.max(8, Math.min(left, innerWidth - width - 8)))}px, ${Math.round(y)}px)`
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [anchor])
  if (!note) return null
  const { title, whose, count, onMark, onFact, facts, field, onEscape, says, actions } = note
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
            onChange={({ target }) => field.onChange(target.value)}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && actions[0]?.act()}
          />
        </label>
      )}
      {field?.reads !== undefined && <p className="quiet">{words.editing.reads(field.reads)}</p>}
      <p role="alert" className={says?.isWrong ? 'says wrong' : 'says'}>
        {says?.text}
      </p>
      {facts && <FactList {...facts} />}
      <div className="group">
        {actions.map(({ label, isMain, act }) => (
          <button key={label} type="button" className={isMain ? 'main' : undefined} onClick={act}>
            {label}
          </button>
        ))}
        {(onMark || onFact) && <NoteTools onMark={onMark} onFact={onFact} />}
      </div>
    </section>
  )
}

/** What is put into the text at its cursor. */
function NoteTools({ onMark, onFact }: Pick<Note, 'onMark' | 'onFact'>) {
  return (
    <span className="group marks" role="toolbar" aria-label={onMark ? words.editing.markdown : words.editing.insert}>
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
    </span>
  )
}
