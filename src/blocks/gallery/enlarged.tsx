import { withContactLinks } from '../../ui/contact-links.tsx'
import { type ImageProps, Picture } from '../../ui/picture.tsx'
import { useSite } from '../../ui/site-context.tsx'

interface EnlargedProps {
  id: string
  /** "2 of 5". */
  place: string
  image: ImageProps
  caption?: string
}

/** A picture in a popover over the page. The browser closes it on Escape and restores the focus. */
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
          // biome-ignore lint/a11y/noAutofocus: the popover takes focus when it opens, not when the page loads.
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
