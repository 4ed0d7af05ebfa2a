import type { ReactNode } from 'react'
import { words } from './words.ts'

interface SheetProps {
  name: string
  /** Heading; screen readers read its changes. */
  title: string
  isWrong?: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet over the lower part of the page. Escape and a button close it. */
export function Sheet({ name, title, isWrong = false, onClose, children }: SheetProps) {
  return (
    <section
      className={isWrong ? 'sheet wrong' : 'sheet'}
      aria-label={name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <div role="status">
          <h2>{title}</h2>
        </div>
        <button type="button" onClick={onClose}>
          {words.bar.hide}
        </button>
      </header>
      {children}
    </section>
  )
}
