import { drawings } from '../../drawings/drawings.ts'
import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Motif, useMotifRow } from '../../ui/motif.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { Section } from '../../ui/section.tsx'
import { usePage, useSite } from '../../ui/site-context.tsx'
import { lookStyle } from '../../ui/style-names.ts'
import { headingEms } from '../../ui/text-width.ts'
import type schema from './schema.ts'

/** Widths of titles in ems with a size in looks/large.css. */
const widths = [2, 2.5, 3, 3.5, 4, 5, 6, 7, 8] as const

export default function PageIntro({ eyebrow, title, text, action, look }: Static<typeof schema>) {
  const styles = usePageNeeds()?.styles
  const { display, motif } = useSite().theme
  const isPlain = useBlock().section?.background === undefined
  const order = useOrder()
  const width = look === 'large' ? widths.findIndex((max) => headingEms(title, display) <= max) : -1
  const row = useMotifRow(order)
  const shown = look === 'field' && isPlain ? 'field' : width < 0 ? undefined : 'large'
  if (shown) styles?.add(lookStyle('page-intro', shown))
  const words = (
    <div className={classNames('min-w-0', shown === 'large' && 'page-intro-words')}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Title size="hero" className={shown === 'large' ? `spans-${width}` : 'max-w-5xl'}>
        {title}
      </Title>
      {text && <p className="lead mt-6 max-w-2xl">{withContactLinks(text)}</p>}
      <ActionLine action={action} look="arrow" />
    </div>
  )
  return (
    <Section
      room="none"
      className={classNames('page-intro', shown && `page-intro-${shown}`)}
      behind={
        shown === 'field' ? <Motif scale="wide" className="page-intro-field-drawing" /> : isPlain && !shown && row
      }
    >
      {shown || row ? (
        words
      ) : (
        <div className="page-intro-row">
          {words}
          <Motif
            scale={drawings[motif]?.isPattern ? 'large' : 'small'}
            order={order}
            isLow
            className="page-intro-motif"
          />
        </div>
      )}
    </Section>
  )
}

/** Completeness of the drawing: rises with the page's position in the navigation, so that its pages differ. */
function useOrder(): number {
  const { site, path } = usePage()
  const links = site.header.links.filter(({ to }) => to !== site.home && to !== '/')
  const at = links.findIndex(({ to }) => to === path)
  return at < 0 ? 0.9 : 0.3 + (0.7 * (at + 1)) / links.length
}
