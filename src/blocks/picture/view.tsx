import type { Static } from '../../schema/vocabulary.ts'
import { hrefOf } from '../../site/contacts.ts'
import { classNames } from '../../ui/class-names.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Picture, useImageSource } from '../../ui/picture.tsx'
import { Section, useBleed } from '../../ui/section.tsx'
import type schema from './schema.ts'

/** Images of at least this many pixels fill the page's width; smaller ones keep their own. */
const minFullWidth = 1200

export default function PictureBlock({ title, image, caption, source }: Static<typeof schema>) {
  const bleed = useBleed()
  const isWide = (useImageSource(image.file).width ?? 0) >= minFullWidth
  return (
    <Section named={title !== undefined}>
      {title && <Title className="max-w-3xl">{title}</Title>}
      <figure className={title ? 'mt-12' : undefined}>
        <div className={classNames(bleed, isWide && 'picture-spans')}>
          <Picture {...image} sizes="(min-width: 120rem) 96rem, 90vw" />
        </div>
        {(caption || source) && (
          <figcaption className="mt-4 text-muted">
            {caption && withContactLinks(caption)}
            {source && (
              <cite className="picture-source">
                {source.to ? <a href={hrefOf(source.to)}>{source.label}</a> : source.label}
              </cite>
            )}
          </figcaption>
        )}
      </figure>
    </Section>
  )
}
