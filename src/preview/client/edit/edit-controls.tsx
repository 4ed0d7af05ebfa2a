import { useEffect, useRef } from 'react'
import { stepBack } from './ask-edit.ts'
import { tellEdit, useEditState } from './edit-store.ts'

/** What the bar holds while the window edits: back, forward, and what became of the last change. */
export function EditControls() {
  const { history, status, panel, note } = useEditState()
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
        {status === '' && !note && !isOpen && (
          <span className="edit-hint">{matchMedia('(pointer: coarse)').matches ? 'Tap' : 'Click'} a text to type</span>
        )}
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
        onClick={() => tellEdit({ panel: isOpen ? undefined : { hash: '' } })}
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
