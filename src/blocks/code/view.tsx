import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Code({ title, text, label, code, caption }: Static<typeof schema>) {
  return (
    <Section named={title !== undefined}>
      {title && <SectionHead title={title} text={text} />}
      {!title && text && <p className="lead text-muted">{withContactLinks(text)}</p>}
      <figure className={`code ${title || text ? 'mt-10' : ''}`.trim()}>
        {label && <p className="code-label">{label}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable */}
        <pre tabIndex={0} className="panel">
          <code>{code.trimEnd()}</code>
        </pre>
        {caption && <figcaption className="mt-4 text-muted">{withContactLinks(caption)}</figcaption>}
      </figure>
    </Section>
  )
}
