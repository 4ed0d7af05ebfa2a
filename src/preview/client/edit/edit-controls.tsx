import { useEffect, useRef } from 'react'
import { stepBack } from './ask-edit.ts'
import { tellEdit, useEditState } from './edit-store.ts'

/** What the bar holds while the window edits: back, forward, and what became of the last change. */
export function EditControls() {
  const { history, status, panel } = useEditState()
  const toPanel = useRef<HTMLButtonElement>(null)
  const isOpen = panel !== undefined
  const wasOpen = useRef(isOpen)
  // Whoever was in the panel when it was closed goes on from here.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) toPanel.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const undo = history?.undo
  const redo = history?.redo
  return (
    <>
      <span className="quiet padded edit-status" role="status">
        {status}
      </span>
      <button type="button" disabled={!undo} title={undo && `Take back: ${undo}`} onClick={() => void stepBack(true)}>
        Undo
      </button>
      <button type="button" disabled={!redo} title={redo && `Do again: ${redo}`} onClick={() => void stepBack(false)}>
        Redo
      </button>
      <button
        ref={toPanel}
        type="button"
        aria-expanded={isOpen}
        onClick={() => tellEdit({ panel: isOpen ? undefined : {} })}
      >
        Sections
      </button>
    </>
  )
}

/** What was typed and never saved, from another time. */
export function Drafts() {
  const { drafts } = useEditState()
  const [first] = drafts
  if (!first) return null
  return (
    <section className="notice mild" aria-label="Draft">
      <p role="status">
        Typed on <b>{first.page}</b> and not saved: “
        {first.words.length > 120 ? `${first.words.slice(0, 119)}…` : first.words}”
      </p>
      <span className="group">
        <button type="button" onClick={first.takeUp}>
          Take it up
        </button>
        <button type="button" onClick={first.drop}>
          Throw it away
        </button>
      </span>
    </section>
  )
}

/** It opens where somebody has pressed a fact or a button: what they type goes there. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()

/** Beside the text that is typed into: what it is for, its limit, what is wrong, what is asked. */
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
      const below = bottom + 12
      const fits = below + height < bar
      const y = fits ? below : Math.max(8, Math.min(top - height - 12, bar - height - 8))
      box.style.transform = `translate(${Math.round(Math.max(8, Math.min(left, innerWidth - width - 8)))}px, ${Math.round(y)}px)`
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [anchor])
  if (!note) return null
  const { title, whose, count, onMark, field, onEscape, says, actions } = note
  const isOver = count !== undefined && count.now > count.max
  return (
    <section className="note" aria-label="Text" ref={place} onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}>
      <p className="note-title">
        {title}
        {count && (
          <span className={isOver ? 'count over' : 'count'} data-count="characters">
            {count.now} of {count.max}
          </span>
        )}
      </p>
      {whose && <p className="whose">{whose}</p>}
      {field && (
        <label className="note-field">
          <span>{field.label}</span>
          <input
            ref={focusOnce}
            value={field.value}
            onChange={({ target }) => field.onChange(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && actions[0]?.act()}
          />
        </label>
      )}
      <p role="alert" className={says?.isWrong ? 'says wrong' : 'says'}>
        {says?.text}
      </p>
      <div className="group">
        {actions.map(({ label, isMain, act }) => (
          <button key={label} type="button" className={isMain ? 'main' : undefined} onClick={act}>
            {label}
          </button>
        ))}
        {onMark && (
          <span className="group marks" role="toolbar" aria-label="Markdown">
            <button type="button" aria-label="Bold" onClick={() => onMark('bold')}>
              <b aria-hidden>B</b>
            </button>
            <button type="button" aria-label="Italic" onClick={() => onMark('italic')}>
              <i aria-hidden>I</i>
            </button>
            <button type="button" onClick={() => onMark('link')}>
              Link
            </button>
            <button type="button" onClick={() => onMark('list')}>
              List
            </button>
          </span>
        )}
      </div>
    </section>
  )
}
