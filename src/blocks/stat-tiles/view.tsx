import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import type schema from './schema.ts'

export default function StatTiles({ title, text, tiles }: Static<typeof schema>) {
  const { id, key } = useBlock()
  const named = title ? { 'aria-labelledby': `${key}-title` } : {}
  return (
    <section id={id} {...named} className="py-section">
      <div className="wrap">
        {title && <Title className="max-w-3xl">{title}</Title>}
        {text && <p className="lead mt-5 max-w-2xl text-muted">{withContactLinks(text)}</p>}
        <dl className={`tiles ${title ? 'mt-12' : ''}`}>
          {tiles.map((tile) => (
            <div key={tile.label} className="tile">
              <dt>{tile.label}</dt>
              <dd className="figure">{tile.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
