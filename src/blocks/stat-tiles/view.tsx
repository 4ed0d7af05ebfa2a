import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { useFit } from '../../ui/fitted.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

/** Ems of text that fit in a tile with three in a row on a tablet. */
const narrowTile = 3
/** Ems of the leading figure that fit in a phone's width. */
const maxLead = 3.5

export default function StatTiles({ title, text, tiles }: Static<typeof schema>) {
  // All figures get the size that the widest needs.
  const fit = useFit(tiles.map(({ figure }) => figure.replace(/[\s-]/g, '\u2212')).join(' '), narrowTile)
  const leadFit = useFit(tiles[0]?.figure, maxLead)
  const { scale } = useSite().theme
  // The first tile is very large if the theme's scale allows it and the others still fill their rows.
  const leads = (scale === 'strong' || scale === 'dramatic') && tiles.length > 4 && (tiles.length - 1) % 4 === 0
  return (
    <Section named={title !== undefined}>
      {title && <SectionHead title={title} text={text} above />}
      {!title && text && <p className="lead max-w-2xl text-muted">{withContactLinks(text)}</p>}
      <dl className={`tiles ${evenColumns(leads ? tiles.length - 1 : tiles.length)} ${title || text ? 'mt-12' : ''}`}>
        {tiles.map((tile, at) => {
          const isLead = leads && at === 0
          const own = isLead ? leadFit : fit
          return (
            <div key={at} className={isLead ? 'tile tile-lead' : 'tile'}>
              <dt>{tile.label}</dt>
              <dd className={`figure ${own ?? ''}`.trim()}>{own ? <span>{tile.figure}</span> : tile.figure}</dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
