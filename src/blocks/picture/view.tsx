import type { Static } from '../../schema/vocabulary.ts'
import { hrefOf } from '../../site/contacts.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section, useBleed } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function PictureBlock({ title, image, caption, source }: Static<typeof schema>) {
  const bleed = useBleed()
  return (
    <Section named={title !== undefined}>
      {title && <Title className="max-w-3xl">{title}</Title>}
      <figure className={title ? 'mt-12' : undefined}>
        <div className={bleed}>
          <Picture {...image} sizes="(min-width: 82rem) 73rem, 90vw" />
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
