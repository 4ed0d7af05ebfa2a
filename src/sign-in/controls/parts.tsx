import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { EventTexts, Failure, FailureTexts } from '../session/texts.ts'
import type { OpenSession } from '../session/use-session.ts'

interface HeadProps {
  id: string
  level: 2 | 3
  focus?: RefObject<HTMLHeadingElement | null>
  children: string
}

/** Heading of a screen. The level is a prop, because the browser does not know where the block stands on the page. */
export function SignInHead({ id, level, focus, children }: HeadProps) {
  const Level = `h${level}` as const
  return (
    <Level id={id} ref={focus} tabIndex={-1} className="heading text-subtitle outline-none">
      {children}
    </Level>
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
export function useHeadFocus(revision: number, failure: unknown): RefObject<HTMLHeadingElement | null> {
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
