// Markdown as the pages read it: CommonMark, by its reference parser, which knows no columns but is twenty times as fast as one
// that does. Diagnosing asks the other one (src/manifest/sense/markdown-tree.ts).
import { type Node, Parser } from 'commonmark'

export type { Node as MarkdownNode }

const parser = new Parser()

/** The document of a text. */
export const parseMarkdown = (text: string): Node => parser.parse(text)

export function* childrenOf(node: Node): Generator<Node> {
  for (let child = node.firstChild; child; child = child.next) yield child
}

/** Every node below this one, from the top down. */
export function* nodesBelow(node: Node): Generator<Node> {
  for (const child of childrenOf(node)) {
    yield child
    yield* nodesBelow(child)
  }
}

export interface MarkdownHeading {
  level: number
  words: string
  /** Unique in its text; links may point at it where the text is drawn with anchors. */
  id: string
}

/** The headings of a text, in order. */
export function headingsIn(text: string): MarkdownHeading[] {
  if (!/^ {0,3}#|^ {0,3}(?:=+|-+)\s*$/m.test(text)) return []
  // The main part of every page has an id of its own.
  const taken = new Map([['content', 1]])
  return [...nodesBelow(parseMarkdown(text))].flatMap((node) => {
    if (node.type !== 'heading') return []
    const words = [...nodesBelow(node)].map(({ literal }) => literal ?? '').join('')
    const name = anchorOf(words)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return [{ level: node.level, words, id: count === 1 ? name : `${name}-${count}` }]
  })
}

/** `What changes?` → `what-changes`. */
const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'part'
