import type { ReactNode } from 'react'
import { words } from './words.ts'

interface SheetProps {
  name: string
  /** What it says above everything else; read out when it changes. */
  title: string
  isWrong?: boolean
  onClose: () => void
  children: ReactNode
}

/** What lies over the lower part of the page until it is put away. */
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
