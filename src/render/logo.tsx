import { gathering } from '../ui/gathering.ts'
import { useSite } from '../ui/site-context.tsx'
import { soundings } from '../ui/soundings.ts'
import { GivenLogo } from './given-logo.tsx'

/** The mark of the site: its own, or else its drawing, small. */
export function Logo() {
  const { theme, logo } = useSite()
  const { motif } = theme
  if (logo) return <GivenLogo logo={logo} />
  if (motif === 'none') return null
  return motif === 'gathering' ? (
    <svg aria-hidden="true" viewBox="30 30 340 340" className="logo-mark">
      <path className="dots dots-logo" d={gathering({ marks: 19, order: 1, seed: 1 })} />
    </svg>
  ) : (
    <svg aria-hidden="true" viewBox="30 60 740 680" className="logo-mark">
      <path className="contours contours-logo" d={soundings(3)} />
    </svg>
  )
}
