// The tree of a text of which little changes from one state to the next, as under a key that is typed: an entry at the very left is
// read once, and its tree is copied to where it stands now.
import { EntryMemo } from './entry-memo.ts'
import type { TextNode } from './text-node.ts'
import { textTree } from './text-tree.ts'

/** Of one file, whose states come one after another. */
export class EntryTrees {
  private readonly entries = new EntryMemo((entry) => textTree(entry))

  /** The tree that `textTree` makes of the whole text. Nodes are the caller's own. */
  treeOf(text: string): TextNode {
    const entries = this.entries.of(text)
    // In brackets, or no map at all: then the parts say nothing of the whole.
    const isMap = entries.every(({ result: { kind, style } }) => kind === 'map' && style === 'block')
    if (!isMap) return textTree(text)
    const root = { ...textTree(''), end: text.length }
    for (const { start, result } of entries)
      for (const child of result.children) root.children.push(moved(child, start, root))
    return root
  }
}

function moved(node: TextNode, by: number, parent: TextNode): TextNode {
  const { head, headEnd, start, end } = node
  const copy: TextNode = {
    ...node,
    parent,
    head: head + by,
    headEnd: headEnd + by,
    start: start + by,
    end: end + by,
    children: [],
  }
  copy.children = node.children.map((child) => moved(child, by, copy))
  return copy
}
