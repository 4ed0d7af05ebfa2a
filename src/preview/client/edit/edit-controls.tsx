import { useEffect, useRef } from 'react'
import { shortened } from '../../../site/shortened.ts'
import { inEditorLanguage, words } from '../words.ts'
import { undoOrRedo } from './edit-calls.ts'
import { updateEdit, useEditState } from './edit-store.ts'

/** The bar's controls while editing is on: status of the last edit, undo, redo, and the button of the panel. */
export function EditControls() {
  const { history, status, panel, note } = useEditState()
  const panelButton = useRef<HTMLButtonElement>(null)
  const isOpen = panel !== undefined
  const wasOpen = useRef(isOpen)
  // A panel that closes with the focus inside passes the focus to its button.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) panelButton.current?.focus()
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
      <StepButton step={history?.undo} name={words.bar.undo} back sign="↶" />
      <StepButton step={history?.redo} name={words.bar.redo} back={false} sign="↷" />
      <button
        ref={panelButton}
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
  /** Label of the edit to undo or redo; missing when there is none. */
  step?: string
  name: string
  back: boolean
  sign: string
}

/** CSS shows the sign in narrow windows; screen readers always get the word. Not `disabled`, which would lose the focus with the last step. */
const StepButton = ({ step, name, back, sign }: StepButtonProps) => (
  <button
    type="button"
    aria-disabled={!step}
    tabIndex={step ? undefined : -1}
    title={step && words.labelled(name, inEditorLanguage(step))}
    onClick={() => step && void undoOrRedo(back)}
  >
    <span className="sign" aria-hidden>
      {sign}
    </span>
    <span className="word">{name}</span>
  </button>
)

/** Offers text that was typed earlier and never saved. */
export function Drafts() {
  const { drafts } = useEditState()
  const [first] = drafts
  if (!first) return null
  return (
    <section className="notice mild" aria-label={words.bar.draft}>
      <p role="status">
        {words.bar.typedOn(first.page)} {words.quoted(shortened(first.shown, 120))}
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
