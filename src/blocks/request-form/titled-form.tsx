import { useBlock } from '../../ui/block-context.tsx'
import { Subtitle } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { SiteForm } from './site-form.tsx'

interface TitledFormProps {
  /** As it is called under `forms`. */
  name: string
  /** Names the form; left out, the block's title does. */
  title?: string
  notice?: string
}

/** A form of the site beside the block's text, with a heading above and a notice below. */
export function TitledForm({ name, title, notice }: TitledFormProps) {
  const { key } = useBlock()
  const heading = title && `${key}-form-title`
  return (
    <>
      {title && (
        <div id={heading} className="mb-8">
          <Subtitle>{title}</Subtitle>
        </div>
      )}
      <SiteForm name={name} labelledBy={heading} />
      {notice && (
        <div className="mt-6 text-muted">
          <Markdown text={notice} level={3} part={1} />
        </div>
      )}
    </>
  )
}
