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
  const isSmall = scale === 'small'
  const { box, path } = motif === 'gathering' ? dots(isSmall, order) : contours(isSmall, order)
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      preserveAspectRatio="xMidYMid slice"
      className={className ? `motif ${className}` : 'motif'}
    >
      {path}
    </svg>
  )
}

const dots = (isSmall: boolean, order: number) =>
  isSmall
    ? {
        box: '30 30 340 340',
        path: <path className="dots dots-small" d={gathering({ marks: 56, order, within: 163 })} />,
      }
    : { box: '0 0 400 400', path: <path className="dots" d={gathering({ marks: 220, order })} /> }

const contours = (isSmall: boolean, order: number) => ({
  box: isSmall ? '100 150 680 476' : '70 17 740 740',
  path: <path className="contours" d={isSmall ? soundings(6, order) : soundings(12)} />,
})
