import { type ReactNode, useEffect, useRef } from 'react'
import { closeSheet, focusChosen } from './open-sheet.ts'
import { words } from './words.ts'

interface SheetProps {
  name: string
  /** Heading; screen readers read its changes. */
  title: string
  isWrong?: boolean
  children?: ReactNode
}

/** A sheet over the lower part of the page. Escape and a button close it. */
export function Sheet({ name, title, isWrong = false, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => focusChosen(sheet.current), [])
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      className={isWrong ? 'sheet wrong' : 'sheet'}
      aria-label={name}
      onKeyDown={({ key }) => key === 'Escape' && closeSheet()}
    >
      <header>
        <div role="status">
          <h2>{title}</h2>
        </div>
        <button type="button" onClick={closeSheet}>
          {words.bar.hide}
        </button>
      </header>
      {children}
    </section>
  )
}
