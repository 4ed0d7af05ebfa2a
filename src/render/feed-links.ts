// Where the feeds of a site are, as the head of every page says it.
import { feedPath } from '../site/feed-files.ts'
import type { FeedFormat, Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'

const types: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** What leads to the feeds from the head of every page. */
export const feedLinks = ({ feeds = [] }: Pick<Site, 'feeds'>): string =>
  feeds
    .flatMap((feed) =>
      feed.formats.map(
        (format) =>
          `<link rel="alternate" type="${types[format]}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feedPath(feed, format))}">`,
      ),
    )
    .join('')
