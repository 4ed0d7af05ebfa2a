// Format of the search index: a small list of files, sorted files of words, and files of pages. A browser loads the list, the files that may contain
// the searched words, and those of the pages it shows.

/** Address of the list. All other files have a content hash in their names and never change. */
export const searchIndexFile = 'search-index.json'

/** Returns the address of a language's list; undefined means the first language. */
export const searchIndexOf = (language?: string): string =>
  language === undefined ? searchIndexFile : `search-index.${language}.json`

export interface SearchIndex {
  /** Number of pages, and number of pages in one file. */
  pages: number
  pagesPerFile: number
  /** Addresses, in order of the pages. */
  pageFiles: string[]
  /** Each file of words with its first word, sorted. */
  wordFiles: [first: string, address: string][]
}

/** Path, title and description of a page. */
export type IndexedPage = [path: string, title: string, description: string]

/** Pages of a word, each as the distance from the page before, with its weight where that is more than 1: `3:8 5 1:2`. */
export type WordFile = Record<string, string>

export type PageWeights = ReadonlyMap<number, number>

export function packed(weights: PageWeights): string {
  let last = 0
  return [...weights]
    .sort(([one], [other]) => one - other)
    .map(([page, weight]) => {
      const step = page - last
      last = page
      return weight > 1 ? `${step}:${weight}` : String(step)
    })
    .join(' ')
}

export function unpacked(list: string): Map<number, number> {
  let page = 0
  return new Map(
    list.split(' ').map((entry) => {
      const [step = '0', weight = '1'] = entry.split(':')
      page += Number(step)
      return [page, Number(weight)]
    }),
  )
}
