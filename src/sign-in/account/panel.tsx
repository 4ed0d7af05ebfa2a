import { type ReactNode, useRef } from 'react'
import { Alert } from '../controls/parts.tsx'
import { useFocusReturn } from '../controls/use-focus-return.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Failure, FailureTexts } from '../session/texts.ts'
import type { AccountTexts } from './texts.ts'

/** Props of every panel. */
export interface PanelProps {
  /** Prefix of all ids. */
  name: string
  level: 2 | 3
  store: SessionStore
  texts: AccountTexts
  failures: FailureTexts
  /** Fetches the user from the server again. */
  refresh: () => Promise<void>
}

export interface PanelState {
  busy: boolean
  failure?: Failure
  /** Message after success. */
  done?: string
}

interface FrameProps extends Pick<PanelProps, 'level' | 'failures'> {
  /** Id of the heading. */
  id: string
  state: PanelState
  title: string
  children: ReactNode
}

/** A section of the account page with its heading and the result of its last action. */
export function AccountPanelFrame({ id, level, title, state, failures, children }: FrameProps) {
  const Level = `h${level}` as const
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusReturn(section, heading)
  return (
    <section ref={section} aria-labelledby={id} className="grid gap-5 border-t border-line pt-8">
      <Level id={id} ref={heading} tabIndex={-1} className="heading text-lead outline-none">
        {title}
      </Level>
      {children}
      <Alert failure={state.failure} texts={failures} />
      <p role="status" className="empty:hidden">
        {state.done ?? ''}
      </p>
    </section>
  )
}

export const quietButton = 'button button-quiet cursor-pointer'

/** An item of a list, with a button that removes it where it may be removed. */
export const AccountRow = ({ words, label, onRemove }: { words: string; label: string; onRemove?: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-3">
    <span className="min-w-0">{words}</span>
    {onRemove && (
      <button type="button" className={quietButton} onClick={onRemove}>
        {label}
      </button>
    )}
  </li>
)
