// The small Markdown of long texts. Parsed to a tree and rendered as elements: no text becomes HTML.
import type { Nodes, Parent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode } from 'react'

interface MarkdownProps {
  text: string
  /** Level of a `#` heading; deeper ones follow. */
  level: 2 | 3
}

export function Markdown({ text, level }: MarkdownProps) {
  return <div className="prose">{children(fromMarkdown(text), level)}</div>
}

const children = (parent: Parent, level: number): ReactNode =>
  parent.children.map((node, at) => <Fragment key={keyOf(node, at)}>{element(node, level)}</Fragment>)

const keyOf = (node: Nodes, at: number) => node.position?.start.offset ?? at

function element(node: Nodes, level: number): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
      return <p>{children(node, level)}</p>
    case 'emphasis':
      return <em>{children(node, level)}</em>
    case 'strong':
      return <strong>{children(node, level)}</strong>
    case 'link':
      return <a href={node.url}>{children(node, level)}</a>
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{children(node, level)}</ol> : <ul>{children(node, level)}</ul>
    case 'listItem':
      return <li>{children(node, level)}</li>
    case 'blockquote':
      return <blockquote>{children(node, level)}</blockquote>
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'heading':
      return heading(Math.min(6, level + node.depth - 1), children(node, level))
    default:
      // The checks refuse everything else; what slips through is shown as the text it was written as.
      return 'value' in node ? node.value : null
  }
}

function heading(level: number, content: ReactNode) {
  const Level = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return <Level>{content}</Level>
}
