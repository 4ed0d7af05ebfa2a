import { Title } from './heading.tsx'
import { Markdown } from './markdown.tsx'
import { Motif } from './motif.tsx'
import { usePageNeeds } from './page-needs.ts'
import { useSite } from './site-context.tsx'
import { variantStyle } from './style-names.ts'

interface BlockHeadProps {
  title: string
  text: string | undefined
  /** Shows the drawing of the theme below the text. */
  drawn?: boolean
  /** The content needs the full width, so the editorial grid puts title and text above it, beside each other. */
  above?: boolean
}

/** The head of a block with a call to action: title and lead text. */
export function BlockHead({ title, text, drawn = false, above = false }: BlockHeadProps) {
  const styles = usePageNeeds()?.styles
  const { grid } = useSite().theme
  if (drawn) styles?.add(variantStyle('head-drawing'))
  return (
    <div className={above && grid === 'editorial' ? 'section-head head-above' : 'section-head'}>
      <Title>{title}</Title>
      {text && (
        <div className="mt-6 max-w-prose text-lead">
          <Markdown text={text} level={3} />
        </div>
      )}
      {drawn && <Motif scale="small" order={1} className="head-drawing" />}
    </div>
  )
}
