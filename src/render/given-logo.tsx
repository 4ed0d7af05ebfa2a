import type { SiteLogo } from '../site/model.ts'
import { usePageNeeds } from '../ui/page-needs.ts'
import { useImageSource } from '../ui/picture.tsx'
import { useSite } from '../ui/site-context.tsx'
import { logoStyle } from '../ui/style-names.ts'

/** As given-logo.css has it. */
const widest = '12rem'

/** The site's own logo, in the version of the palette that is shown. It has its room before its file is there. */
export function GivenLogo({ logo }: { logo: SiteLogo }) {
  const { theme, name } = useSite()
  const { scheme } = theme
  usePageNeeds()?.styles.add(logoStyle)
  const dark = scheme === 'light' ? undefined : logo.dark
  const shown = scheme === 'dark' && dark !== undefined ? dark : logo.file
  const { srcSet, ...source } = useImageSource(shown)
  const image = (
    <img
      {...source}
      srcSet={srcSet}
      sizes={srcSet && widest}
      alt={logo.withName ? '' : (logo.alt ?? name)}
      className="given-logo"
    />
  )
  if (scheme !== 'auto' || dark === undefined) return image
  return (
    <picture className="given-logo-pair">
      <DarkSource file={dark} />
      {image}
    </picture>
  )
}

/** Paper is light whatever the screen is. */
function DarkSource({ file }: { file: string }) {
  const { src, srcSet, width, height } = useImageSource(file)
  return (
    <source
      media="screen and (prefers-color-scheme: dark)"
      srcSet={srcSet ?? src}
      sizes={srcSet && widest}
      width={width}
      height={height}
    />
  )
}
