import type { ReactNode } from 'react'
import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Bars } from './bars.tsx'
import { type Figures, figuresOf } from './figures.ts'
import { ChartLines } from './lines.tsx'
import { Multiples } from './multiples.tsx'
import type schema from './schema.ts'
import { Spans } from './spans.tsx'

type Props = Static<typeof schema>

const drawings: Record<Props['chart'], (figures: Figures) => ReactNode> = {
  bar: (figures) => <Bars figures={figures} />,
  line: (figures) => <ChartLines figures={figures} isSlope={false} />,
  slope: (figures) => <ChartLines figures={figures} isSlope />,
  range: (figures) => <Spans figures={figures} isDots={false} />,
  dots: (figures) => <Spans figures={figures} isDots />,
  multiples: (figures) => <Multiples figures={figures} />,
}

/** The drawing is hidden from assistive technology: the table below holds the same data. */
export default function Chart(props: Props) {
  const { title, text, chart, columns, rows, caption, source } = props
  const { language, texts } = useSite()
  const figures = figuresOf(props, language)
  const table = rows.map(({ label, values }) => ({ label, cells: values.map(figures.format) }))
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <figure className="chart mt-10">
        <div aria-hidden="true">{drawings[chart](figures)}</div>
        {(caption || source) && (
          <figcaption>
            {caption && <p>{withContactLinks(caption)}</p>}
            {source && <p className="chart-source">{withContactLinks(source)}</p>}
          </figcaption>
        )}
      </figure>
      <details className="chart-figures">
        <summary>{texts.figures}</summary>
        <DataTable columns={columns} rows={table} isFigures />
      </details>
    </Section>
  )
}
