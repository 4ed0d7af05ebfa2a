import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { lookStyle } from '../../ui/style-names.ts'
import type schema from './schema.ts'

export default function Media(props: Static<typeof schema>) {
  const { eyebrow, title, text, image, caption, side = 'right', bleed, overlap, action, second } = props
  const { opening, isInner } = useBlock()
  const reachesUp = overlap && !opening && !isInner
  const styles = usePageNeeds()?.styles
  if (reachesUp) styles?.add(lookStyle('media', 'overlap'))
  return (
    <Section className={classNames(bleed && 'media-clip', reachesUp && 'media-overlap')}>
      <div className={`media media-${side} ${bleed ? 'media-bleed' : ''}`}>
        <div className="media-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Title>{title}</Title>
          <div className="mt-6">
            <Markdown text={text} level={opening ? 2 : 3} />
          </div>
          {(action || second) && (
            <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
              {action && <ActionLink {...action} />}
              {second && <ActionLink {...second} look="arrow" />}
            </p>
          )}
        </div>
        <figure className="media-picture">
          <Picture {...image} sizes="(min-width: 64rem) 46vw, 92vw" />
          {caption && <figcaption className="mt-3 text-muted">{withContactLinks(caption)}</figcaption>}
        </figure>
      </div>
    </Section>
  )
}
