import { Title } from './heading.tsx'
import { Markdown } from './markdown.tsx'

/** How a block that asks for something begins: its title and, larger than the rest, what it is about. */
export function BlockHead({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div className="max-w-prose">
      <Title>{title}</Title>
      {text && (
        <div className="mt-6 text-lead">
          <Markdown text={text} level={3} />
        </div>
      )}
    </div>
  )
}
