// The same entries as an Eleventy project: the same Markdown files, and templates that write the same pages and styles of the same size.
import { stylesOf } from '../random/hugo-site.ts'
import { type EntrySite, entryFiles, topics } from './entry-site.ts'

const layout = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{{ title }} | Bench</title><meta name="description" content="{{ summary or title }}"><link rel="canonical" href="https://bench.example{{ page.url }}"><meta property="og:type" content="website"><meta property="og:title" content="{{ title }} | Bench"><meta property="og:url" content="https://bench.example{{ page.url }}"><script type="application/ld+json">{{ { "@context": "https://schema.org", "@type": "BlogPosting", headline: title, url: page.url } | dump | safe }}</script><style>{{ styles | safe }}</style></head><body><a class="skip" href="#content">Skip to content</a><header class="bar"><div class="wrap"><a href="/">Bench</a><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/news/">News</a></li></ul></nav></div></header><main id="content" tabindex="-1">{{ content | safe }}</main><footer class="foot"><p>Bench</p></footer></body></html>`

const item = `<li><p class="entry-day"><time datetime="{{ entry.date | day }}">{{ entry.date | longDay }}</time></p><h2 class="heading"><a href="{{ entry.url }}">{{ entry.data.title }}</a></h2><p class="text-muted">{{ entry.data.summary }}</p><p class="entry-topics">{{ entry.data.topics | join(" · ") }}</p></li>`
const items = (list: string) => `<ul class="entries">{% for entry in ${list} %}${item}{% endfor %}</ul>`

const single = `---
layout: page.njk
---
<article class="article wrap"><h1 class="heading">{{ title }}</h1><p class="article-by"><time datetime="{{ page.date | day }}">{{ page.date | longDay }}</time> · {{ author | personName }}</p><p class="lead">{{ summary }}</p>{{ content | safe }}</article><nav>{% set newer = collections.news | newerThan(page) %}{% if newer %}<a rel="prev" href="{{ newer.url }}">{{ newer.data.title }}</a>{% endif %}{% set older = collections.news | olderThan(page) %}{% if older %}<a rel="next" href="{{ older.url }}">{{ older.data.title }}</a>{% endif %}</nav><section><h2>More on this</h2>${items('collections.related[topics[0]]')}</section>`

const list = `---
layout: page.njk
pagination: { data: collections.lists, size: 1, alias: list }
permalink: "{{ list.url }}index.html"
eleventyComputed: { title: "{{ list.title }}" }
---
<section class="wrap"><h1 class="heading">{{ title }}</h1><nav aria-label="Topics"><ul>{% for topic in topicNames %}<li><a href="/topics/{{ topic }}/">{{ topic }}</a></li>{% endfor %}</ul></nav>${items('list.entries')}<nav>{% if list.newer %}<a href="{{ list.newer }}">Newer</a>{% endif %}{{ list.number }} / {{ list.count }}{% if list.older %}<a href="{{ list.older }}">Older</a>{% endif %}</nav></section>`

const home = `---
layout: page.njk
title: Bench
---
<h1>Bench</h1>${items('collections.news.slice(0, 3)')}`

const feed = `---
permalink: /news/index.xml
---
<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>News</title><link>https://bench.example/news</link>{% for entry in collections.news.slice(0, 20) %}<item><title>{{ entry.data.title }}</title><link>https://bench.example{{ entry.url }}</link><pubDate>{{ entry.date.toUTCString() }}</pubDate></item>{% endfor %}</channel></rss>`

const config = `import { readFileSync } from 'node:fs'
const names = new Map(JSON.parse(readFileSync('people.json', 'utf8')).map(({ id, name }) => [id, name]))
const topicNames = ${JSON.stringify(topics)}
const perPage = 20
const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const newsOf = (api) => api.getFilteredByGlob('content/news/*.md').sort((a, b) => b.date - a.date)
const about = (news, topic) => news.filter(({ data }) => data.topics.includes(topic))
function pagesOf(title, at, entries) {
  const count = Math.ceil(entries.length / perPage)
  const url = (page) => (page === 0 ? at + '/' : at + '/page/' + (page + 1) + '/')
  return Array.from({ length: count }, (_, page) => ({
    title, count, number: page + 1, url: url(page),
    entries: entries.slice(page * perPage, (page + 1) * perPage),
    newer: page > 0 && url(page - 1), older: page + 1 < count && url(page + 1),
  }))
}
// Eleventy's own nextCollectionItem searches the whole list for each page.
const places = new WeakMap()
function placeOf(news, url) {
  if (!places.has(news)) places.set(news, new Map(news.map((entry, at) => [entry.url, at])))
  return places.get(news).get(url)
}
export default (config) => {
  config.addPreprocessor('unpublished', 'md', (data) => (data.draft || data.publish ? false : undefined))
  config.addCollection('news', newsOf)
  config.addCollection('related', (api) => {
    const news = newsOf(api)
    return Object.fromEntries(topicNames.map((topic) => [topic, about(news, topic).slice(0, 3)]))
  })
  config.addCollection('lists', (api) => {
    const news = newsOf(api)
    return [pagesOf('News', '/news', news), ...topicNames.map((topic) => pagesOf(topic, '/topics/' + topic, about(news, topic)))].flat()
  })
  config.addGlobalData('styles', readFileSync('style.css', 'utf8'))
  config.addGlobalData('topicNames', topicNames)
  config.addFilter('day', (date) => date.toISOString().slice(0, 10))
  config.addFilter('longDay', (date) => long.format(date))
  config.addFilter('personName', (id) => names.get(id))
  config.addFilter('newerThan', (news, { url }) => news[placeOf(news, url) - 1])
  config.addFilter('olderThan', (news, { url }) => news[placeOf(news, url) + 1])
  return { markdownTemplateEngine: false, dir: { input: 'content', includes: '../_includes', output: 'out' } }
}
`

const entryData = `export default { layout: 'entry.njk', permalink: ({ page }) => '/news/' + page.fileSlug + '/index.html' }
`

/** Returns the project's files by path. `styles` is the number of bytes of styles in each page. */
export function eleventyEntries(site: EntrySite, styles: number): Map<string, string> {
  const files = new Map([
    ['package.json', '{"type":"module"}'],
    ['eleventy.config.js', config],
    ['_includes/page.njk', layout],
    ['_includes/entry.njk', single],
    ['content/index.njk', home],
    ['content/list.njk', list],
    ['content/feed.njk', feed],
    ['content/news/news.11tydata.js', entryData],
    ['people.json', JSON.stringify(site.people)],
    ['style.css', stylesOf(styles)],
  ])
  for (const [name, text] of entryFiles(site)) if (name.endsWith('.md')) files.set(name, text)
  return files
}
