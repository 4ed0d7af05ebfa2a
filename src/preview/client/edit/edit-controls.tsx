import { useEffect, useRef } from 'react'
import { words } from '../words.ts'
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
          <span className="edit-hint">
            {matchMedia('(pointer: coarse)').matches ? words.bar.tapText : words.bar.clickText}
          </span>
        )}
      </span>
      <button
        type="button"
        disabled={!undo}
        title={undo && words.bar.undoing(undo)}
        onClick={() => void stepBack(true)}
      >
        <Sign sign="↶">{words.bar.undo}</Sign>
      </button>
      <button
        type="button"
        disabled={!redo}
        title={redo && words.bar.redoing(redo)}
        onClick={() => void stepBack(false)}
      >
        <Sign sign="↷">{words.bar.redo}</Sign>
      </button>
      <button
        ref={toPanel}
        type="button"
        aria-expanded={isOpen}
        onClick={() => tellEdit({ panel: isOpen ? undefined : { hash: '' } })}
      >
        {words.bar.sections}
      </button>
    </>
  )
}

/** On a narrow window the sign stands for the word, which is read all the same. */
const Sign = ({ sign, children }: { sign: string; children: string }) => (
  <>
    <span className="sign" aria-hidden>
      {sign}
    </span>
    <span className="word">{children}</span>
  </>
)

/** What was typed and never saved, from another time. */
export function Drafts() {
  const { drafts } = useEditState()
  const [first] = drafts
  if (!first) return null
  return (
    <section className="notice mild" aria-label={words.bar.draft}>
      <p role="status">
        {words.bar.typedOn(first.page)}{' '}
        {words.bar.quoted(first.words.length > 120 ? `${first.words.slice(0, 119)}…` : first.words)}
      </p>
      <span className="group">
        <button type="button" onClick={first.takeUp}>
          {words.bar.takeUp}
        </button>
        <button type="button" onClick={first.drop}>
          {words.bar.throwAway}
        </button>
      </span>
    </section>
  )
}
