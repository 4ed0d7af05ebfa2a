import { useEffect, useRef } from 'react'
import { words } from '../words.ts'
import { stepBack } from './edit-calls.ts'
import { updateEdit, useEditState } from './edit-store.ts'

/** What the bar holds while the window edits: back, forward, and what became of the last change. */
export function EditControls() {
  const { history, status, panel, note } = useEditState()
  const toPanel = useRef<HTMLButtonElement>(null)
  const isOpen = panel !== undefined
  const wasOpen = useRef(isOpen)
  // The focus goes on from here when the panel closes with it.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) toPanel.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
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
      <StepButton label={history?.undo} says={words.bar.undoing} back sign="↶">
        {words.bar.undo}
      </StepButton>
      <StepButton label={history?.redo} says={words.bar.redoing} back={false} sign="↷">
        {words.bar.redo}
      </StepButton>
      <button
        ref={toPanel}
        type="button"
        aria-expanded={isOpen}
        onClick={() => updateEdit({ panel: isOpen ? undefined : { hash: '' } })}
      >
        {words.bar.sections}
      </button>
    </>
  )
}

interface StepButtonProps {
  /** Of the step; missing where there is none. */
  label?: string
  says: (label: string) => string
  back: boolean
  sign: string
  children: string
}

/** On a narrow window the sign stands for the word, which is read all the same. */
const StepButton = ({ label, says, back, sign, children }: StepButtonProps) => (
  <button type="button" disabled={!label} title={label && says(label)} onClick={() => void stepBack(back)}>
    <span className="sign" aria-hidden>
      {sign}
    </span>
    <span className="word">{children}</span>
  </button>
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
