// Texts as they are written. Of what is not sound as much as the parser of `yaml` makes out: quotes that nothing closes end with their lines.
import { CST } from 'yaml'
import { tokenEnd } from './entry-places.ts'
import type { TextNode } from './text-node.ts'

/** The node of a token that `CST.isScalar` knows; it ends at `to` at the latest. `empty`: with its key or its dash. */
export function scalarNode(token: CST.FlowScalar | CST.BlockScalar, empty: TextNode, to: number): TextNode {
  const node: TextNode = { ...empty, kind: 'scalar', start: token.offset }
  if (token.type === 'block-scalar') return blockText(node, token, to)
  const { source, type, offset } = token
  const end = Math.min(offset + source.trimEnd().length, to)
  if (type === 'scalar' || type === 'alias') return { ...node, end, value: type === 'alias' ? source : spoken(token) }
  const closed = (type === 'single-quoted-scalar' ? singleQuoted : doubleQuoted).test(source)
  const style = type === 'single-quoted-scalar' ? 'single' : 'double'
  return { ...node, style, end, closed, value: closed ? spoken(token) : source.slice(1, end - offset) }
}

const singleQuoted = /^'(?:[^']|'')*'$/
const doubleQuoted = /^"(?:[^"\\]|\\[\s\S])*"$/

/** From its sign on, with the blank lines below it. */
function blockText(node: TextNode, { props, offset, source }: CST.BlockScalar, to: number): TextNode {
  const last = props.at(-1)
  const body = last && 'source' in last ? tokenEnd(last) : offset + 1
  const end = Math.max(body + source.replace(/\r?\n$/, '').length, offset + 1)
  return { ...node, style: 'literal', end: Math.min(end, to), value: source }
}

/** What a scalar says, as far as it is sound. */
export const spoken = (token: CST.FlowScalar | CST.BlockScalar): string =>
  CST.resolveAsScalar(token, false, () => undefined)?.value ?? ''
