import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import type { ImageProps } from './picture.tsx'
import { Picture } from './picture.tsx'
import { variantStyle } from './style-names.ts'

interface PortraitProps {
  /** Without it, a drawn person is shown. */
  image?: ImageProps
  /** HTML's `sizes`. */
  sizes: string
  /** Index of the person, which varies the drawing. */
  at?: number
}

const hair = [
  'M23 45c-3-18 6-27 17-27s20 8 17 27c-2-9-7-13-14-13-8 0-17 2-20 13z',
  'M19 68c-4-24-2-50 21-50s25 26 21 50h-9c5-12 4-24 2-30-9 1-21-2-26-7-2 9-4 22 0 37z',
  'M23 43c-1-9 3-16 9-20a8 8 0 1 1 16 0c7 4 11 11 9 20-3-8-8-11-17-11s-14 3-17 11z',
  'M22 52c-5-22 3-36 20-34s19 17 15 34c-1-8-2-15-5-19-9 4-19 3-25 1-3 4-4 10-5 18z',
] as const

/** A person's portrait, or a decorative drawing: the name is expected beside it. */
export function Portrait({ image, sizes, at = 0 }: PortraitProps) {
  const styles = usePageNeeds()?.styles
  styles?.add(variantStyle('portrait'))
  if (!image) styles?.add(variantStyle('portrait-drawn'))
  return (
    <div className={classNames('portrait', !image && at % 3 > 0 && `drawn-${at % 3}`)}>
      {image ? (
        <Picture {...image} sizes={sizes} />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 80 100" preserveAspectRatio="xMidYMax slice">
          <path className="drawn-dress" d="M4 100c2-21 14-29 28-32h16c14 3 26 11 28 32z" />
          <path d="M33 56h14v13c-4 6-10 6-14 0z" />
          <ellipse cx="40" cy="44" rx="16" ry="19" />
          <path className="drawn-hair" d={hair[at % hair.length]} />
        </svg>
      )}
    </div>
  )
}
