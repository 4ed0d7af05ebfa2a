// The tree of a text of which little changes from one state to the next, as under a key that is typed: an entry at the very left is
// read once, and its tree is copied to where it stands now.
import type { TextNode } from './text-node.ts'
import { textTree } from './text-tree.ts'

/** Of one file, whose states come one after another. */
export class EntryTrees {
  /** By the text of the entry; places are counted from its start. */
  private known = new Map<string, TextNode>()

  /** The tree that `textTree` makes of the whole text. Nodes are the caller's own. */
  treeOf(text: string): TextNode {
    const starts = entryStarts(text)
    const found = new Map<string, TextNode>()
    const root = { ...textTree(''), end: text.length }
    for (const [at, start] of starts.entries()) {
      const entry = text.slice(at === 0 ? 0 : start, starts[at + 1])
      const tree = found.get(entry) ?? this.known.get(entry) ?? textTree(entry)
      // In brackets, or no map at all: then the parts say nothing of the whole.
      if (tree.kind !== 'map' || tree.style !== 'block') return textTree(text)
      found.set(entry, tree)
      const by = at === 0 ? 0 : start
      for (const child of tree.children) root.children.push(moved(child, by, root))
    }
    this.known = found
    return starts.length > 0 ? root : textTree(text)
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

/** Offsets of the lines that begin with a key at the very left. */
function entryStarts(text: string): number[] {
  const starts: number[] = []
  for (let line = 0; line < text.length; ) {
    if (isEntry(text, line)) starts.push(line)
    const next = text.indexOf('\n', line) + 1
    if (next === 0) break
    line = next
  }
  return starts
}

/** From the key that stands at the very left, at the offset or above it, to the next one. */
export function entryAround(text: string, offset: number): [from: number, to: number] {
  let from = text.lastIndexOf('\n', offset - 1) + 1
  while (from > 0 && !isEntry(text, from)) from = text.lastIndexOf('\n', from - 2) + 1
  let to = text.indexOf('\n', offset) + 1
  while (to > 0 && !isEntry(text, to)) to = text.indexOf('\n', to) + 1
  return [from, to > 0 ? to : text.length]
}

const isEntry = (text: string, line: number): boolean => /[\w/"'$]/.test(text[line] ?? '')
