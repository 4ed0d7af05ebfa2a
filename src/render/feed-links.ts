// Where the feeds of a site are, as the head of every page says it.
import type { Feed, FeedFormat, Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'

const files: Readonly<Record<FeedFormat, { file: string; type: string }>> = {
  rss: { file: 'feed.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
}

/** Where the feed lies. */
export const feedPath = ({ at }: Feed, format: FeedFormat) => `${at === '/' ? '' : at}/${files[format].file}`

/** Where each file of the feed lies. */
export const feedPaths = (feed: Feed): string[] => feed.formats.map((format) => feedPath(feed, format))

/** What leads to the feeds from the head of every page. */
export const feedLinks = ({ feeds = [] }: Pick<Site, 'feeds'>): string =>
  feeds
    .flatMap((feed) =>
      feed.formats.map(
        (format) =>
          `<link rel="alternate" type="${files[format].type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feedPath(feed, format))}">`,
      ),
    )
    .join('')
