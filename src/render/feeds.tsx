// Writes feeds as RSS 2.0, Atom and JSON Feed, with full texts and absolute URLs.
import { renderToStaticMarkup } from 'react-dom/server'
import { innerBlocksOf } from '../blocks/schemas.ts'
import { blockViews } from '../blocks/views.ts'
import { canonicalOf } from '../site/canonical.ts'
import { feedPath } from '../site/feed-files.ts'
import type { Images } from '../site/images.ts'
import type { Feed, FeedFormat, Route, Site } from '../site/model.ts'
import { BlockProvider, blockKey } from '../ui/block-context.tsx'
import { InnerBlockViews } from '../ui/inner-block.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { ImageSources } from '../ui/picture.tsx'
import { PageProvider } from '../ui/site-context.tsx'
import { escapeHtml } from './escape.ts'

/** Feed files by path below the site's root ("news/feed.xml"). */
export function feedFiles(site: Site, images: Images = {}): Map<string, string> {
  const { feeds = [] } = site
  const files = new Map<string, string>()
  if (feeds.length === 0) return files
  const routes = new Map(site.routes.map((route) => [route.path, route]))
  for (const feed of feeds) {
    const items = feed.items.flatMap(({ path, at, id }): Item[] => {
      const route = routes.get(path)
      return route ? [itemOf(site, route, { at, id, images })] : []
    })
    for (const format of feed.formats) files.set(feedPath(feed, format).slice(1), writers[format](site, feed, items))
  }
  return files
}

interface Item {
  id: string
  title: string
  summary: string
  address: string
  /** `2026-12-02T23:00:00Z`. */
  at: string
  html: string
  author?: string
}

function itemOf(site: Site, route: Route, { at, id, images }: Pick<Item, 'at' | 'id'> & { images: Images }): Item {
  const place = route.blocks.findIndex(({ type }) => type === 'article')
  const article = route.blocks[place]
  const { text, author } = article?.props ?? {}
  const html =
    typeof text === 'string'
      ? renderToStaticMarkup(
          <PageProvider value={{ site, path: route.path }}>
            <ImageSources value={images}>
              <InnerBlockViews value={blockViews}>
                <BlockProvider value={{ key: blockKey(article ?? {}, place), opening: false, placeholder: false }}>
                  <Markdown text={text} level={2} anchored blocks={innerBlocksOf(article?.props ?? {})} />
                </BlockProvider>
              </InnerBlockViews>
            </ImageSources>
          </PageProvider>,
        )
      : `<p>${escapeHtml(route.description)}</p>`
  return {
    id,
    title: route.title,
    summary: route.description,
    address: canonicalOf(site, route.path),
    at,
    html: withoutStyledMarkup(html)
      .replace(/ src="\//g, ` src="${site.url}/`)
      .replace(/ srcSet="[^"]*"/gi, (all) => all.replace(/(["\s,])\//g, `$1${site.url}/`))
      .replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${canonicalOf(site, path)}"`)
      .replace(/ href="#/g, ` href="${canonicalOf(site, route.path)}#`),
    ...(typeof author === 'string' ? { author } : {}),
  }
}

/** Removes SVG drawings and syntax colours: feed readers do not have the styles they need. */
const withoutStyledMarkup = (html: string) =>
  html.replace(/<svg[^>]*>.*?<\/svg>/gs, '').replace(/<span class="code-[a-z]+">([^<]*)<\/span>/g, '$1')

/** Escapes text, without the control characters that XML forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const xml = (text: string) => escapeHtml(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))

const newest = (items: readonly Item[]) =>
  items
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? '2000-01-01T00:00:00Z'

const writers: Readonly<Record<FeedFormat, (site: Site, feed: Feed, items: readonly Item[]) => string>> = {
  rss: (site, feed, items) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${xml(feed.title)}</title><link>${xml(canonicalOf(site, feed.at))}</link><description>${xml(feed.title)}</description><language>${xml(site.language)}</language><atom:link href="${xml(canonicalOf(site, feedPath(feed, 'rss')))}" rel="self" type="application/rss+xml"/>${items
      .map(
        ({ id, title, address, at, summary, html, author }) =>
          `\n<item><title>${xml(title)}</title><link>${xml(address)}</link><guid isPermaLink="false">${xml(id)}</guid><pubDate>${new Date(at).toUTCString()}</pubDate>${author === undefined ? '' : `<dc:creator>${xml(author)}</dc:creator>`}<description>${xml(summary)}</description><content:encoded>${xml(html)}</content:encoded></item>`,
      )
      .join('')}\n</channel></rss>\n`,
  atom: (site, feed, items) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(site.language)}"><title>${xml(feed.title)}</title><id>${xml(canonicalOf(site, feedPath(feed, 'atom')))}</id><link rel="self" href="${xml(canonicalOf(site, feedPath(feed, 'atom')))}"/><link href="${xml(canonicalOf(site, feed.at))}"/><updated>${newest(items)}</updated><author><name>${xml(site.name)}</name></author>${items
      .map(
        ({ id, title, address, at, summary, html, author }) =>
          `\n<entry><title>${xml(title)}</title><id>${xml(id)}</id><link href="${xml(address)}"/><published>${at}</published><updated>${at}</updated>${author === undefined ? '' : `<author><name>${xml(author)}</name></author>`}<summary>${xml(summary)}</summary><content type="html">${xml(html)}</content></entry>`,
      )
      .join('')}\n</feed>\n`,
  json: (site, feed, items) =>
    `${JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      home_page_url: canonicalOf(site, feed.at),
      feed_url: canonicalOf(site, feedPath(feed, 'json')),
      language: site.language,
      items: items.map(({ id, title, address, at, summary, html, author }) => ({
        id,
        url: address,
        title,
        summary,
        content_html: html,
        date_published: at,
        ...(author === undefined ? {} : { authors: [{ name: author }] }),
      })),
    })}\n`,
}
