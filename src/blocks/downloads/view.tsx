import { Fragment } from 'react'
import type { Static } from '../../schema/vocabulary.ts'
import { hrefOf } from '../../site/contacts.ts'
import { decodedAddress } from '../../site/decoded-address.ts'
import { withContactLinks } from '../../ui/contact-links.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { fileFacts } from './file-facts.ts'
import type schema from './schema.ts'

export default function Downloads({ title, text, files }: Static<typeof schema>) {
  const { language, fileSizes = {} } = useSite()
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <ul className="downloads mt-10">
        {files.map((file, at) => (
          <li key={at}>
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d="M12 3v12M6.5 10 12 15.5 17.5 10M4 20.5h16" />
            </svg>
            <div>
              <a href={hrefOf(file.to)} download={file.to.startsWith('/') ? '' : undefined}>
                {file.label}{' '}
                <span className="download-facts">
                  {fileFacts(file.to, fileSizes[decodedAddress(file.to).normalize()], language).map((fact, at) => (
                    // Without isolation, Latin letters nearby would separate an Arabic unit from its number.
                    <Fragment key={fact}>
                      {at > 0 && ', '}
                      <bdi>{fact}</bdi>
                    </Fragment>
                  ))}
                </span>
              </a>
              {file.text && <p className="text-muted">{withContactLinks(file.text)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
