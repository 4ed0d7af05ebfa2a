import type { Static } from '../../schema/vocabulary.ts'
import { Motif } from '../../ui/motif.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

/** Completeness of the drawing in each place of the row. */
const stages = [0.1, 0.4, 0.7, 1]

export default function Divider({ look = 'rule' }: Static<typeof schema>) {
  return (
    <Section room="none" named={false}>
      <div className={`divider-${look}`}>
        {look === 'rule' && <hr />}
        {look === 'drawing' && stages.map((order) => <Motif key={order} scale="small" order={order} />)}
      </div>
    </Section>
  )
}
