import type { Static } from '../../schema/vocabulary.ts'
import { ActionLinks } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Motif, useMotifRow } from '../../ui/motif.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { lookStyle } from '../../ui/style-names.ts'
import type schema from './schema.ts'

/** Completeness of the drawing in each place of the strip. */
const stages = [0.15, 0.32, 0.49, 0.66, 0.83, 1]

export default function Closing({ title, text, actions, image, look = 'drawing' }: Static<typeof schema>) {
  const styles = usePageNeeds()?.styles
  // The other looks need the window's width.
  const { isInner } = useBlock()
  const lookWithoutImage = isInner ? 'drawing' : look
  const shown = image ? 'picture' : lookWithoutImage
  if (shown !== 'drawing') styles?.add(lookStyle('closing', shown))
  const row = useMotifRow(1)
  const along = shown === 'drawing' && !isInner && row
  const side = image && (
    <div className="closing-side">
      <Picture {...image} fills sizes="(min-width: 64rem) 50vw, 100vw" />
    </div>
  )
  return (
    <Section
      tone="band"
      room="airy"
      className={shown === 'drawing' ? 'closing' : `closing closing-${shown}`}
      behind={side || along}
    >
      <div className={shown === 'drawing' && !along ? 'motif-row' : undefined}>
        <div className={shown === 'line' ? 'closing-words' : undefined}>
          <Title className="closing-title">{title}</Title>
          {text && <p className="lead max-w-3xl">{withContactLinks(text)}</p>}
          <ActionLinks actions={actions} />
        </div>
        {shown === 'drawing' && !along && <Motif order={1} />}
        {shown === 'strip' && (
          <div className="closing-drawings">
            {stages.map((order) => (
              <Motif key={order} scale="small" order={order} />
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
