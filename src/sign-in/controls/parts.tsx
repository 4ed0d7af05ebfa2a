import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Failure } from '../session/failures.ts'
import type { EventTexts, FailureTexts } from '../session/texts.ts'
import type { OpenSession } from '../session/use-session.ts'

interface HeadProps {
  id: string
  level: 2 | 3
  focus?: RefObject<HTMLHeadingElement | null>
  children: string
}

/** The heading of a screen. The block's place on the page is not known in the browser, so the level comes along. */
export function Head({ id, level, focus, children }: HeadProps) {
  const Level = `h${level}` as const
  return (
    <Level id={id} ref={focus} tabIndex={-1} className="heading text-subtitle outline-none">
      {children}
    </Level>
  )
}

interface AlertProps {
  failure: Failure | undefined
  texts: FailureTexts
}

/** What went wrong. The place is there from the start, so that what appears in it is announced. */
export function Alert({ failure, texts }: AlertProps) {
  return (
    <div role="alert">
      {failure && (
        <p className="mt-2 border-s-4 border-danger bg-raised p-4 font-semibold text-danger">{texts[failure]}</p>
      )}
    </div>
  )
}

/** What happened to the session last, for everybody to see and hear. */
export function SessionLine({ open, texts, label }: { open: OpenSession; texts: EventTexts; label: string }) {
  const { event, session } = open
  // That no session was found is not announced.
  const message = event && !(event === 'initial-session' && !session) ? texts[event] : ''
  return (
    <p role="status" aria-label={label} data-session-event={event} className="text-muted">
      {message}
    </p>
  )
}

/**
 * Moves the focus to the heading when a new screen has come, never when the page has. A failure is announced where it
 * stands and leaves the focus alone, unless the screen that had it is gone.
 */
export function useHeadFocus(turn: number, failure: unknown): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    const isNew = !shown.current
    shown.current = true
    if (turn > 0 && (isNew || !failure)) head.current?.focus()
  }, [turn, failure])
  return head
}

export function LinkButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className="inline-block cursor-pointer py-1.5 text-start underline">
      {children}
    </button>
  )
}
