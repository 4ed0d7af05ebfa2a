import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

export default function Contrast({ title, text, left, right, pairs }: Static<typeof schema>) {
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <table className="contrast mt-12">
        <thead>
          <tr>
            <th scope="col">{left}</th>
            <th scope="col">{right}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair, at) => (
            <tr key={at}>
              <td data-label={left} className="contrast-left">
                {withContactLinks(pair.left)}
              </td>
              <td data-label={right} className="contrast-right">
                {withContactLinks(pair.right)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
