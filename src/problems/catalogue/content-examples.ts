// Small collections used in the examples of problems.
import type { ProblemExample } from '../kind.ts'

export const newsExample = (more = '') =>
  `collections:
  news:
    from: content/news/*.md
    fields:
      - { name: title, type: text, label: Title, required: true, max: 80 }
      - { name: date, type: date, label: Day }
      - { name: summary, type: text, label: Summary }${more}`
export const prices = (file: string) =>
  `collections:
  prices:
    from: content/${file}.csv
    fields:
      - { name: title, type: text, label: What, required: true }
      - { name: price, type: number, label: Francs }`
const page =
  '/news/{entry}:\n  for: news\n  title: "{entry.title}"\n  description: News.\n  blocks: [{ type: article }]'
export const post = (lines = '') => `---\ntitle: Rye is back\ndate: 2026-12-03\n${lines}---\nRye again.\n`
export const files = { 'content/news/rye.md': post() }
export const home = (block: string) =>
  `/:\n  title: Bread\n  description: Bread from Mill Lane.\n  blocks:\n    - { type: page-intro, title: Bread }\n    - ${block}`
/** A page for each entry, which the list on the home page links to. */
export const listAndPage = `${home('{ type: entries, of: news }')}\n${page}`
/** Replaces the folder of the collection by `folder`, which has the mistake. */
export const examplePair = (folder: string) => newsExample().replace('content/news', `content/${folder}`)
/** An entry of the news with this text, null for one that cannot be read, in place of one that is sound. */
export const badEntry = (text: string | null): ProblemExample => ({
  in: 'top',
  bad: examplePair('bad'),
  good: newsExample(),
  included: { ...files, 'content/bad/rye.md': text },
})
/** A table of prices with these lines, in place of one that is sound. */
export const badTable = (bad: string, good: string): ProblemExample => ({
  in: 'top',
  bad: prices('bad'),
  good: prices('good'),
  included: { 'content/bad.csv': bad, 'content/good.csv': good },
})
/** What an example on the home page needs to show news. */
export const exampleWithNews: Pick<ProblemExample, 'beside' | 'included'> = {
  beside: [{ in: 'top', lines: newsExample() }],
  included: files,
}
