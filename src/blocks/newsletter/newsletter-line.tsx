import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { SiteForm } from '../request-form/site-form.tsx'

interface NewsletterLineProps {
  form: string
  title: string
  text?: string
  notice?: string
}

/** The form of a newsletter with its words; in a block and in the footer. */
export function NewsletterLine({ form, title, text, notice }: NewsletterLineProps) {
  return (
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
  )
}
