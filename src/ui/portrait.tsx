import type { ImageProps } from './picture.tsx'
import { Picture } from './picture.tsx'

interface PortraitProps {
  /** Left out, a drawn head and shoulders keep the place. */
  image?: ImageProps
  /** How wide it is shown, as the `sizes` of HTML. */
  sizes: string
}

/** A person's portrait in a frame of one shape. The drawing in its place is decoration: the name stands beside it. */
export function Portrait({ image, sizes }: PortraitProps) {
  return (
    <div className="portrait">
      {image ? (
        <Picture {...image} sizes={sizes} />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 80 100" preserveAspectRatio="xMidYMax slice">
          <ellipse cx="40" cy="42" rx="15" ry="18" />
          <path d="M34 56h12v10c14 3 24 12 26 34H8c2-22 12-31 26-34z" />
        </svg>
      )}
    </div>
  )
}
