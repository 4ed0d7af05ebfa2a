import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { keepInClear } from './toast-place.ts'

export interface ToastNotice {
  failed: boolean
  title: string
  text: ReactNode
  /** Shown below the text; screen readers do not announce it. */
  more?: ReactNode
}

interface ToastsProps {
  notice: ToastNotice | undefined
  /** For screen readers only. */
  status: string
  /** Ids of the success and failure cards, as link targets. */
  ids: { good?: string; bad?: string }
  closeLabel: string
  onClose: () => void
  /** The toast covers neither this element nor the focused one. */
  keepClear: RefObject<HTMLElement | null>
  /** Receives the title of a success notice, so that it can be focused. */
  title: RefObject<HTMLParagraphElement | null>
  /** Called when a toast that holds the focus is closed. */
  returnFocus: () => void
}

/**
 * Notices over the page that stay until they are closed. The live regions are rendered from the start, since screen readers
 * announce only changes inside existing ones.
 */
export function Toasts({ notice, status, ids, closeLabel, onClose, keepClear, title, returnFocus }: ToastsProps) {
  const layer = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const cards = layer.current
    return notice && cards
      ? keepInClear(cards, () => [keepClear.current, document.activeElement].filter((kept) => !cards.contains(kept)))
      : undefined
  }, [notice, keepClear])

  const close = () => {
    const hadFocus = layer.current?.contains(document.activeElement)
    onClose()
    if (hadFocus) returnFocus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does what the close button does.
    <div
      ref={layer}
      data-edge="bottom"
      className="pointer-events-none fixed inset-x-4 z-50 data-[edge=bottom]:bottom-4 data-[edge=top]:top-4 sm:start-auto sm:end-6 sm:w-100 print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Card
        role="status"
        id={ids.good}
        notice={notice?.failed ? undefined : notice}
        status={status}
        {...{ close, closeLabel, title }}
      />
      <Card
        role="alert"
        id={ids.bad}
        notice={notice?.failed ? notice : undefined}
        status=""
        {...{ close, closeLabel }}
      />
    </div>
  )
}

interface CardProps {
  role: 'status' | 'alert'
  id: string | undefined
  notice: ToastNotice | undefined
  status: string
  title?: RefObject<HTMLParagraphElement | null>
  close: () => void
  closeLabel: string
}

function Card({ role, id, notice, status, title, close, closeLabel }: CardProps) {
  const edge = role === 'alert' ? 'border-danger' : 'border-accent'
  const className = notice
    ? `pointer-events-auto flex items-start gap-3 rounded-shape border-2 bg-raised p-4 text-ink shadow-lg ${edge}`
    : ''
  return (
    <div id={id} className={className}>
      <div className="min-w-0 flex-1">
        <div role={role}>
          {status && <p className="sr-only">{status}</p>}
          {notice && (
            <>
              <p
                ref={title}
                tabIndex={-1}
                className={`text-lead font-bold outline-none ${role === 'alert' ? 'text-danger' : ''}`}
              >
                {notice.title}
              </p>
              <p className="mt-1">{notice.text}</p>
            </>
          )}
        </div>
        {notice?.more && <p className="mt-2 text-muted">{notice.more}</p>}
      </div>
      {notice && (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-shape outline-offset-2 focus-visible:outline-3 focus-visible:outline-accent"
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3.5 fill-none stroke-current stroke-2">
            <path d="M1 1l10 10M11 1L1 11" />
          </svg>
        </button>
      )}
    </div>
  )
}
