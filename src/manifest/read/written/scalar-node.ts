// Reads scalars as they are written, sound or not: a quote that nothing closes ends with its line.
import { CST } from 'yaml'
import { tokenEnd } from './entry-places.ts'
import type { TextNode } from './text-node.ts'

/** Returns the node of a scalar token, cut at offset `to`. `empty` is the node of its key or dash. */
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

/** From the sign | or > on, with the blank lines below the text. */
function blockText(node: TextNode, { props, offset, source }: CST.BlockScalar, to: number): TextNode {
  const last = props.at(-1)
  const body = last && 'source' in last ? tokenEnd(last) : offset + 1
  const end = Math.max(body + source.replace(/\r?\n$/, '').length, offset + 1)
  return { ...node, style: 'literal', end: Math.min(end, to), value: source }
}

/** Returns the value of a scalar, as far as it can be read. */
export const spoken = (token: CST.FlowScalar | CST.BlockScalar): string =>
  CST.resolveAsScalar(token, false, () => undefined)?.value ?? ''
