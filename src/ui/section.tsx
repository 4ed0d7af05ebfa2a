import type { ReactNode } from 'react'
import { useBlock } from './block-context.tsx'

const tones = {
  ground: '',
  raised: 'bg-raised',
  band: 'band',
} as const

interface SectionProps {
  tone?: keyof typeof tones
  /** `tight` for strips that belong to what stands above them. */
  room?: 'full' | 'tight' | 'none'
  className?: string
  /** Drawn behind the content, over the full width. */
  behind?: ReactNode
  children: ReactNode
}

const rooms = { full: 'py-section', tight: 'py-10 md:py-14', none: '' } as const

/** A band of the page over the full width; its content keeps to the page's measure. Named by its title. */
export function Section({ tone = 'ground', room = 'full', className = '', behind, children }: SectionProps) {
  const { id, key } = useBlock()
  return (
    <section id={id} aria-labelledby={`${key}-title`} className={`relative ${tones[tone]} ${rooms[room]} ${className}`}>
      {behind}
      <div className="wrap relative">{children}</div>
    </section>
  )
}
