// The small Markdown of long texts. Parsed to a tree and rendered as elements: no text becomes HTML.
import { Fragment, type ReactNode } from 'react'
import { hrefOf } from '../site/contacts.ts'
import { childrenOf, headingsIn, type MarkdownNode, parseMarkdown } from '../site/markdown.ts'
import { withContactLinks } from './contact-links.tsx'

interface MarkdownProps {
  text: string
  /** Level of a `#` heading; deeper ones follow. */
  level: 2 | 3
  /** Whether links may point at its headings. */
  anchored?: boolean
}

interface Drawing {
  level: number
  /** Ids of the headings still to come. */
  ids: string[]
}

export function Markdown({ text, level, anchored = false }: MarkdownProps) {
  const ids = anchored ? headingsIn(text).map(({ id }) => id) : []
  return <div className="prose">{children(parseMarkdown(text), { level, ids })}</div>
}

/** The parser makes several pieces of one run of text; they are one child here. */
function children(parent: MarkdownNode, drawing: Drawing): ReactNode {
  const content: ReactNode[] = []
  let text = ''
  const flush = () => {
    if (text !== '')
      content.push(linksIn(parent) ? <Fragment key={content.length}>{withContactLinks(text)}</Fragment> : text)
    text = ''
  }
  for (const node of childrenOf(parent)) {
    if (node.type === 'softbreak') text += '\n'
    else if (node.type === 'text') text += node.literal ?? ''
    else {
      flush()
      content.push(<Fragment key={content.length}>{element(node, drawing)}</Fragment>)
    }
  }
  flush()
  return content
}

/** No link stands in another one, and none in a heading. */
function linksIn(parent: MarkdownNode): boolean {
  for (let node: MarkdownNode | null = parent; node; node = node.parent)
    if (node.type === 'link' || node.type === 'heading') return false
  return true
}

function element(node: MarkdownNode, drawing: Drawing): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{children(node, drawing)}</p>
    case 'emph':
      return <em>{children(node, drawing)}</em>
    case 'strong':
      return <strong>{children(node, drawing)}</strong>
    case 'link':
      return <a href={hrefOf(node.destination ?? '')}>{children(node, drawing)}</a>
    case 'list':
      return node.listType === 'ordered' ? (
        <ol start={node.listStart ?? 1}>{children(node, drawing)}</ol>
      ) : (
        <ul>{children(node, drawing)}</ul>
      )
    case 'item':
      return <li>{children(node, drawing)}</li>
    case 'block_quote':
      return <blockquote>{children(node, drawing)}</blockquote>
    case 'linebreak':
      return <br />
    case 'thematic_break':
      return <hr />
    case 'heading':
      return heading(Math.min(6, drawing.level + node.level - 1), children(node, drawing), drawing.ids.shift())
    default:
      // The checks refuse everything else; what slips through is shown as the text it was written as.
      return node.literal
  }
}

function heading(level: number, content: ReactNode, id: string | undefined) {
  const Level = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return <Level id={id}>{content}</Level>
}
