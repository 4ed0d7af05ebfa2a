// What a part of a manifest is called by people: its title, or what comes nearest.
import { childOf, type TextNode } from '../../manifest/read/written/text-node.ts'

const speaking = ['title', 'label', 'name', 'text', 'use', 'value', 'figure']

/** Empty for what has no words of its own. */
export function titleOf(node: TextNode): string {
  if (node.kind === 'scalar') return node.style === 'literal' ? '' : node.value
  for (const key of speaking) {
    const child = childOf(node, key)
    if (child?.kind === 'scalar' && child.style !== 'literal') return child.value
  }
  return ''
}

export const typeOf = (node: TextNode): string => {
  const type = node.kind === 'map' ? childOf(node, 'type') : undefined
  return type?.kind === 'scalar' ? type.value : ''
}
