import type { ReactNode } from 'react'
import { useBlock } from './block-context.tsx'

const sizes = {
  hero: 'text-hero',
  title: 'text-title',
  subtitle: 'text-subtitle',
  small: 'text-lead',
} as const

interface HeadingProps {
  size?: keyof typeof sizes
  className?: string
  children: ReactNode
}

/** The block's title: `h1` on the block that opens the page, `h2` on the others. Names its section. */
export function Title({ size = 'title', className = '', children }: HeadingProps) {
  const { opening, key } = useBlock()
  const Level = opening ? 'h1' : 'h2'
  return (
    <Level id={`${key}-title`} className={`heading ${sizes[size]} ${className}`}>
      {children}
    </Level>
  )
}

/** A heading inside a block, one level below its title. */
export function Subtitle({ size = 'subtitle', className = '', children }: HeadingProps) {
  const Level = useBlock().opening ? 'h2' : 'h3'
  return <Level className={`heading ${sizes[size]} ${className}`}>{children}</Level>
}
