import { createContext, useContext } from 'react'
import type { Images } from '../site/images.ts'
import { useBlock } from './block-context.tsx'
import { usePageNeeds } from './page-needs.ts'

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

interface PictureProps {
  file: string
  alt?: string
  decorative?: boolean
  /** How wide it is shown, as the `sizes` of HTML. */
  sizes?: string
}

/** A picture that keeps its room before it is there. It waits until it is near, except in the block that opens the page. */
export function Picture({ file, alt, decorative = false, sizes = '100vw' }: PictureProps) {
  const known = useContext(SourcesContext)[file]
  const { opening } = useBlock()
  usePageNeeds()?.images.add(file)
  const image = (
    <img
      src={known?.src ?? file}
      alt={decorative ? '' : (alt ?? '')}
      width={known?.width}
      height={known?.height}
      loading={opening ? 'eager' : 'lazy'}
      fetchPriority={opening ? 'high' : undefined}
      decoding={opening ? undefined : 'async'}
    />
  )
  if (!known || known.variants.length === 0) return image
  return (
    <picture>
      {known.variants.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
