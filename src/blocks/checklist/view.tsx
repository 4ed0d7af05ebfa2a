import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Checklist({ title, text, items, marks, action }: Static<typeof schema>) {
  return (
    <Section tone="raised">
      <div className="split">
        <SectionHead title={title} text={text} action={action} look="arrow" />
        <ul className={marks === 'dashes' ? 'checklist checklist-dashes' : 'checklist'}>
          {items.map((item, at) => (
            <li key={at}>{withContactLinks(item)}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
