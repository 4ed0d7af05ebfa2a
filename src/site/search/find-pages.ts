// Finds pages by words, loading as few files as possible. Runs in browsers.
import { letterDistance } from '../letter-distance.ts'
import { type IndexedPage, type SearchIndex, unpacked, type WordFile } from './index-files.ts'
import { wordsOf } from './words.ts'

/** Resolves with the JSON at an address below the site's root; rejects when it cannot be loaded. */
export type FetchJson = (address: string) => Promise<unknown>

const maxShown = 20
/** Files of words loaded for one word, since many words begin with the same two letters. */
const maxWordFiles = 4
/** Letters from which on an unknown word is searched as a misspelling. */
const minMisspelt = 5

/** Returns the part that a word shares with its other forms in most languages: "configure" and "configuration", "Steuern" and "Steuer". */
const stemOf = (word: string): string => word.slice(0, word.length >= 8 ? -2 : word.length >= 6 ? -1 : undefined)

const likeness = (word: string, other: string): number => (other === word ? 2 : other.startsWith(word) ? 1 : 0.5)

export class SiteSearch {
  private readonly fetched = new Map<string, Promise<unknown>>()

  /** `index` is the address of the list of files. */
  constructor(
    private readonly index: string,
    private readonly fetchJson: FetchJson,
  ) {}

  /** Returns the best of the pages that contain all words or words beginning with them, and the number of all; none for a text without words. */
  async find(text: string) {
    const words = [...new Set(wordsOf(text))]
    if (words.length === 0) return { pages: [], count: 0 }
    const index = await this.json<SearchIndex>(this.index)
    const found = await Promise.all(words.map((word) => this.pagesWith(word, index)))
    const [first = new Map<number, number>(), ...others] = found
    const scores = [...first].flatMap(([page, weight]): [number, number][] => {
      const more = others.map((one) => one.get(page))
      return more.includes(undefined) ? [] : [[page, weight + more.reduce<number>((sum, one = 0) => sum + one, 0)]]
    })
    const best = scores.sort(([one, a], [other, b]) => b - a || one - other).slice(0, maxShown)
    return { pages: await Promise.all(best.map(([page]) => this.page(page, index))), count: scores.length }
  }

  /** Returns weights by page. A whole word counts twice, another ending half; an unknown word is searched with one letter wrong. */
  private async pagesWith(word: string, { wordFiles }: SearchIndex): Promise<Map<number, number>> {
    const stem = stemOf(word)
    const last = wordFiles.findLastIndex(([first]) => first <= stem)
    const beginning = wordFiles.findIndex(([first], at) => at > last && !first.startsWith(stem))
    const end = beginning < 0 ? wordFiles.length : beginning
    const near = wordFiles.slice(Math.max(0, last), Math.min(end, Math.max(0, last) + maxWordFiles))
    const files = await Promise.all(near.map(([, address]) => this.json<WordFile>(address)))
    const entries = files.flatMap((file) => Object.entries(file))
    const begun = entries.filter(([other]) => other.startsWith(stem))
    const taken =
      begun.length > 0 || word.length < minMisspelt
        ? begun
        : entries.filter(([other]) => letterDistance(word, other.slice(0, word.length + 1), 1) <= 1)
    const pages = new Map<number, number>()
    for (const [other, list] of taken)
      for (const [page, weight] of unpacked(list))
        pages.set(page, Math.max(pages.get(page) ?? 0, weight * likeness(word, other)))
    return pages
  }

  private async page(number: number, { pageFiles, pagesPerFile }: SearchIndex): Promise<IndexedPage> {
    const pages = await this.json<IndexedPage[]>(pageFiles[Math.floor(number / pagesPerFile)] ?? '')
    return pages[number % pagesPerFile] as IndexedPage
  }

  /** Loads each file once; a failed one is loaded again at the next search. */
  private json<T>(address: string): Promise<T> {
    const known = this.fetched.get(address) ?? this.fetchJson(address)
    this.fetched.set(address, known)
    known.catch(() => this.fetched.delete(address))
    return known as Promise<T>
  }
}
