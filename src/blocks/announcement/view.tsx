import type { Static } from '../../schema/vocabulary.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { useSectionLook } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

export default function Announcement({ text, action, from, until }: Static<typeof schema>) {
  const { today } = useSite()
  const { id, key } = useBlock()
  const look = useSectionLook({ tone: 'band', room: 'none' })
  if ((from !== undefined && today < from) || (until !== undefined && today > until)) return null
  return (
    <aside id={id} aria-labelledby={`${key}-title`} className={`announcement ${look.className}`}>
      {look.backdrop}
      <div className="wrap">
        <p id={`${key}-title`}>{withContactLinks(text)}</p>
        {action && <ActionLink {...action} look="arrow" />}
      </div>
    </aside>
  )
}
