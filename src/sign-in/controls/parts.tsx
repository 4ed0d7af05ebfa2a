import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { EventTexts, Failure, FailureTexts } from '../session/texts.ts'
import type { OpenSession } from '../session/use-session.ts'

interface HeadProps {
  id: string
  /** A prop, because the browser does not know where the block stands on the page. */
  level: 2 | 3
  /** Changes when the focus has to move. */
  revision: number
  failure: Failure | undefined
  title: string
  text?: string
  children?: ReactNode
}

/** The heading of a screen with its text. It takes the focus when the screen appears. */
export function ScreenHead({ id, level, revision, failure, title, text, children }: HeadProps) {
  const Level = `h${level}` as const
  const focus = useHeadFocus(revision, failure)
  return (
    <div className="grid gap-2">
      <Level id={id} ref={focus} tabIndex={-1} className="heading text-subtitle outline-none">
        {title}
      </Level>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

/** Shows a failure. The element exists from the start, so that screen readers announce what appears in it. */
export function Alert({ failure, texts }: { failure: Failure | undefined; texts: FailureTexts }) {
  return (
    <div role="alert">
      {failure && (
        <p className="mt-2 border-s-4 border-danger bg-raised p-4 font-semibold text-danger">{texts[failure]}</p>
      )}
    </div>
  )
}

/** Shows and announces the last event of the session. */
export function SessionLine({ open, texts, label }: { open: OpenSession; texts: EventTexts; label: string }) {
  const { event, session } = open
  // That there is no session at first is not worth announcing.
  const message = event && !(event === 'initial-session' && !session) ? texts[event] : ''
  return (
    <p role="status" aria-label={label} data-session-event={event} className="text-muted">
      {message}
    </p>
  )
}

/**
 * Moves the focus to the heading when a new screen appears, except on the first render of the page. A failure is announced in place
 * and leaves the focus alone, unless the focused screen is gone.
 */
function useHeadFocus(revision: number, failure: unknown): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    const isNew = !shown.current
    shown.current = true
    if (revision > 0 && (isNew || !failure)) head.current?.focus()
  }, [revision, failure])
  return head
}

export function LinkButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className="inline-block cursor-pointer py-1.5 text-start underline">
      {children}
    </button>
  )
}
