import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Timeline({ title, text, entries }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <ol className="timeline mt-12">
        {entries.map((entry, at) => (
          <li key={at} className={entry.now ? 'timeline-now' : undefined}>
            <p className="timeline-when">{entry.when}</p>
            <div className="timeline-what">
              <Subtitle size="small">{entry.title}</Subtitle>
              {entry.text && <p className="mt-2 text-muted">{withContactLinks(entry.text)}</p>}
              {entry.image && (
                <div className="mt-5">
                  <Picture {...entry.image} sizes="(min-width: 48rem) 30rem, 80vw" />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
