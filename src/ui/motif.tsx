import { gathering } from './gathering.ts'
import { useSite } from './site-context.tsx'
import { soundings } from './soundings.ts'

interface MotifProps {
  /** How far the pattern has come, from 0 to 1. */
  order?: number
  /** How much is drawn: a large picture or a small mark. */
  scale?: 'large' | 'small'
  className?: string
}

/** The drawing of the site's look. Decoration: hidden from assistive technology. */
export function Motif({ order = 0.62, scale = 'large', className = '' }: MotifProps) {
  const { motif } = useSite().theme
  if (motif === 'none') return null
  return motif === 'gathering' ? (
    <svg aria-hidden="true" viewBox="0 0 400 400" className={`motif ${className}`}>
      <path
        className={scale === 'large' ? 'dots' : 'dots dots-small'}
        d={gathering({ marks: scale === 'large' ? 220 : 56, order })}
      />
    </svg>
  ) : (
    <svg aria-hidden="true" viewBox="0 0 800 800" className={`motif ${className}`}>
      <path className="contours" d={soundings(scale === 'large' ? 12 : 5)} />
    </svg>
  )
}
