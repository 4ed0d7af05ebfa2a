import { withContactLinks } from '../../ui/contact-links.tsx'
import { type ImageProps, Picture } from '../../ui/picture.tsx'
import { useSite } from '../../ui/site-context.tsx'

interface EnlargedProps {
  id: string
  /** Which of how many it is. */
  place: string
  image: ImageProps
  caption?: string
}

/** A picture over the page, until it is closed or Escape is pressed; the focus then goes back to where it was. */
export function Enlarged({ id, place, image, caption }: EnlargedProps) {
  const { texts } = useSite()
  const { file, alt, decorative } = image
  return (
    <div id={id} popover="auto" role="dialog" aria-label={place} className="enlarged">
      <figure>
        <Picture {...{ file, alt, decorative }} sizes="92vw" isHidden />
        {caption && <figcaption>{withContactLinks(caption)}</figcaption>}
      </figure>
      <div className="enlarged-bar">
        <span aria-hidden="true">{place}</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.close}
          className="enlarged-button enlarged-close"
          // biome-ignore lint/a11y/noAutofocus: focus goes into what was opened; the page itself opens without it.
          autoFocus
        >
          <svg aria-hidden="true" viewBox="0 0 16 16">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      </div>
    </div>
  )
}
