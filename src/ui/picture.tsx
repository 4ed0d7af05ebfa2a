import { createContext, type ReactNode, useContext } from 'react'
import type { Images } from '../site/images.ts'
import type { Crop } from '../site/section-options.ts'
import { useBlock } from './block-context.tsx'
import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import { variantStyle } from './style-names.ts'

/** What the build knows of each picture. Empty in the live preview, which shows the files themselves. */
const SourcesContext = createContext<Images>({})

export const ImageSources = SourcesContext.Provider

interface ImageInPlace {
  src: string
  /** None for a drawing. */
  srcSet?: string
  width?: number
  height?: number
}

/** What an `img` needs of a picture that is small wherever it stands; the page then needs it. */
export function useImageSource(file: string): ImageInPlace {
  const known = useContext(SourcesContext)[file]
  usePageNeeds()?.images.add(file)
  const srcSet = known?.variants.at(-1)?.srcSet
  return { src: known?.src ?? file, srcSet, width: known?.width, height: known?.height }
}

/** A picture as the vocabulary's `image` has it. */
export interface ImageProps extends Crop {
  file: string
  alt?: string
  decorative?: boolean
}

interface PictureProps extends ImageProps {
  /** Over the whole of the box it stands in, which is positioned. */
  fills?: boolean
  /** How wide it is shown, as the `sizes` of HTML. */
  sizes?: string
  /** Shown only once a visitor asks for it: it waits even in the block that opens the page. */
  isHidden?: boolean
}

/** The classes of a picture that is cut, by the sheet variants/crop.css. */
function cropClass({ ratio, focus, radius = 'theme', fills = false }: Crop & { fills?: boolean }): string {
  return classNames(
    (ratio || fills) && 'crop',
    ratio && `crop-${ratio}`,
    fills && 'crop-fills',
    focus && focus !== 'center' && `focus-${focus.replace(' ', '-')}`,
    radius !== 'theme' && `corners-${radius}`,
  )
}

/** A picture that keeps its room before it is there. It waits until it is near, except in the block that opens the page. */
export function Picture({ file, alt, decorative, duotone, sizes = '100vw', isHidden, ...crop }: PictureProps) {
  // A view of a site's own may be given none, and a page would show a hole.
  if (typeof file !== 'string') throw new TypeError('<Picture> is given no file.')
  const known = useContext(SourcesContext)[file]
  const opening = useBlock().opening && !isHidden
  const needs = usePageNeeds()
  needs?.images.add(file)
  const cut = cropClass(crop)
  if (cut !== '') needs?.styles.add(variantStyle('crop'))
  if (duotone) needs?.styles.add(variantStyle('duotone'))
  const image = (
    <img
      className={classNames('picture', cut)}
      src={known?.src ?? file}
      alt={decorative ? '' : (alt ?? '')}
      width={known?.width}
      height={known?.height}
      loading={opening ? 'eager' : 'lazy'}
      fetchPriority={opening ? 'high' : undefined}
      decoding={opening ? undefined : 'async'}
    />
  )
  const picture = known && known.variants.length > 0 ? inFormats(known, sizes, image) : image
  return duotone ? <span className={crop.fills ? 'duotone duotone-fills' : 'duotone'}>{picture}</span> : picture
}

function inFormats(known: Images[string], sizes: string, image: ReactNode) {
  return (
    <picture>
      {known.variants.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
