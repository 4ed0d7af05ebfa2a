import { drawings } from '../drawings/drawings.ts'
import { Drawn } from '../ui/motif.tsx'
import { useSite } from '../ui/site-context.tsx'
import { GivenLogo } from './given-logo.tsx'

/** The site's logo file, or else its theme's drawing, if it has one. */
export function Logo() {
  const { theme, logo } = useSite()
  const drawing = drawings[theme.motif]
  if (logo) return <GivenLogo logo={logo} />
  return drawing ? <Drawn stroke={drawing.mark()} className="logo-mark" /> : null
}
