import type { Static } from '../../schema/vocabulary.ts'
import { ActionLine } from '../../ui/action-link.tsx'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Title } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { metresIn } from './distances.ts'
import type schema from './schema.ts'
import { SketchMap } from './sketch-map.tsx'

export default function Place(props: Static<typeof schema>) {
  const { title, text, address, image, near = [], directions, note } = props
  const { language } = useSite()
  const isPictured = image !== undefined || near.length > 0
  return (
    <Section>
      <div className={isPictured ? 'place' : undefined}>
        <div>
          <Title>{title}</Title>
          {text && <p className="lead text-muted">{withContactLinks(text)}</p>}
          <p className="place-address">
            {address.map((line, at) => (
              <span key={at}>{line}</span>
            ))}
          </p>
          <ActionLine action={directions} className="mt-7" />
          {near.length > 0 && (
            <ol className="place-near">
              {near.map(({ name, metres, way }, at) => (
                <li key={at}>
                  <p>
                    <strong>{name}</strong> <span className="text-muted">{metresIn(language, metres)}</span>
                  </p>
                  {way && <p className="text-muted">{withContactLinks(way)}</p>}
                </li>
              ))}
            </ol>
          )}
          {note && <p className="mt-7 text-muted">{withContactLinks(note)}</p>}
        </div>
        {image && (
          <div className="place-picture">
            <Picture {...image} sizes="(min-width: 64rem) 40rem, 90vw" />
          </div>
        )}
        {!image && near.length > 0 && <SketchMap near={near} language={language} />}
      </div>
    </Section>
  )
}
