import type { ReactNode } from 'react'
import { useSite } from './site-context.tsx'

/** A container in which a wide table scrolls, by keyboard too. */
export function TableBox({ children }: { children: ReactNode }) {
  const { texts } = useSite()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
    // biome-ignore lint/a11y/useSemanticElements: a scroll container is no fieldset
    <div className="prose-table" role="group" tabIndex={0} aria-label={texts.table}>
      {children}
    </div>
  )
}

/** A task's check box. CSS draws it; the character is for feeds, which have no styles. */
export function TaskBox({ isDone }: { isDone: boolean }) {
  const { texts } = useSite()
  return (
    <span
      role="img"
      aria-label={isDone ? texts.done : texts.open}
      className={isDone ? 'task-box task-done' : 'task-box'}
    >
      {isDone ? '☑' : '☐'}
    </span>
  )
}
