import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Table({ title, text, caption, corner, columns, rows, figures, note }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <div className="mt-10">
        <DataTable caption={caption} corner={corner} columns={columns} rows={rows} isFigures={figures} />
      </div>
      {note && <p className="mt-5 text-small text-muted">{withContactLinks(note)}</p>}
    </Section>
  )
}
