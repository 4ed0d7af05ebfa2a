// Collects the links that one part writes: fields of kind link, and links in Markdown.
import { onValue, type Path, type PathSpot } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { KindWord } from '../../schema/schema-walk.ts'
import { type LinkTarget, linkTarget } from './links.ts'
import type { QuickMarkdown } from './plain-markdown.ts'
import { quickMarkdown } from './quick-markdown.ts'

/** Computes `at` when it is read, and `target` once: a large site has a hundred thousand links. */
export class LinkUse {
  private known?: LinkTarget

  constructor(
    /** The address with its names filled in. */
    readonly to: string,
    /** The address as written; undefined where a name in braces provides it. */
    readonly written: string | undefined,
    readonly path: Path,
    private readonly isInText: boolean,
  ) {}

  get target(): LinkTarget {
    this.known ??= linkTarget(this.to)
    return this.known
  }

  get at(): PathSpot {
    return onValue(this.path, this.isInText ? this.written : undefined)
  }
}

export interface WordLinks {
  links: readonly LinkUse[]
  /** Strings whose links count only under a condition outside the part, such as a field's type. */
  openLinks: readonly KindWord[]
}

export function wordLinks(words: readonly KindWord[]): WordLinks {
  const links: LinkUse[] = []
  const openLinks: KindWord[] = []
  for (const word of words) {
    const mayLink = word.kind === 'link' || word.kind === 'markdown'
    if (word.kind === 'label' || (mayLink && word.value.includes('{'))) openLinks.push(word)
    else if (mayLink) links.push(...linksOfWord(word, word.value))
  }
  return { links, openLinks }
}

const markdownOf = remembered(({ value }: KindWord) => quickMarkdown(value))

/** Returns the facts of a long text; cached unless names change the text. */
export const markdownIn = (word: KindWord, text = word.value): QuickMarkdown =>
  text === word.value ? markdownOf(word) : quickMarkdown(text)

/** Returns the links of a string; `text` is its value with names filled in. */
export function linksOfWord(word: KindWord, text: string): LinkUse[] {
  const { kind, value, path } = word
  if (kind === 'link') return [new LinkUse(text, value, path, false)]
  return markdownIn(word, text).links.map((to) => new LinkUse(to, value.includes(to) ? to : undefined, path, true))
}
