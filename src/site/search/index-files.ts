// The index that the search of a site reads: a small list of files, files of words in order, and files of pages. A visitor fetches
// the list, the files in which the words asked for would stand, and those of the pages that are shown.

/** The address of the list; the other files bear the hash of their content in their names, and never change. */
export const searchIndexFile = 'search-index.json'

/** The list of a language that is not the site's first. */
export const searchIndexOf = (language?: string): string =>
  language === undefined ? searchIndexFile : `search-index.${language}.json`

export interface SearchIndex {
  /** How many pages the site has, and how many there are in a file. */
  pages: number
  pagesPerFile: number
  /** Addresses, in the order of the pages. */
  pageFiles: string[]
  /** Each file of words by the first word in it, in order. */
  wordFiles: [first: string, address: string][]
}

/** Path, title and description of a page. */
export type IndexedPage = [path: string, title: string, description: string]

/**
 * Word → the pages it stands on, each as the distance from the page before, with its weight where that is more than 1: `3:8 5 1:2`.
 */
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
