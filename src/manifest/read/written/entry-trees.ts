// Builds the tree of a text that changes a little at a time, as while typing: a top-level entry is parsed once, and its tree is copied to its new
// offset.
import { EntryMemo } from './entry-memo.ts'
import type { TextNode } from './text-node.ts'
import { textTree } from './text-tree.ts'

/** For one file whose versions come one after another. */
export class EntryTrees {
  private readonly entries = new EntryMemo((entry) => textTree(entry))

  /** Returns the tree that `textTree` makes of the whole text. The caller owns the nodes. */
  treeOf(text: string): TextNode {
    const entries = this.entries.of(text)
    // A text in brackets, or one that is no map, cannot be assembled from entries.
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
