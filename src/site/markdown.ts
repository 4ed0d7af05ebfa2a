// Parses GitHub's Markdown into a tree. Nothing becomes HTML; tags that an author writes are nodes. Blocks have line numbers; nodes have no columns.
import MarkdownIt, { type Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { calloutIn, taskIn } from './markdown-marks.ts'
import { type MarkdownDocument, type MarkdownNode, nodesBelow, wordsIn } from './markdown-node.ts'

// Parses HTML, so that checks can report it.
const parser = new MarkdownIt({ html: true, linkify: true })
parser.use(footnotes).disable('footnote_inline')
// Records names of repeated footnotes, of which the plugin keeps only the last.
parser.core.ruler.before('footnote_tail', 'note_names', ({ tokens, env }) => {
  env.noteNames = tokens.flatMap(({ type, meta }) => (type === 'footnote_reference_open' ? [String(meta?.label)] : []))
})
/** Encodes an address as browsers do. */
const encoded = parser.normalizeLink
// Checks need addresses as written.
parser.normalizeLink = parser.normalizeLinkText = (address) => address
parser.validateLink = () => true
// Links only addresses with a scheme, as GitHub does. contacts.ts finds mail addresses in every text.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
for (const schema of ['//', 'ftp:', 'mailto:']) parser.linkify.add(schema, null)
parser.linkify.add('www.', {
  validate: (text, at) =>
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s<>"|]*[^\s<>"|?!.,:;*_~()'])?/u.exec(text.slice(at))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `https://${match.url}`
  },
})

/** The last text parsed; a page parses it several times. */
let last: { text: string; document: MarkdownDocument } | undefined

/** The tree is shared; callers must not change it. */
export function parseMarkdown(text: string): MarkdownDocument {
  if (last?.text !== text) last = { text, document: documentOf(text) }
  return last.document
}

function documentOf(text: string): MarkdownDocument {
  const found: { footnotes?: { refs?: Record<string, number> }; noteNames?: string[] } = {}
  const root = nodeOf('document', '')
  addTo(root, parser.parse(text, found))
  const numbers = found.footnotes?.refs ?? {}
  const names = found.noteNames ?? []
  return {
    ...root,
    unusedNotes: names.filter((name) => (numbers[`:${name}`] ?? 0) < 0),
    repeatedNotes: names.filter((name, at) => names.indexOf(name) < at),
  }
}

const nodeOf = (type: string, tag: string): MarkdownNode => ({
  type,
  tag,
  text: '',
  info: '',
  number: 0,
  turn: 0,
  children: [],
})

function addTo(root: MarkdownNode, tokens: readonly Token[]): void {
  const open = [root]
  for (const token of tokens) {
    const holder = open.at(-1) ?? root
    if (token.type === 'inline') addTo(holder, token.children ?? [])
    else if (token.nesting < 0) closed(open.pop() ?? root)
    else if (token.type === 'softbreak') joined(holder, '\n')
    else if (token.type === 'text') joined(holder, token.content)
    else {
      const node = read(token)
      holder.children.push(node)
      if (token.nesting > 0) open.push(node)
    }
  }
}

/** Joins adjacent text tokens to one node. */
function joined(holder: MarkdownNode, text: string): void {
  const before = holder.children.at(-1)
  if (before?.type === 'text') before.text += text
  else if (text !== '') holder.children.push({ ...nodeOf('text', ''), text })
}

function read(token: Token): MarkdownNode {
  const node = nodeOf(token.type.replace(/_open$/, ''), token.tag)
  const style = String(token.attrGet('style') ?? '')
  if (token.map) node.lines = [token.map[0], token.map[1]]
  node.text = token.content
  node.info = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : token.info.trim()
  if (token.type === 'heading_open') node.number = Number(token.tag.slice(1))
  if (token.type === 'ordered_list_open') node.number = Number(token.attrGet('start') ?? 1)
  if (token.type.startsWith('footnote')) {
    node.number = Number(token.meta?.id ?? 0) + 1
    node.turn = Number(token.meta?.subId ?? 0)
  }
  // Authors write left to right; in right-to-left pages, start and end swap.
  if (style) node.align = style.endsWith('right') ? 'end' : style.endsWith('center') ? 'center' : 'start'
  return node
}

/** Applies marks that depend on the first words of a node. */
function closed(node: MarkdownNode): void {
  if (node.type === 'blockquote') calloutIn(node)
  if (node.type === 'list_item') taskIn(node)
}

/** Returns the target of a link as browsers take it. */
export const linkAddress = ({ info }: MarkdownNode): string => encoded(info)

/** Returns the level of the text's highest headings, from 1, which is rendered as the page's next free level. */
export const topLevelOf = (document: MarkdownNode): number =>
  nodesBelow(document).reduce((top, { type, number }) => (type === 'heading' ? Math.min(top, number) : top), 6)

export interface MarkdownHeading {
  level: number
  words: string
  /** Unique within the text; links may point at it where the text is rendered with anchors. */
  id: string
}

/** Returns the headings of a text, in order. */
export function headingsIn(text: string): MarkdownHeading[] {
  if (!/#|[=-]\s*$/m.test(text)) return []
  // The main part of every page has the id `content`.
  const taken = new Map([['content', 1]])
  return nodesBelow(parseMarkdown(text)).flatMap((node) => {
    if (node.type !== 'heading') return []
    const words = wordsIn(node).trim()
    const name = anchorOf(words)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return [{ level: node.number, words, id: count === 1 ? name : `${name}-${count}` }]
  })
}

/** `What changes?` becomes `what-changes`. */
const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'part'
