// A tree of every key, item and value of a text with its offsets, whether or not the text is sound. Editors read texts with it while they are typed;
// sound texts are loaded by `parse.ts`.

export interface TextNode {
  /** Key in a map, index in a list; undefined for the root. */
  at?: string | number
  parent?: TextNode
  /** `empty`: a key or dash without a value. */
  kind: 'map' | 'list' | 'scalar' | 'empty'
  style: 'block' | 'flow' | 'plain' | 'single' | 'double' | 'literal'
  /** Start of the key or dash; for items in brackets and the root, start of the value. */
  head: number
  headEnd: number
  start: number
  end: number
  /** Column of a block map's keys or a block list's dashes; else -1. */
  column: number
  children: TextNode[]
  /** Set for a word without a colon where a key is expected. */
  loose?: true
  /** False for brackets and quotes that nothing closes. */
  closed: boolean
  /** Value of a scalar. */
  value: string
  /** Set on the root where it is a part of an entry's file. */
  part?: 'front matter' | 'text' | 'block' | 'table'
}

export const emptyNode = (at: string | number | undefined, head: number, headEnd: number): TextNode => ({
  at,
  kind: 'empty',
  style: 'plain',
  head,
  headEnd,
  start: headEnd,
  end: headEnd,
  column: -1,
  children: [],
  closed: true,
  value: '',
})

export function adopt(parent: TextNode, child: TextNode): void {
  child.parent = parent
  parent.children.push(child)
}

/** Returns the deepest node whose key or value touches the offset. */
export function nodeAt(root: TextNode, offset: number): TextNode {
  let here = root
  for (;;) {
    const inside = childAt(here.children, offset)
    if (!inside) return here
    here = inside
  }
}

/** Searches by bisection; children are in order of the text. */
function childAt(children: readonly TextNode[], offset: number): TextNode | undefined {
  let low = 0
  let high = children.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const child = children[middle] as TextNode
    if (offset < child.head) high = middle - 1
    else if (offset > child.end) low = middle + 1
    else return child
  }
  return undefined
}

/** Returns the offsets of a scalar without its quotes. */
export function withinQuotes({ style, start, end }: TextNode): { start: number; end: number } {
  const quote = style === 'single' || style === 'double' ? 1 : 0
  return { start: start + quote, end: end - quote }
}

/** Whether the offset touches the key and not the value. */
export const isOnKey = (node: TextNode, offset: number): boolean =>
  typeof node.at === 'string' && offset >= node.head && offset <= node.headEnd

export function nodePath(node: TextNode): (string | number)[] {
  const path: (string | number)[] = []
  for (let here: TextNode | undefined = node; here?.at !== undefined; here = here.parent) path.unshift(here.at)
  return path
}

/** Returns the nodes from the root to this node. */
export function chainTo(node: TextNode): TextNode[] {
  const chain: TextNode[] = []
  for (let here: TextNode | undefined = node; here; here = here.parent) chain.unshift(here)
  return chain
}

export const childOf = (node: TextNode, at: string | number): TextNode | undefined =>
  typeof at === 'number' ? node.children[at] : node.children.find((child) => child.at === at && !child.loose)

/** Yields every node, parents before children. */
export function* everyNode(root: TextNode): Generator<TextNode> {
  yield root
  for (const child of root.children) yield* everyNode(child)
}

/** Returns the plain value of a node; every scalar is a string. */
export function plainValueOfNode(node: TextNode): unknown {
  if (node.kind === 'list') return node.children.map(plainValueOfNode)
  if (node.kind !== 'map') return node.kind === 'empty' ? null : node.value
  return Object.fromEntries(
    node.children.filter(({ loose }) => !loose).map((child) => [String(child.at), plainValueOfNode(child)]),
  )
}
