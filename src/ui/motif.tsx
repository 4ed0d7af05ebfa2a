import type { Stroke } from '../drawings/drawing.ts'
import { drawings } from '../drawings/drawings.ts'
import { useSite } from './site-context.tsx'

interface MotifProps {
  /** How far the pattern has come, from 0 to 1. */
  order?: number
  /** How much is drawn: a large picture or a small mark. */
  scale?: 'large' | 'small'
  className?: string
}

/** The drawing of the site's look. Decoration: hidden from assistive technology. */
export function Motif({ order = 0.62, scale = 'large', className = '' }: MotifProps) {
  const drawing = drawings[useSite().theme.motif]
  return drawing ? (
    <Drawn stroke={drawing[scale](order)} className={className ? `motif ${className}` : 'motif'} />
  ) : null
}

/** A stroke of a drawing as a picture of its own. */
export function Drawn({ stroke, className }: { stroke: Stroke; className: string }) {
  const { box, d, width, isFine = false } = stroke
  return (
    <svg aria-hidden="true" viewBox={box} preserveAspectRatio="xMidYMid slice" className={className}>
      <path className="drawing" strokeWidth={width} vectorEffect={isFine ? 'non-scaling-stroke' : undefined} d={d} />
    </svg>
  )
}
