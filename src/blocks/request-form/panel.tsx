import type { Static } from '../../schema/vocabulary.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { Motif } from '../../ui/motif.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import type schema from './schema.ts'

type PanelProps = NonNullable<Static<typeof schema>['panel']>

function Person({ role, name, email, text }: NonNullable<PanelProps['contact']>) {
  return (
    <div className="min-w-0">
      <p className="text-muted">{role}</p>
      <p className="text-lead font-semibold">{name}</p>
      <p className="mt-1">
        <a href={`mailto:${email}`} className="inline-block py-1 text-small underline">
          <MailAddress>{email}</MailAddress>
        </a>
      </p>
      {text && <p className="mt-3 text-muted">{withContactLinks(text)}</p>}
    </div>
  )
}

/** The side panel: a contact person, and what happens next. */
export function Panel({ contact, steps }: PanelProps) {
  return (
    <div className="form-side band">
      {contact && (
        <div>
          <Subtitle size="small">{contact.title}</Subtitle>
          <div className={contact.portrait ? 'mt-5 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4' : 'mt-4'}>
            {contact.portrait && <Portrait image={contact.portrait} sizes="4.5rem" />}
            <Person {...contact} />
          </div>
        </div>
      )}
      {steps && (
        <div>
          <Subtitle size="small">{steps.title}</Subtitle>
          <ol className="mt-6 list-none space-y-6 p-0">
            {steps.items.map(({ step, title, description }, at) => (
              <li key={at} className="flex items-baseline gap-4">
                <span aria-hidden="true" className="heading w-8 shrink-0 text-lead text-accent">
                  {`${step ?? at + 1}`}
                </span>
                <div className="min-w-0">
                  <p className="font-semibold">{title}</p>
                  {description && <p className="mt-1 text-muted">{withContactLinks(description)}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="form-side-drawing">
        <Motif scale="small" order={0.9} />
      </div>
    </div>
  )
}
