import type { Static } from '../../schema/vocabulary.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { evenColumns } from '../../ui/even-columns.ts'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Enlarged } from './enlarged.tsx'
import type schema from './schema.ts'

const sizes = {
  grid: '(min-width: 64rem) 24rem, (min-width: 48rem) 31vw, 46vw',
  columns: '(min-width: 64rem) 24rem, (min-width: 48rem) 31vw, 46vw',
  strip: '(min-width: 48rem) 36rem, 80vw',
} as const

/** Each picture is a button that opens it in a popover, without script. */
export default function Gallery({ title, text, look = 'grid', pictures }: Static<typeof schema>) {
  const { key } = useBlock()
  const { enlarge } = useSite().texts
  const columns = look === 'grid' ? evenColumns(pictures.length) : ''
  const idOf = (at: number) => `${key}-picture-${at + 1}`
  return (
    <Section named={title !== undefined} className={look === 'strip' ? 'gallery-clip' : ''}>
      <SectionHead title={title} text={text} />
      <ul
        className={`gallery gallery-${look} ${columns} ${title || text ? 'mt-12' : ''}`}
        tabIndex={look === 'strip' ? 0 : undefined}
      >
        {pictures.map(({ image }, at) => (
          <li key={at}>
            <button type="button" popoverTarget={idOf(at)} className="gallery-open">
              <Picture {...image} sizes={sizes[look]} />
              <span className="sr-only">{enlarge}</span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.map((picture, at) => (
        <Enlarged key={at} id={idOf(at)} place={`${at + 1} / ${pictures.length}`} {...picture} />
      ))}
    </Section>
  )
}
