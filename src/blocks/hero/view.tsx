import { drawings } from '../../drawings/drawings.ts'
import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { Subtitle, Title } from '../../ui/heading.tsx'
import { Motif } from '../../ui/motif.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { Picture } from '../../ui/picture.tsx'
import { useSectionLook } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { lookStyle } from '../../ui/style-names.ts'
import type schema from './schema.ts'

export default function Hero({ image, look = 'split', pillars, ...words }: Static<typeof schema>) {
  const { id, key } = useBlock()
  const needs = usePageNeeds()
  const drawing = drawings[useSite().theme.motif]
  const isCover = image !== undefined && look === 'cover'
  const { className, backdrop } = useSectionLook(isCover ? { room: 'none', tone: 'band' } : { room: 'none' })
  // A background hides the drawing.
  const isDrawn = !image && !backdrop && drawing && (look === 'cover' || look === 'below')
  const shown = isDrawn ? `drawn-${look}` : image && look
  if (shown) needs?.styles.add(lookStyle('hero', shown))
  const written = <Words {...words} isWide={shown === 'below' || shown === 'arch' || shown === 'drawn-below'} />
  return (
    <section id={id} aria-labelledby={`${key}-title`}>
      <div className={classNames('hero-stage', className, shown && `hero-${shown}`)}>
        {backdrop}
        {image && (
          <>
            <div className="hero-words">
              <div className="wrap">{written}</div>
            </div>
            <div className="hero-picture">
              <Picture
                {...image}
                fills
                sizes={look === 'split' || look === 'arch' ? '(min-width: 64rem) 50vw, 100vw' : '100vw'}
              />
            </div>
          </>
        )}
        {isDrawn && (
          <>
            <Motif scale="wide" className="hero-drawing" />
            <div className="wrap">{written}</div>
          </>
        )}
        {!image && !isDrawn && (
          <div className="wrap motif-row hero-row">
            <div>{written}</div>
            <Motif />
          </div>
        )}
      </div>
      {pillars && (
        <ul className={`wrap pillars ${evenColumns(pillars.length)}`}>
          {pillars.map((pillar, at) => (
            <li key={at} className="pillar">
              <Subtitle size="small">{pillar.title}</Subtitle>
              <p className="mt-2 text-muted">{withContactLinks(pillar.text)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface WordsProps extends Pick<Static<typeof schema>, 'eyebrow' | 'title' | 'text' | 'action' | 'second'> {
  /** The title spans the page's width. */
  isWide: boolean
}

function Words({ eyebrow, title, text, action, second, isWide }: WordsProps) {
  return (
    <>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Title size="hero" className={isWide ? '' : 'max-w-4xl'}>
        {title}
      </Title>
      <p className="lead max-w-2xl">{withContactLinks(text)}</p>
      {(action || second) && (
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-10">
          {action && <ActionLink {...action} />}
          {second && <ActionLink {...second} look="arrow" />}
        </p>
      )}
    </>
  )
}
