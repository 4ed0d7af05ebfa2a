import type { Static } from '../../schema/vocabulary.ts'
import { hrefOf } from '../../site/contacts.ts'
import { evenColumns } from '../../ui/even-columns.ts'
import { Title } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

type Logo = Static<typeof schema>['logos'][number]

export default function LogoGrid({ title, look = 'frames', logos }: Static<typeof schema>) {
  const isLine = look === 'line'
  return (
    <Section room={isLine ? 'tight' : undefined}>
      <Title size={isLine ? 'small' : 'subtitle'}>{title}</Title>
      <ul className={isLine ? 'logo-line mt-6' : `logos mt-8 ${evenColumns(logos.length)}`}>
        {logos.map((logo, at) => (
          <li key={at} className="logo">
            {logo.to ? (
              <a href={hrefOf(logo.to)}>
                <Mark {...logo} />
              </a>
            ) : (
              <Mark {...logo} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Mark = ({ name, image }: Logo) => (image ? <Picture {...image} sizes="12rem" /> : name)
