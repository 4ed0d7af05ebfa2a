import type { ReactNode } from 'react'
import { useBlock } from './block-context.tsx'
import { useHeadingFit } from './fitted.tsx'
import { type LeadsTo, useTransitionName } from './transition-name.ts'

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

/** The block's title: `h1` in the opening block, else `h2`. Its id labels the section. */
export function Title({ size = 'title', className = '', children }: HeadingProps) {
  const { opening, key, isInner } = useBlock()
  return (
    <Heading
      level={opening ? 'h1' : 'h2'}
      id={`${key}-title`}
      className={`${sizes[isInner && size !== 'small' ? 'subtitle' : size]} ${className}`}
      leadsTo={opening ? 'own' : undefined}
    >
      {children}
    </Heading>
  )
}

interface SubtitleProps extends HeadingProps {
  /** The block has no title: the subtitle becomes an `h2`, so that no heading level is skipped. */
  untitled?: boolean
  /** The page of the card that it heads. */
  leadsTo?: string
}

/** A heading inside a block, one level below its title. */
export function Subtitle({ size = 'subtitle', className = '', untitled = false, leadsTo, children }: SubtitleProps) {
  return (
    <Heading
      level={useBlock().opening || untitled ? 'h2' : 'h3'}
      className={`${sizes[size]} ${className}`}
      leadsTo={leadsTo}
    >
      {children}
    </Heading>
  )
}

interface LevelProps {
  level: 'h1' | 'h2' | 'h3'
  id?: string
  className: string
  leadsTo: LeadsTo
  children: ReactNode
}

function Heading({ level: Level, id, className, leadsTo, children }: LevelProps) {
  const fit = useHeadingFit(children, Level === 'h3' || /text-(?:subtitle|lead)/.test(className))
  return (
    <Level id={id} className={`heading ${className} ${fit ?? ''}`.trim()} {...useTransitionName('title', leadsTo)}>
      {fit ? <span>{children}</span> : children}
    </Level>
  )
}
