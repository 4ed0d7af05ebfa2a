import type { ReactNode } from 'react'
import type { Stroke } from '../drawings/drawing.ts'
import { drawings } from '../drawings/drawings.ts'
import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import { useSite } from './site-context.tsx'
import { variantStyle } from './style-names.ts'

interface MotifProps {
  /** Completeness of the drawing, from 0 to 1. */
  order?: number
  /** Which version of the drawing. */
  scale?: 'large' | 'small' | 'wide'
  /** Without the empty part above a low drawing. */
  isLow?: boolean
  className?: string
}

/** The theme's drawing, hidden from assistive technology as decoration. */
export function Motif({ order = 0.62, scale = 'large', isLow = false, className = '' }: MotifProps) {
  const drawing = drawings[useSite().theme.motif]
  if (!drawing) return null
  const stroke = scale === 'wide' ? (drawing.wide?.() ?? drawing.large(order)) : drawing[scale](order)
  return (
    <Drawn
      stroke={isLow && stroke.low ? { ...stroke, box: stroke.low } : stroke}
      className={classNames(
        'motif',
        drawing.isStanding && 'motif-standing',
        drawing.isPattern && 'motif-pattern',
        className,
      )}
    />
  )
}

/** The drawing as a row on the lower edge of its container; undefined if the theme's drawing has none. */
export function useMotifRow(order: number): ReactNode {
  const row = drawings[useSite().theme.motif]?.row
  const needs = usePageNeeds()
  if (!row) return undefined
  needs?.styles.add(variantStyle('motif-along'))
  return <Drawn stroke={row(order)} className="motif motif-along" />
}

/** A stroke as an SVG element. */
export function Drawn({ stroke, className }: { stroke: Stroke; className: string }) {
  const { box, d, width, isFine = false } = stroke
  return (
    <svg aria-hidden="true" viewBox={box} preserveAspectRatio="xMidYMid slice" className={className}>
      <path className="drawing" strokeWidth={width} vectorEffect={isFine ? 'non-scaling-stroke' : undefined} d={d} />
    </svg>
  )
}
