// Where the files of a feed lie.
import type { Feed, FeedFormat } from './model.ts'

const files: Readonly<Record<FeedFormat, string>> = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' }

/** `at`: the page whose feed it is. */
export const feedPath = ({ at }: Pick<Feed, 'at'>, format: FeedFormat) => `${at === '/' ? '' : at}/${files[format]}`

export const feedPaths = (feed: Pick<Feed, 'at' | 'formats'>): string[] =>
  feed.formats.map((format) => feedPath(feed, format))

/** For the file of one of the feeds, the page whose feed it is, and the file below it. */
export function feedAt(feeds: readonly Pick<Feed, 'at' | 'formats'>[], path: string) {
  const feed = feeds.find((one) => feedPaths(one).includes(path))
  return feed && { at: feed.at, file: path.slice(path.lastIndexOf('/')) }
}
