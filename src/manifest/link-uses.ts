// Every link of a reading, wherever it is written: fields of kind link, links in Markdown, and those of its fragments.
import { onValue, type PathSpot } from '../problems/finding.ts'
import type { Sense } from './check.ts'
import type { DraftReading } from './draft.ts'
import { interpolate } from './interpolate.ts'
import { type Target, targetOf } from './links.ts'
import { type MarkdownNode, markdownTree } from './markdown-tree.ts'
import type { Word } from './schema-walk.ts'

export interface LinkUse {
  /** As it is written, and with its names filled in. */
  written: string
  to: string
  target: Target
  at: PathSpot
  word: Word
}

/** Links written in these strings, in order. Redirects are links too; they are left to their own checks. */
export function linksIn(words: Iterable<Word>, names: Sense['names']): LinkUse[] {
  const uses: LinkUse[] = []
  const add = (written: string, word: Word, part?: string) => {
    const to = interpolate(written, names)
    uses.push({ written, to, target: targetOf(to), at: onValue(word.path, part), word })
  }
  for (const word of words) {
    if (word.kind === 'link') add(word.value, word)
    else if (word.kind === 'markdown') for (const url of markdownLinks(word.value)) add(url, word, url)
  }
  return uses
}

const byReading = new WeakMap<DraftReading, LinkUse[]>()

/** The links of a reading and of the fragments it uses; several checks ask, and they are read once. */
export function linksOf(reading: DraftReading, sense: Pick<Sense, 'draft' | 'names'>): LinkUse[] {
  let links = byReading.get(reading)
  if (!links) {
    links = linksIn(wordsOf(reading, sense), sense.names)
    byReading.set(reading, links)
  }
  return links
}

/** The strings of a reading and of the fragments it uses. */
export function wordsOf(reading: DraftReading, { draft }: Pick<Sense, 'draft'>): Word[] {
  const used = new Set<string>()
  for (const page of reading.pages.values()) for (const { use } of page.blocks) if (use !== undefined) used.add(use)
  return [...reading.words, ...[...used].flatMap((name) => draft.fragments.get(name)?.words ?? [])]
}

function markdownLinks(text: string): string[] {
  if (!/[(<]|\]:/.test(text)) return []
  const found: string[] = []
  const visit = (node: MarkdownNode) => {
    if (node.url !== undefined && node.type === 'link') found.push(node.url)
    for (const child of node.children ?? []) visit(child)
  }
  visit(markdownTree(text))
  return found
}
