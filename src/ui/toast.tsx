import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepInClear } from './toast-place.ts'

export interface News {
  failed: boolean
  title: string
  text: string
}

interface ToastsProps {
  news: News | undefined
  /** Said to screen readers alone. */
  said: string
  closeLabel: string
  onClose: () => void
  /** Never covered, nor is whatever has the focus. */
  keepClear: RefObject<HTMLElement | null>
  /** Where focus goes when the toast that has it is closed. */
  returnFocus: () => void
}

/** Milliseconds good news stay; they wait while pointed at or focused. Bad news stay until they are closed. */
const goodNewsStay = 12_000

/** Passing notices. The live regions are there from the start, so that what appears in them is announced. */
export function Toasts({ news, said, closeLabel, onClose, keepClear, returnFocus }: ToastsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!news || news.failed || held) return
    const timer = setTimeout(onClose, goodNewsStay)
    return () => clearTimeout(timer)
  }, [news, held, onClose])

  useLayoutEffect(() => {
    const cards = layer.current
    return news && cards ? keepInClear(cards, () => [keepClear.current, document.activeElement]) : undefined
  }, [news, keepClear])

  const close = () => {
    const hadFocus = layer.current?.contains(document.activeElement)
    setHeld(false)
    onClose()
    if (hadFocus) returnFocus()
  }
  const release = ({ currentTarget, relatedTarget }: FocusEvent) => setHeld(currentTarget.contains(relatedTarget))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for what its button does, to wait or to close.
    <div
      ref={layer}
      data-edge="bottom"
      className="pointer-events-none fixed inset-x-4 z-50 data-[edge=bottom]:bottom-4 data-[edge=top]:top-4 sm:start-auto sm:end-6 sm:w-100 print:hidden"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={release}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Card role="status" news={news?.failed ? undefined : news} said={said} {...{ close, closeLabel }} />
      <Card role="alert" news={news?.failed ? news : undefined} said="" {...{ close, closeLabel }} />
    </div>
  )
}

interface CardProps {
  role: 'status' | 'alert'
  news: News | undefined
  said: string
  close: () => void
  closeLabel: string
}

function Card({ role, news, said, close, closeLabel }: CardProps) {
  const edge = role === 'alert' ? 'border-danger' : 'border-accent'
  const look = news
    ? `pointer-events-auto flex items-start gap-3 rounded-shape border-2 bg-raised p-4 text-ink shadow-lg ${edge}`
    : ''
  return (
    <div className={look}>
      <div role={role} className="min-w-0 grow">
        {said && <p className="sr-only">{said}</p>}
        {news && (
          <>
            <p className={role === 'alert' ? 'font-bold text-danger' : 'font-bold'}>{news.title}</p>
            <p className="mt-1">{news.text}</p>
          </>
        )}
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
