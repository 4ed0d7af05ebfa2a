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
