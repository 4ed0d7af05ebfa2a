import type { Static } from '../../schema/vocabulary.ts'
import { Motif } from '../../ui/motif.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Divider({ look = 'rule' }: Static<typeof schema>) {
  return (
    <Section room="none" named={false}>
      <div className={`divider-${look}`}>
        {look === 'rule' && <hr />}
        {look === 'drawing' && <Motif order={0.8} />}
      </div>
    </Section>
  )
}
