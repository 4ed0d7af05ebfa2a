import type { ReactNode } from 'react'
import { useSite } from './site-context.tsx'

/** Where it is wider than its place it scrolls, by keyboard too. */
export function TableBox({ children }: { children: ReactNode }) {
  const { texts } = useSite()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table in its box is no set of fields
    <div className="prose-table" role="group" tabIndex={0} aria-label={texts.table}>
      {children}
    </div>
  )
}

/** Drawn by its style; the sign is for feeds, which have none. */
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
