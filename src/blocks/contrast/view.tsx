import type { Static } from '../../schema/vocabulary.ts'
import { Title } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Contrast({ title, text, left, right, pairs }: Static<typeof schema>) {
  return (
    <Section>
      <Title className="max-w-3xl">{title}</Title>
      {text && <p className="lead mt-5 max-w-2xl text-muted">{text}</p>}
      <table className="contrast mt-12">
        <thead>
          <tr>
            <th scope="col">{left}</th>
            <th scope="col">{right}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.left}>
              <td data-label={left} className="contrast-left">
                {pair.left}
              </td>
              <td data-label={right} className="contrast-right">
                {pair.right}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
