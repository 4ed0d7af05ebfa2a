// A manifest's text as the cursor sees it: every key, item and value with its stretch, whether or not the text is sound.
// For texts in the middle of a word; sound texts are loaded by the engine.

export interface TextNode {
  /** Key in a map, number in a list; undefined for the whole. */
  at?: string | number
  parent?: TextNode
  /** `empty`: a key or a dash with nothing after it. */
  kind: 'map' | 'list' | 'scalar' | 'empty'
  style: 'block' | 'flow' | 'plain' | 'single' | 'double' | 'literal'
  /** The key, or the dash. Of items in brackets and of the whole, where the value begins. */
  head: number
  headEnd: number
  start: number
  end: number
  /** Of a block map its keys' column, of a block list its dashes'; else -1. */
  column: number
  children: TextNode[]
  /** A word that stands where a key is expected, without its colon. */
  loose?: true
  /** False for brackets and quotes that nothing closes. */
  closed: boolean
  /** Of a scalar, what it says. */
  value: string
  /** Of a whole that is a part of an entry's file: which. */
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

/** The deepest node whose key or value the offset touches. */
export function nodeAt(root: TextNode, offset: number): TextNode {
  let here = root
  for (;;) {
    const inside = childAt(here.children, offset)
    if (!inside) return here
    here = inside
  }
}

/** Children stand in the order of the text. */
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

/** True where the offset touches the key and not the value. */
export const isOnKey = (node: TextNode, offset: number): boolean =>
  typeof node.at === 'string' && offset >= node.head && offset <= node.headEnd

export function pathOf(node: TextNode): (string | number)[] {
  const path: (string | number)[] = []
  for (let here: TextNode | undefined = node; here?.at !== undefined; here = here.parent) path.unshift(here.at)
  return path
}

/** The nodes from the whole down to this one. */
export function chainTo(node: TextNode): TextNode[] {
  const chain: TextNode[] = []
  for (let here: TextNode | undefined = node; here; here = here.parent) chain.unshift(here)
  return chain
}

export const childOf = (node: TextNode, at: string | number): TextNode | undefined =>
  typeof at === 'number' ? node.children[at] : node.children.find((child) => child.at === at && !child.loose)

/** Every node, a parent before its children. */
export function* everyNode(root: TextNode): Generator<TextNode> {
  yield root
  for (const child of root.children) yield* everyNode(child)
}

/** What the node says, every scalar as the text it is. */
export function plainOf(node: TextNode): unknown {
  if (node.kind === 'list') return node.children.map(plainOf)
  if (node.kind !== 'map') return node.kind === 'empty' ? null : node.value
  return Object.fromEntries(
    node.children.filter(({ loose }) => !loose).map((child) => [String(child.at), plainOf(child)]),
  )
}
