import type { Static } from '../../schema/vocabulary.ts'
import { hrefOf } from '../../site/contacts.ts'
import { classNames } from '../../ui/class-names.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { fullestColumns } from '../../ui/even-columns.ts'
import { Subtitle } from '../../ui/heading.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type schema from './schema.ts'

type Person = Static<typeof schema>['people'][number]

const sizes = { portraits: '(min-width: 64rem) 20rem, 45vw', list: '7rem' } as const

export default function People({ title, text, look = 'portraits', people }: Static<typeof schema>) {
  return (
    <Section named={title !== undefined}>
      <SectionHead title={title} text={text} />
      <ul
        className={classNames(
          'people',
          `people-${look}`,
          look === 'portraits' && fullestColumns(people.length, [4, 3]) === 4 && 'people-in-fours',
          (title || text) && 'mt-12',
        )}
      >
        {people.map((person, at) => (
          <li key={at} className="person">
            <Portrait image={person.portrait} sizes={sizes[look]} at={at} />
            <div className="person-words">
              <Subtitle size="small" untitled={!title}>
                {person.name}
              </Subtitle>
              {person.role && <p className="text-muted">{person.role}</p>}
              {person.text && <p className="mt-3">{withContactLinks(person.text)}</p>}
              <Contacts {...person} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Contacts({ email, phone, links = [] }: Person) {
  if (!email && !phone && links.length === 0) return null
  return (
    <ul className="person-contacts">
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <MailAddress>{email}</MailAddress>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={hrefOf(`tel:${phone}`)}>{phone}</a>
        </li>
      )}
      {links.map((link, at) => (
        <li key={at}>
          <a href={hrefOf(link.to)}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}
