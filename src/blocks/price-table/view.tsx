import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { TermRows } from '../../ui/term-rows.tsx'
import type schema from './schema.ts'

export default function PriceTable(props: Static<typeof schema>) {
  const { title, text, corner, variants, prices, reductions, note, action } = props
  const rows = prices.map((line) => ({ label: line.title, note: line.note, cells: line.prices }))
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <div className="price-table mt-10">
        <DataTable corner={corner} columns={variants} rows={rows} isFigures />
      </div>
      {reductions && (
        <div className="reductions">
          <Subtitle size="small">{reductions.title}</Subtitle>
          <dl>
            <TermRows rows={reductions.items.map((item) => [item.title, item.price])} className="figure-line" />
          </dl>
        </div>
      )}
      {note && <p className="mt-8 max-w-2xl text-muted">{withContactLinks(note)}</p>}
      <ActionLine action={action} />
    </Section>
  )
}
