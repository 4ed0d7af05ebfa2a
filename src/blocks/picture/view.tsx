import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import type schema from './schema.ts'

export default function PictureBlock({ title, image, caption }: Static<typeof schema>) {
  const { id, key } = useBlock()
  const named = title ? { 'aria-labelledby': `${key}-title` } : {}
  return (
    <section id={id} {...named} className="py-section">
      <div className="wrap">
        {title && <Title className="max-w-3xl">{title}</Title>}
        <figure className={title ? 'mt-12' : undefined}>
          <Picture {...image} sizes="(min-width: 82rem) 73rem, 90vw" />
          {caption && <figcaption className="mt-4 text-muted">{withContactLinks(caption)}</figcaption>}
        </figure>
      </div>
    </section>
  )
}
