import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Section } from '../../ui/section.tsx'
import { SiteForm } from '../request-form/site-form.tsx'
import type schema from './schema.ts'

export default function Newsletter({ form, title, text, notice }: Static<typeof schema>) {
  return (
    <Section tone="raised" room="tight">
      <div className="newsletter">
        <div className="newsletter-words">
          <Title size="subtitle">{title}</Title>
          {text && <p className="mt-3 text-muted">{withContactLinks(text)}</p>}
        </div>
        <div>
          <SiteForm name={form} />
          {notice && (
            <div className="newsletter-notice">
              <Markdown text={notice} level={3} />
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
