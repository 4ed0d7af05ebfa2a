import { createContext, type ReactNode, useContext } from 'react'
import type { Images } from '../site/images.ts'
import type { Crop } from '../site/section-options.ts'
import { useBlock } from './block-context.tsx'
import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import { variantStyle } from './style-names.ts'
import { useTransitionName } from './transition-name.ts'

/** The build's image data by file. Empty in the live preview, which shows the original files. */
const SourcesContext = createContext<Images>({})

export const ImageSources = SourcesContext.Provider

/** `img` attributes of an image that is always shown small. Adds the image to the page's needs. */
export function useImageSource(file: string) {
  const known = useContext(SourcesContext)[file]
  usePageNeeds()?.images.add(file)
  const srcSet = known?.variants.at(-1)?.srcSet
  return { src: known?.src ?? file, srcSet, width: known?.width, height: known?.height }
}

/** The vocabulary's `image`. */
export interface ImageProps extends Crop {
  file: string
  alt?: string
  decorative?: boolean
}

interface PictureProps extends ImageProps {
  /** Covers its positioned container. */
  fills?: boolean
  /** HTML's `sizes`. */
  sizes?: string
  /** Hidden until a visitor opens it, so loaded lazily even in the opening block. */
  isHidden?: boolean
  /** The page of the card that it is on. */
  leadsTo?: string
}

/** Classes of variants/crop.css; empty if the image is not cropped. */
function cropClass({ ratio, focus, radius = 'theme', fills = false }: Crop & { fills?: boolean }): string {
  return classNames(
    (ratio || fills) && 'crop',
    ratio && `crop-${ratio}`,
    fills && 'crop-fills',
    focus && focus !== 'center' && `focus-${focus.replace(' ', '-')}`,
    radius !== 'theme' && `corners-${radius}`,
  )
}

/** An image that reserves its space while loading. It loads lazily, except in the opening block. */
export function Picture({ file, alt, decorative, duotone, sizes = '100vw', isHidden, leadsTo, ...crop }: PictureProps) {
  // Views of own blocks are not type-checked against their schema.
  if (typeof file !== 'string') throw new TypeError('<Picture> is given no file.')
  const known = useContext(SourcesContext)[file]
  const opening = useBlock().opening && !isHidden
  const needs = usePageNeeds()
  // One behind words would cover them while it grows.
  const transitionName = useTransitionName('picture', leadsTo ?? (opening && !crop.fills ? 'own' : undefined))
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
      {...transitionName}
    />
  )
  const picture = known && known.variants.length > 0 ? inFormats(known, uncropped(sizes, known, crop), image) : image
  return duotone ? <span className={crop.fills ? 'duotone duotone-fills' : 'duotone'}>{picture}</span> : picture
}

const ratios = { square: 1, portrait: 4 / 5, tall: 2 / 3, landscape: 3 / 2, wide: 16 / 9, panorama: 21 / 9 } as const

/** The `sizes` of a picture whose sides are cut off: of its whole width, which a browser has to load. */
function uncropped(sizes: string, { width = 1, height = 1 }: Images[string], { ratio }: Crop): string {
  const factor = ratio ? width / height / ratios[ratio] : 1
  return factor > 1.1
    ? sizes.replace(/[\d.]+(?=(?:vw|rem)(?:,|$))/g, (length) => `${Math.round(Number(length) * factor)}`)
    : sizes
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
