// Links as the strings of one part write them: fields of kind link, and links in Markdown.
import { onValue, type PathSpot } from '../../problems/finding.ts'
import type { Word } from '../../schema/schema-walk.ts'
import { type Target, targetOf } from './links.ts'
import type { QuickMarkdown } from './plain-markdown.ts'
import { quickMarkdown } from './quick-markdown.ts'

export interface LinkUse {
  /** As it stands in the text; undefined where a name in braces makes it. */
  written?: string
  /** With its names filled in. */
  to: string
  target: Target
  at: PathSpot
}

export interface WordLinks {
  links: readonly LinkUse[]
  /** Strings that may hold links, as something outside of them decides. */
  openLinks: readonly Word[]
}

export function wordLinks(words: readonly Word[]): WordLinks {
  const links: LinkUse[] = []
  const openLinks: Word[] = []
  for (const word of words) {
    const mayLink = word.kind === 'link' || word.kind === 'markdown'
    if (word.kind === 'label' || (mayLink && word.value.includes('{'))) openLinks.push(word)
    else if (mayLink) links.push(...linksOfWord(word, word.value))
  }
  return { links, openLinks }
}

const texts = new WeakMap<Word, QuickMarkdown>()

/** What is in a long text; read once, unless names in it make it another one. */
export function markdownIn(word: Word, text = word.value): QuickMarkdown {
  if (text !== word.value) return quickMarkdown(text)
  const read = texts.get(word) ?? quickMarkdown(text)
  texts.set(word, read)
  return read
}

/** The links of a string, as it reads with its names filled in. */
export function linksOfWord(word: Word, text: string): LinkUse[] {
  const { kind, value, path } = word
  if (kind === 'link') return [{ written: value, to: text, target: targetOf(text), at: onValue(path) }]
  return markdownIn(word, text).links.map((to) => {
    const isInText = value.includes(to)
    return {
      written: isInText ? to : undefined,
      to,
      target: targetOf(to),
      at: onValue(path, isInText ? to : undefined),
    }
  })
}
