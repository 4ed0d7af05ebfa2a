// Returns titles for parts of a manifest.
import { childOf, type TextNode } from '../../manifest/read/written/text-node.ts'

const titleKeys = ['title', 'label', 'name', 'text', 'use', 'value', 'figure']

/** Returns an empty string for a node without texts. */
export function titleOf(node: TextNode): string {
  if (node.kind === 'scalar') return node.style === 'literal' ? '' : node.value
  for (const key of titleKeys) {
    const child = childOf(node, key)
    if (child?.kind === 'scalar' && child.style !== 'literal') return child.value
  }
  return ''
}

export const typeOf = (node: TextNode): string => {
  const type = node.kind === 'map' ? childOf(node, 'type') : undefined
  return type?.kind === 'scalar' ? type.value : ''
}
