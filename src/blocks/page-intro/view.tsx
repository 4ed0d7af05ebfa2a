import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Motif } from '../../ui/motif.tsx'
import { Section } from '../../ui/section.tsx'
import { usePage } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

export default function PageIntro({ eyebrow, title, text, action }: Static<typeof schema>) {
  return (
    <Section room="none" className="page-intro">
      <div className="page-intro-row">
        <div className="min-w-0">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Title size="hero" className="max-w-5xl">
            {title}
          </Title>
          {text && <p className="lead mt-6 max-w-2xl">{withContactLinks(text)}</p>}
          <ActionLine action={action} look="arrow" />
        </div>
        <Motif scale="small" order={useOrder()} className="page-intro-motif" />
      </div>
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
