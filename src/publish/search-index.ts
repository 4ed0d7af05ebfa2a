// Writes the search index, when a page has the block `search`. It reads resolved pages, not their HTML, since unchanged pages are not
// rendered.
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

/** Limits that keep an index file at about 5 KB when compressed. */
const maxWordFileLength = 16_000
const pagesPerFile = 25

/** Rank of a word by where it stands. */
const weights = { title: 8, description: 4, heading: 3, text: 1 } as const

export const hasSearch = (routes: readonly Pick<Route, 'blocks'>[]): boolean =>
  routes.some(({ blocks }) => withInnerBlocks(blocks).some(({ type }) => type === 'search'))

/** Returns file below the site's root → its text; empty for a site without search. */
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

/** Adds the files of one language; `language` is undefined for the site's first. */
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

/** Returns each word with its pages, sorted by code units, as the browser compares them. */
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

/** Returns parts with their first word, which the object's own key order would not give: it puts integer keys first. */
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

/** Splits a list before each item for which `begins` is true. */
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
