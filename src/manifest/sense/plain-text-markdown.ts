// Markdown in a text that is shown as it is written. The parser decides, with a few exceptions for signs that people use in
// plain text: footnote stars, sizes such as 10*20*30, word endings such as Kund*innen, a list of a single line.
import { extendedTree, type MarkdownNode, sourceOf, visitMarkdown, wordsIn } from './markdown-tree.ts'

export interface MarkdownSign {
  what: 'bold' | 'emphasis' | 'link' | 'picture' | 'code' | 'strike' | 'heading' | 'list' | 'table' | 'quotation'
  /** As it is written. */
  written: string
  /** Its words alone, where it is a part of a line. */
  words?: string
  node: MarkdownNode
}

/** Without one of these, no text holds Markdown that counts here. */
const mayBeMarkdown = /\*[^\s*]|_[^\s_]|~~|`|\]\(|\]\[|^ {0,3}#{1,6} |\|.*\n.*-|\n *(?:[-+*>]|\d+[.)]) /m

export const mayHoldSigns = (text: string): boolean => mayBeMarkdown.test(text)

const letter = /\p{L}/u
const wordLetter = /[\p{L}\p{N}]/u

/**
 * What Markdown would make of a text, from the outside in: what stands in another find is left out. With `links`,
 * links are no find, and what stands in their words is looked at.
 */
export function markdownSigns(text: string, { links = false } = {}): MarkdownSign[] {
  // A name in braces is not shown as it is written, so the signs in it are none: {facts.__proto__}.
  const read = text.replace(/\{[^{}]*\}/g, (name) => 'x'.repeat(name.length))
  if (!mayBeMarkdown.test(read)) return []
  const found: MarkdownSign[] = []
  visitMarkdown(extendedTree(read), (node) => {
    const sign = signOf(node, text)
    if (!sign || (links && node.type === 'link')) return undefined
    found.push(sign)
    return false
  })
  return found
}

function signOf(node: MarkdownNode, text: string): MarkdownSign | undefined {
  const written = sourceOf(node, text)
  const words = written.includes('{') ? undefined : wordsIn(node)
  const inline = (what: MarkdownSign['what']) => ({ what, written, words, node })
  switch (node.type) {
    case 'strong':
      return isSeparate(node, text) ? inline('bold') : undefined
    case 'emphasis':
      return isSeparate(node, text) ? inline('emphasis') : undefined
    case 'delete':
      return inline('strike')
    case 'inlineCode':
      // A backtick is also typed for an apostrophe: rock `n` roll, the `70s and `80s.
      return /^(`+)[^\s`].*[^\s`]\1$/s.test(written) ? inline('code') : undefined
    case 'link':
    case 'linkReference':
      // An address in angle brackets, or by itself, reads well as it is.
      return written.startsWith('[') ? inline('link') : undefined
    case 'image':
    case 'imageReference':
      return inline('picture')
    case 'code':
      return /^(?:```|~~~)/.test(written) ? { what: 'code', written, node } : undefined
    case 'heading':
      return /^#{1,6} +\D/.test(written) ? { what: 'heading', written, node } : undefined
    case 'table':
      return { what: 'table', written, node }
    case 'list':
      return (node.children?.length ?? 0) > 1 ? { what: 'list', written, node } : undefined
    case 'blockquote':
      return written.includes('\n') ? { what: 'quotation', written, node } : undefined
    default:
      return undefined
  }
}

/** Stars or lines round words, not between the letters of one or round a number. */
function isSeparate({ position, ...node }: MarkdownNode, text: string): boolean {
  const before = text.charAt((position?.start.offset ?? 0) - 1)
  const after = text.charAt(position?.end.offset ?? 0)
  return letter.test(wordsIn(node)) && !wordLetter.test(before) && !wordLetter.test(after)
}
