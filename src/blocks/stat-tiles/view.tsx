import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { useFit } from '../../ui/fitted.tsx'
import { Title } from '../../ui/heading.tsx'
import type schema from './schema.ts'

/** Ems of a figure that a tile has room for where three stand in a row of a tablet. */
const narrowTile = 3

export default function StatTiles({ title, text, tiles }: Static<typeof schema>) {
  const { id, key } = useBlock()
  // All alike, as the widest has to be.
  const fit = useFit(tiles.map(({ figure }) => figure.replaceAll('-', '\u2212')).join(' '), narrowTile)
  const named = title ? { 'aria-labelledby': `${key}-title` } : {}
  return (
    <section id={id} {...named} className="py-section">
      <div className="wrap">
        {title && <Title className="max-w-3xl">{title}</Title>}
        {text && <p className="lead mt-5 max-w-2xl text-muted">{withContactLinks(text)}</p>}
        <dl className={`tiles ${evenColumns(tiles.length)} ${title ? 'mt-12' : ''}`}>
          {tiles.map((tile, at) => (
            <div key={at} className="tile">
              <dt>{tile.label}</dt>
              <dd className={`figure ${fit ?? ''}`.trim()}>{fit ? <span>{tile.figure}</span> : tile.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
