import type { Static } from '../../schema/vocabulary.ts'
import { canonicalOf } from '../../site/canonical.ts'
import { networks } from '../../site/networks.ts'
import { Title } from '../../ui/heading.tsx'
import { NetworkMark } from '../../ui/network-mark.tsx'
import { Section } from '../../ui/section.tsx'
import { usePage } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

type ShareTarget = NonNullable<Static<typeof schema>['by']>[number]

/** Share URLs. Both arguments are URL-encoded. */
const addresses: Record<ShareTarget, (page: string, title: string) => string> = {
  mail: (page, title) => `mailto:?subject=${title}&body=${page}`,
  whatsapp: (page, title) => `https://wa.me/?text=${title}%20${page}`,
  telegram: (page, title) => `https://t.me/share/url?url=${page}&text=${title}`,
  bluesky: (page, title) => `https://bsky.app/intent/compose?text=${title}%20${page}`,
  facebook: (page) => `https://www.facebook.com/sharer/sharer.php?u=${page}`,
  linkedin: (page) => `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
  x: (page, title) => `https://x.com/intent/post?url=${page}&text=${title}`,
}

export default function Share({ title, by = ['mail', 'whatsapp', 'linkedin'] }: Static<typeof schema>) {
  const { site, path } = usePage()
  const page = encodeURIComponent(canonicalOf(site, path))
  const about = encodeURIComponent(site.routes.find((route) => route.path === path)?.title ?? site.name)
  return (
    <Section room="tight" named={title !== undefined} className="share">
      <div className="share-row">
        {title && <Title size="small">{title}</Title>}
        <ul className="network-links">
          {by.map((way, at) => (
            <li key={at}>
              <a href={addresses[way](page, about)} rel="noreferrer">
                <NetworkMark of={way} />
                {way === 'mail' ? site.texts.byMail : networks[way].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
