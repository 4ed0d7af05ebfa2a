import { feedPath } from '../site/feed-files.ts'
import type { FeedFormat, Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'

const types: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** The `<link rel="alternate">` tags of the site's feeds, for the head of every page. */
export const feedLinks = ({ feeds = [] }: Pick<Site, 'feeds'>): string =>
  feeds
    .flatMap((feed) =>
      feed.formats.map(
        (format) =>
          `<link rel="alternate" type="${types[format]}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feedPath(feed, format))}">`,
      ),
    )
    .join('')
