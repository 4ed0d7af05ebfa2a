// Renders Markdown as React elements; no text becomes HTML. Rarely used syntax requests its stylesheet.
import { createElement, Fragment, type ReactNode } from 'react'
import { hrefOf } from '../site/contacts.ts'
import { headingsIn, linkAddress, parseMarkdown, topLevelOf } from '../site/markdown.ts'
import { isBlockFence, type MarkdownNode, nodesBelow } from '../site/markdown-node.ts'
import { useBlock } from './block-context.tsx'
import { withContactLinks } from './contact-links.tsx'
import { InnerBlock, type InnerBlockProps } from './inner-block.tsx'
import { NoteBack, NoteLink, Notes, noteId } from './markdown-notes.tsx'
import { Callout, Code, TableBox, TaskBox } from './markdown-parts.tsx'
import { usePageNeeds } from './page-needs.ts'
import { variantStyle } from './style-names.ts'

interface MarkdownProps {
  text: string
  /** Heading level of the text's highest headings. */
  level: 2 | 3
  /** Adds ids to headings, so that links can point at them. */
  anchored?: boolean
  /** Blocks of the text's `block` fences, in order. */
  blocks?: readonly InnerBlockProps['block'][]
  /** Index of the text within its block, if the block has several. */
  part?: number
}

interface Drawing {
  /** Level of a `#`. */
  level: number
  /** Ids of the remaining headings; rendering removes them one by one. */
  ids: string[]
  /** Prefix of footnote ids. */
  name: string
}

export function Markdown({ text, level, anchored = false, blocks = [], part }: MarkdownProps) {
  const { key } = useBlock()
  const document = parseMarkdown(text)
  const styles = usePageNeeds()?.styles
  for (const node of nodesBelow(document)) {
    const style = node.isDone === undefined ? rareStyles[node.type] : rareStyles.task
    if (style !== undefined) styles?.add(variantStyle(style))
  }
  const drawing: Drawing = {
    level: level + 1 - topLevelOf(document),
    ids: anchored ? headingsIn(text).map(({ id }) => id) : [],
    name: part === undefined ? key : `${key}-${part + 1}`,
  }
  if (blocks.length > 0) styles?.add(variantStyle('prose-block'))
  let at = 0
  return groupsOf(document).map((nodes, place) => {
    const block = nodes[0] && isBlockFence(nodes[0]) ? blocks[at++] : undefined
    return block ? (
      <InnerBlock key={place} block={block} at={at - 1} />
    ) : (
      <div key={place} className="prose">
        {drawn(nodes, drawing, true)}
      </div>
    )
  })
}

/** Stylesheets of src/ui/variants by node type. */
const rareStyles: Readonly<Record<string, string | undefined>> = {
  table: 'prose-table',
  callout: 'prose-callout',
  code_inline: 'prose-code',
  code_block: 'prose-code',
  fence: 'prose-code',
  footnote_block: 'prose-notes',
  task: 'prose-tasks',
}

/** Groups top-level nodes: each block fence alone, the nodes between fences together. */
function groupsOf({ children }: MarkdownNode): MarkdownNode[][] {
  const groups: MarkdownNode[][] = []
  for (const [at, node] of children.entries()) {
    const before = children[at - 1]
    if (!before || isBlockFence(node) || isBlockFence(before)) groups.push([node])
    else groups.at(-1)?.push(node)
  }
  return groups
}

/** `takesLinks`: phone numbers and mail addresses become links; false inside links and headings. */
function drawn(nodes: readonly MarkdownNode[], drawing: Drawing, takesLinks: boolean): ReactNode {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return takesLinks ? withContactLinks(node.text) : node.text
    const content = drawn(node.children, drawing, takesLinks && node.type !== 'link' && node.type !== 'heading')
    return (drawings[node.type] ?? asWritten)(node, content, drawing)
  })
  if (parts.length < 2) return parts[0]
  // As arguments, children need no keys, and so no fragment each.
  if (parts.length <= maxArguments) return createElement(Fragment, {}, ...parts)
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>)
}

/** Engines throw a RangeError for calls with about a hundred thousand. */
const maxArguments = 10_000

type Draw = (node: MarkdownNode, content: ReactNode, drawing: Drawing) => ReactNode

const plainly: Draw = ({ tag }, content) => createElement(tag, {}, content)
// Validation refuses other node types; any that get here are shown as their source text.
const asWritten: Draw = ({ text }, content) => text || content
const cell: Draw = ({ tag, align, children }, content) =>
  createElement(
    // An empty header cell is a plain cell.
    tag === 'th' && children.length === 0 ? 'td' : tag,
    { ...(tag === 'th' && children.length > 0 && { scope: 'col' }), className: align && `cell-${align}` },
    content,
  )
const code: Draw = ({ info, text }) => <Code info={info} text={text} />

const drawings: Readonly<Record<string, Draw>> = {
  paragraph: plainly,
  em: plainly,
  strong: plainly,
  s: plainly,
  blockquote: plainly,
  thead: plainly,
  tbody: plainly,
  tr: plainly,
  th: cell,
  td: cell,
  code_inline: ({ tag, text }) => createElement(tag, {}, text),
  code_block: code,
  fence: code,
  table: ({ tag }, content) => <TableBox>{createElement(tag, {}, content)}</TableBox>,
  link: (node, content) => <a href={hrefOf(linkAddress(node))}>{content}</a>,
  ordered_list: ({ number }, content) => <ol start={number}>{content}</ol>,
  bullet_list: ({ children }, content) => (
    <ul className={children.some(({ isDone }) => isDone !== undefined) ? 'tasks' : undefined}>{content}</ul>
  ),
  list_item: ({ isDone }, content) =>
    isDone === undefined ? (
      <li>{content}</li>
    ) : (
      <li className="task">
        <TaskBox isDone={isDone} />
        <div>{content}</div>
      </li>
    ),
  callout: ({ callout = 'note' }, content) => <Callout kind={callout}>{content}</Callout>,
  footnote_block: (_, content) => <Notes>{content}</Notes>,
  footnote: ({ number }, content, { name }) => <li id={noteId(name, number)}>{content}</li>,
  footnote_ref: ({ number, turn }, _, { name }) => <NoteLink name={name} number={number} turn={turn} />,
  footnote_anchor: ({ number, turn }, _, { name }) => <NoteBack name={name} number={number} turn={turn} />,
  hardbreak: () => <br />,
  hr: () => <hr />,
  heading({ number }, content, { level, ids }) {
    const Level = `h${Math.min(6, level + number - 1)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
    return <Level id={ids.shift()}>{content}</Level>
  },
}
