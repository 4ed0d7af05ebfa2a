// Finds Markdown in texts that are shown literally. Ignores signs that people use in plain text: footnote stars, sizes such as 10*20*30, word endings
// such as Kund*innen, a one-line list.
import { extendedTree, type MdastNode, sourceOf, visitMarkdown, wordsOfTree } from './markdown-tree.ts'

export interface MarkdownSign {
  what: 'bold' | 'emphasis' | 'link' | 'picture' | 'code' | 'strike' | 'heading' | 'list' | 'table' | 'quotation'
  /** The Markdown as written. */
  written: string
  /** Its words alone, where it is part of a line. */
  words?: string
}

/** A text without these signs has no Markdown that counts. */
const mayBeMarkdown = /\*[^\s*]|_[^\s_]|~~|`|\]\(|\]\[|^ {0,3}#{1,6} |\|.*\n.*-|\n *(?:[-+*>]|\d+[.)]) /m

export const mayHoldSigns = (text: string): boolean => mayBeMarkdown.test(text)

const letter = /\p{L}/u
const wordLetter = /[\p{L}\p{N}]/u

/** Returns the outermost Markdown elements of a text. With `links`, links are allowed and their words are searched. */
export function markdownSigns(text: string, { links = false } = {}): MarkdownSign[] {
  // Signs in a name in braces are not shown: {facts.__proto__}.
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

function signOf(node: MdastNode, text: string): MarkdownSign | undefined {
  const written = sourceOf(node, text)
  const words = written.includes('{') ? undefined : wordsOfTree(node)
  const inline = (what: MarkdownSign['what']) => ({ what, written, words })
  switch (node.type) {
    case 'strong':
      return isSeparate(node, text) ? inline('bold') : undefined
    case 'emphasis':
      return isSeparate(node, text) ? inline('emphasis') : undefined
    case 'delete':
      return inline('strike')
    case 'inlineCode':
      // A backtick may be an apostrophe: rock `n` roll, the `70s and `80s.
      return /^(`+)[^\s`].*[^\s`]\1$/s.test(written) ? inline('code') : undefined
    case 'link':
    case 'linkReference':
      // A bare address, or one in angle brackets, reads well as it is.
      return written.startsWith('[') ? inline('link') : undefined
    case 'image':
    case 'imageReference':
      return inline('picture')
    case 'code':
      return /^(?:```|~~~)/.test(written) ? { what: 'code', written } : undefined
    case 'heading':
      return /^#{1,6} +\D/.test(written) ? { what: 'heading', written } : undefined
    case 'table':
      return { what: 'table', written }
    case 'list':
      return (node.children?.length ?? 0) > 1 ? { what: 'list', written } : undefined
    case 'blockquote':
      return written.includes('\n') ? { what: 'quotation', written } : undefined
    default:
      return undefined
  }
}

/** Whether stars or underscores enclose whole words, not letters of a word or a number. */
function isSeparate({ position, ...node }: MdastNode, text: string): boolean {
  const before = text.charAt((position?.start.offset ?? 0) - 1)
  const after = text.charAt(position?.end.offset ?? 0)
  return letter.test(wordsOfTree(node)) && !wordLetter.test(before) && !wordLetter.test(after)
}
