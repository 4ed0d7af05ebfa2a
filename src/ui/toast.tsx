import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { keepInClear } from './toast-place.ts'

export interface News {
  failed: boolean
  title: string
  text: ReactNode
  /** Below it; part of the notice, not of what is announced. */
  more?: ReactNode
}

interface ToastsProps {
  news: News | undefined
  /** For screen readers alone. */
  status: string
  /** Ids of the notices, for links to them. */
  ids: { good?: string; bad?: string }
  closeLabel: string
  onClose: () => void
  /** Never covered, nor is whatever has the focus. */
  keepClear: RefObject<HTMLElement | null>
  /** The title of good news, for the focus. */
  title: RefObject<HTMLParagraphElement | null>
  /** Where focus goes when the toast that has it is closed. */
  returnFocus: () => void
}

/**
 * Notices over the page, the one place for outcomes: they stay until they are closed. The live regions are there
 * from the start, so that what appears in them is announced.
 */
export function Toasts({ news, status, ids, closeLabel, onClose, keepClear, title, returnFocus }: ToastsProps) {
  const layer = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const cards = layer.current
    return news && cards
      ? keepInClear(cards, () => [keepClear.current, document.activeElement].filter((kept) => !cards.contains(kept)))
      : undefined
  }, [news, keepClear])

  const close = () => {
    const hadFocus = layer.current?.contains(document.activeElement)
    onClose()
    if (hadFocus) returnFocus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for what its button does, to close.
    <div
      ref={layer}
      data-edge="bottom"
      className="pointer-events-none fixed inset-x-4 z-50 data-[edge=bottom]:bottom-4 data-[edge=top]:top-4 sm:start-auto sm:end-6 sm:w-100 print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Card
        role="status"
        id={ids.good}
        news={news?.failed ? undefined : news}
        status={status}
        {...{ close, closeLabel, title }}
      />
      <Card role="alert" id={ids.bad} news={news?.failed ? news : undefined} status="" {...{ close, closeLabel }} />
    </div>
  )
}

interface CardProps {
  role: 'status' | 'alert'
  id: string | undefined
  news: News | undefined
  status: string
  title?: RefObject<HTMLParagraphElement | null>
  close: () => void
  closeLabel: string
}

function Card({ role, id, news, status, title, close, closeLabel }: CardProps) {
  const edge = role === 'alert' ? 'border-danger' : 'border-accent'
  const look = news
    ? `pointer-events-auto flex items-start gap-3 rounded-shape border-2 bg-raised p-4 text-ink shadow-lg ${edge}`
    : ''
  return (
    <div id={id} className={look}>
      <div className="min-w-0 grow">
        <div role={role}>
          {status && <p className="sr-only">{status}</p>}
          {news && (
            <>
              <p
                ref={title}
                tabIndex={-1}
                className={role === 'alert' ? 'font-bold text-danger outline-none' : 'font-bold outline-none'}
              >
                {news.title}
              </p>
              <p className="mt-1">{news.text}</p>
            </>
          )}
        </div>
        {news?.more && <p className="mt-2 text-muted">{news.more}</p>}
      </div>
      {news && (
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
