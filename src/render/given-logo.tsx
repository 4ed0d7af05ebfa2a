import type { SiteLogo } from '../site/model.ts'
import { usePageNeeds } from '../ui/page-needs.ts'
import { useImageSource } from '../ui/picture.tsx'
import { useSite } from '../ui/site-context.tsx'
import { logoStyle } from '../ui/style-names.ts'

/** The `max-width` in given-logo.css. */
const maxLogoWidth = '12rem'

/** The site's logo file, in its dark version on dark palettes. Width and height reserve its space while it loads. */
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
      sizes={srcSet && maxLogoWidth}
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

/** Limited to `screen`, since printed pages use the light palette. */
function DarkSource({ file }: { file: string }) {
  const { src, srcSet, width, height } = useImageSource(file)
  return (
    <source
      media="screen and (prefers-color-scheme: dark)"
      srcSet={srcSet ?? src}
      sizes={srcSet && maxLogoWidth}
      width={width}
      height={height}
    />
  )
}
