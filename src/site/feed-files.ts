// Computes paths of feed files.
import type { Feed, FeedFormat } from './model.ts'

const files: Readonly<Record<FeedFormat, string>> = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' }

/** `at`: the page that the feed belongs to. */
export const feedPath = ({ at }: Pick<Feed, 'at'>, format: FeedFormat) => `${at === '/' ? '' : at}/${files[format]}`

export const feedPaths = (feed: Pick<Feed, 'at' | 'formats'>): string[] =>
  feed.formats.map((format) => feedPath(feed, format))

/** Returns the page of a feed file and the file's path below it; undefined for other paths. */
export function feedAt(feeds: readonly Pick<Feed, 'at' | 'formats'>[], path: string) {
  const feed = feeds.find((one) => feedPaths(one).includes(path))
  return feed && { at: feed.at, file: path.slice(path.lastIndexOf('/')) }
}
