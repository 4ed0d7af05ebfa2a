import type { Static } from '../../schema/vocabulary.ts'
import { networkOf, placeName } from '../../site/networks.ts'
import { NetworkMark } from '../../ui/network-mark.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

type Links = NonNullable<Static<typeof schema>['links']>

export default function Social({ title, text, links }: Static<typeof schema>) {
  const { social = [] } = useSite()
  const shown: Links = links ?? social.map((to) => ({ to }))
  return (
    <Section room="tight" named={title !== undefined}>
      <SectionHead title={title} text={text} />
      <ul className={`network-links ${title || text ? 'mt-8' : ''}`}>
        {shown.map(({ to, label }, at) => (
          <li key={at}>
            <a href={to} rel="me">
              <NetworkMark of={networkOf(to) ?? (to.startsWith('mailto:') ? 'mail' : 'link')} />
              {label ?? placeName(to)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
