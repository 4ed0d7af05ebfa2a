// The index of a site's pages as files, made where a page has the block `search`. Of resolved pages, not of their HTML: pages that
// did not change are not drawn.
import { createHash } from 'node:crypto'
import { blockSchemas, withInnerBlocks } from '../blocks/schemas.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import { SchemaWalk } from '../schema/schema-walk.ts'
import type { Kind } from '../schema/vocabulary.ts'
import { parseMarkdown } from '../site/markdown.ts'
import { wordsIn } from '../site/markdown-node.ts'
import type { Route, Site } from '../site/model.ts'
import {
  type IndexedPage,
  type PageWeights,
  packed,
  type SearchIndex,
  searchIndexOf,
  type WordFile,
} from '../site/search/index-files.ts'
import { wordsOf } from '../site/search/words.ts'

/** Characters of a file of words before compression, and pages in a file of pages: some 5 KB on the wire. */
const maxWordFileLength = 16_000
const pagesPerFile = 25

/** What a word in such a place weighs. */
const weights = { title: 8, description: 4, heading: 3, text: 1 } as const

export const hasSearch = (routes: readonly Pick<Route, 'blocks'>[]): boolean =>
  routes.some(({ blocks }) => withInnerBlocks(blocks).some(({ type }) => type === 'search'))

/** File below the site's root → its text; empty for a site without search. */
export function searchFiles({ routes }: Pick<Site, 'routes'>): Map<string, string> {
  if (!hasSearch(routes)) return new Map()
  const files = new Map<string, string>()
  for (const language of new Set(routes.map((route) => route.language)))
    indexLanguage(
      language,
      routes.filter((route) => !route.unlisted && route.language === language),
      files,
    )
  return files
}

/** `language` is undefined for the site's first. */
function indexLanguage(language: string | undefined, listed: readonly Route[], files: Map<string, string>): void {
  const put = (content: unknown) => {
    const text = JSON.stringify(content)
    const name = `assets/search.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`
    files.set(name, text)
    return `/${name}`
  }
  const pages = listed.map(({ path, title, description }): IndexedPage => [path, title, description])
  const index: SearchIndex = {
    pages: pages.length,
    pagesPerFile,
    pageFiles: parted(pages, (_, at) => at % pagesPerFile === 0).map(put),
    wordFiles: wordFiles(wordsOn(listed)).map(({ first, words }) => [first, put(words)]),
  }
  files.set(searchIndexOf(language), JSON.stringify(index))
}

/** Word → the pages it stands on, in alphabetical order of their code units, as the browser compares them. */
function wordsOn(routes: readonly Route[]): [string, PageWeights][] {
  const found = new Map<string, Map<number, number>>()
  for (const [page, route] of routes.entries())
    for (const [text, weight] of textsOf(route))
      for (const word of wordsOf(text)) {
        const pages = found.get(word) ?? new Map<number, number>()
        found.set(word, pages)
        pages.set(page, Math.max(pages.get(page) ?? 0, weight))
      }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** `first` by the order of the words: an object has its numbers before them, the least first. */
function wordFiles(words: readonly [string, PageWeights][]): { first: string; words: WordFile }[] {
  let length = 0
  const entries = words.map(([word, pages]): [string, string] => [word, packed(pages)])
  return parted(entries, ([word, list]) => {
    length += word.length + list.length + 6
    const isFull = length > maxWordFileLength
    if (isFull) length = 0
    return isFull
  }).map((part) => ({ first: part[0]?.[0] ?? '', words: Object.fromEntries(part) }))
}

/** A new part begins with each item for which `begins` is true. */
function parted<T>(items: readonly T[], begins: (item: T, at: number) => boolean): T[][] {
  const parts: T[][] = []
  for (const [at, item] of items.entries())
    if (begins(item, at) || at === 0) parts.push([item])
    else parts.at(-1)?.push(item)
  return parts
}

const kinds: Partial<Record<Kind, number>> = { heading: weights.heading, text: weights.text, label: 1, markdown: 1 }

function textsOf({ title, description, blocks }: Route): [string, number][] {
  const found: [string, number][] = [
    [title, weights.title],
    [description, weights.description],
  ]
  for (const { type, props } of withInnerBlocks(blocks))
    new SchemaWalk(blockSchemas[type] as SchemaNode, () => undefined).words(props, ({ kind, value }) => {
      const weight = kinds[kind]
      if (weight !== undefined) found.push([kind === 'markdown' ? wordsIn(parseMarkdown(value)) : value, weight])
    })
  return found
}
