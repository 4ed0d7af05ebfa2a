import { Title } from './heading.tsx'
import { Markdown } from './markdown.tsx'

/** The head of a block with a call to action: title and lead text. */
export function BlockHead({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div className="section-head">
      <Title>{title}</Title>
      {text && (
        <div className="mt-6 max-w-prose text-lead">
          <Markdown text={text} level={3} />
        </div>
      )}
    </div>
  )
}
