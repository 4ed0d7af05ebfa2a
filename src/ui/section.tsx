import type { ReactNode } from 'react'
import type { SectionOptions } from '../site/section-options.ts'
import { useBlock } from './block-context.tsx'
import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import { Picture } from './picture.tsx'
import { variantStyle } from './style-names.ts'

const tones = { ground: '', raised: 'raised', band: 'band', accent: 'accented' } as const

interface SectionProps extends Pick<SectionOptions, 'tone' | 'width' | 'align'> {
  /** Vertical padding. `full` is the theme's default; `none` leaves it to the block's stylesheet. */
  room?: SectionOptions['room'] | 'full' | 'none'
  /** The section has rules above and below, so its padding does not collapse with its neighbours'. */
  apart?: boolean
  /** False if the block has no title. */
  named?: boolean
  className?: string
  /** Decoration behind the content, over the full width. */
  behind?: ReactNode
  children: ReactNode
}

/**
 * A full-width section whose content has the page's width, labelled by its title. Its props are defaults: section options in the
 * manifest override them.
 */
export function Section({ apart = false, named = true, className = '', behind, children, ...preset }: SectionProps) {
  const { id, key } = useBlock()
  const look = useSectionLook(preset, apart)
  return (
    <section
      id={id}
      aria-labelledby={named ? `${key}-title` : undefined}
      className={classNames(look.className, className)}
    >
      {behind}
      {look.backdrop}
      <div className="wrap">{children}</div>
    </section>
  )
}

/** Class for images that bleed to the window's edges; undefined unless the section has `width: full`. */
export const useBleed = (): string | undefined => (useBlock().section?.width === 'full' ? 'bleed' : undefined)

type Preset = Pick<SectionProps, 'tone' | 'width' | 'room' | 'align'>

/** A section's classes and background image, for blocks that render their own `<section>`. */
export function useSectionLook(preset: Preset, apart = false): { className: string; backdrop: ReactNode } {
  const { section = {} } = useBlock()
  const styles = usePageNeeds()?.styles
  const { tone = 'ground', width = 'wide', align = 'start', room = 'full' } = { ...preset, ...section }
  const { background } = section
  const variants = [
    width === 'wide' ? '' : `width-${width}`,
    align === 'center' ? 'align-center' : '',
    background ? 'pictured' : '',
    tone === 'accent' ? 'accented' : '',
  ].filter((name) => name !== '')
  for (const name of variants) styles?.add(variantStyle(name))
  const isOpen = tone === 'ground' && !background && !apart && room !== 'none'
  return {
    className: classNames(
      'relative',
      room !== 'none' && 'section',
      room !== 'none' && room !== 'full' && `room-${room}`,
      isOpen && 'open',
      isOpen && section.tone && 'plain',
      tones[tone],
      ...variants.filter((name) => name !== 'accented'),
    ),
    backdrop: background && (
      <div className="backdrop">
        <Picture {...background} decorative fills />
      </div>
    ),
  }
}
