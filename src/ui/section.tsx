import type { ReactNode } from 'react'
import type { SectionOptions } from '../site/section-options.ts'
import { useBlock } from './block-context.tsx'
import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import { Picture } from './picture.tsx'
import { variantStyle } from './style-names.ts'

const tones = { ground: '', raised: 'raised', band: 'band', accent: 'accented' } as const

interface SectionProps extends Pick<SectionOptions, 'tone' | 'width' | 'align'> {
  /** `full` is `normal`; `none` where the block's own sheet says how much. */
  room?: SectionOptions['room'] | 'full' | 'none'
  /** With rules of its own above and below, so that it shares no room with its neighbours. */
  apart?: boolean
  /** False where the block shows no title. */
  named?: boolean
  className?: string
  /** Drawn behind the content, over the full width. */
  behind?: ReactNode
  children: ReactNode
}

/**
 * A band of the page over the full width; its content keeps to the page's measure. Named by its title. What its props say holds
 * where the author of the page has not chosen.
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

/** The class of a picture that runs to the edges of the window in a section of that width. */
export const useBleed = (): string | undefined => (useBlock().section?.width === 'full' ? 'bleed' : undefined)

type Preset = Pick<SectionProps, 'tone' | 'width' | 'room' | 'align'>

/** The classes of a section and what stands behind it, for blocks that are made of more than one `Section` can hold. */
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
