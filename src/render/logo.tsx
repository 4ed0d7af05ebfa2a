import { drawings } from '../drawings/drawings.ts'
import { Drawn } from '../ui/motif.tsx'
import { useSite } from '../ui/site-context.tsx'
import { GivenLogo } from './given-logo.tsx'

/** The mark of the site: its own, or else its drawing, small. */
export function Logo() {
  const { theme, logo } = useSite()
  const drawing = drawings[theme.motif]
  if (logo) return <GivenLogo logo={logo} />
  return drawing ? <Drawn stroke={drawing.mark()} className="logo-mark" /> : null
}
