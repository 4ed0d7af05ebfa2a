// The same entries as an Astro project: the same Markdown files, and pages with the same elements and styles of the same size.
import { stylesOf } from '../random/hugo-site.ts'
import { type EntrySite, entryFiles, topics } from './entry-site.ts'

const layout = `---
import styles from '../style.css?raw'
const { title, description = title, url = 'https://bench.example' + Astro.url.pathname } = Astro.props
const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'BlogPosting', headline: title, url })
---
<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | Bench</title><meta name="description" content={description}><link rel="canonical" href={url}><meta property="og:type" content="website"><meta property="og:title" content={title + ' | Bench'}><meta property="og:url" content={url}><script is:inline type="application/ld+json" set:html={data} /><style is:inline set:html={styles} /></head><body><a class="skip" href="#content">Skip to content</a><header class="bar"><div class="wrap"><a href="/">Bench</a><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li></ul></nav></div></header><main id="content" tabindex="-1"><slot /></main><footer class="foot"><p>Bench</p></footer></body></html>`

const items = `---
import { dayOf, longDayOf } from '../news.js'
---
<ul class="entries">{Astro.props.entries.map(({ id, data }) => <li><p class="entry-day"><time datetime={dayOf(data)}>{longDayOf(data)}</time></p><h2 class="heading"><a href={'/news/' + id}>{data.title}</a></h2><p class="text-muted">{data.summary}</p><p class="entry-topics">{data.topics.join(' · ')}</p></li>)}</ul>`

const list = `---
import Page from './page.astro'
import Entries from './entries.astro'
import { topics } from '../news.js'
const { title, page } = Astro.props
---
<Page title={title}><section class="wrap"><h1 class="heading">{title}</h1><nav aria-label="Topics"><ul>{topics.map((topic) => <li><a href={'/topics/' + topic}>{topic}</a></li>)}</ul></nav><Entries entries={page.data} /><nav>{page.url.prev && <a href={page.url.prev}>Newer</a>}{page.currentPage} / {page.lastPage}{page.url.next && <a href={page.url.next}>Older</a>}</nav></section></Page>`

const single = `---
import { render } from 'astro:content'
import Page from '../../parts/page.astro'
import Entries from '../../parts/entries.astro'
import { about, dayOf, longDayOf, news, personName } from '../../news.js'
export function getStaticPaths() {
  return news.map((entry, at) => ({ params: { slug: entry.id }, props: { entry, newer: news[at - 1], older: news[at + 1] } }))
}
const { entry, newer, older } = Astro.props
const { data } = entry
const { Content } = await render(entry)
---
<Page title={data.title} description={data.summary}><article class="article wrap"><h1 class="heading">{data.title}</h1><p class="article-by"><time datetime={dayOf(data)}>{longDayOf(data)}</time> · {personName(data.author)}</p><p class="lead">{data.summary}</p><Content /></article><nav>{newer && <a rel="prev" href={'/news/' + newer.id}>{newer.data.title}</a>}{older && <a rel="next" href={'/news/' + older.id}>{older.data.title}</a>}</nav><section><h2>More on this</h2><Entries entries={about[data.topics[0]].slice(0, 3)} /></section></Page>`

const allNews = `---
import { news } from '../../news.js'
import List from '../../parts/list.astro'
export function getStaticPaths({ paginate }) {
  return paginate(news, { pageSize: 20 })
}
---
<List title="News" page={Astro.props.page} />`

const ofTopic = `---
import { about, topics } from '../../../news.js'
import List from '../../../parts/list.astro'
export function getStaticPaths({ paginate }) {
  return topics.flatMap((topic) => paginate(about[topic], { params: { topic }, pageSize: 20 }))
}
---
<List title={Astro.params.topic} page={Astro.props.page} />`

const home = `---
import { news } from '../news.js'
import Entries from '../parts/entries.astro'
import Page from '../parts/page.astro'
---
<Page title="Bench"><h1>Bench</h1><Entries entries={news.slice(0, 3)} /></Page>`

const feed = `import { news } from '../../news.js'
const safe = (text) => text.replace(/[&<>]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
const item = ({ id, data }) => '<item><title>' + safe(data.title) + '</title><link>https://bench.example/news/' + id + '</link><pubDate>' + new Date(data.date).toUTCString() + '</pubDate></item>'
export const GET = () => new Response('<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>News</title><link>https://bench.example/news</link>' + news.slice(0, 20).map(item).join('') + '</channel></rss>')
`

const shared = `import { getCollection } from 'astro:content'
import people from './people.json'
export const topics = ${JSON.stringify(topics)}
const time = ({ data }) => new Date(data.date).getTime()
export const news = (await getCollection('news', ({ data }) => !data.draft && !data.publish)).sort((a, b) => time(b) - time(a))
export const about = Object.fromEntries(topics.map((topic) => [topic, news.filter(({ data }) => data.topics.includes(topic))]))
const names = new Map(people.map(({ id, name }) => [id, name]))
export const personName = (id) => names.get(id)
const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
export const dayOf = ({ date }) => new Date(date).toISOString().slice(0, 10)
export const longDayOf = ({ date }) => long.format(new Date(date))
`

const collections = `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
export const collections = { news: defineCollection({ loader: glob({ pattern: '*.md', base: './content/news' }) }) }
`

/** Returns the project's files by path. `styles` is the number of bytes of styles in each page. */
export function astroEntries(site: EntrySite, styles: number): Map<string, string> {
  const files = new Map([
    ['package.json', '{"type":"module"}'],
    // The packages are shared with other projects, so the cache lies in the project itself.
    ['astro.config.mjs', "export default { outDir: 'out', cacheDir: '.cache', site: 'https://bench.example' }\n"],
    ['src/content.config.js', collections],
    ['src/news.js', shared],
    ['src/people.json', JSON.stringify(site.people)],
    ['src/style.css', stylesOf(styles)],
    ['src/parts/page.astro', layout],
    ['src/parts/entries.astro', items],
    ['src/parts/list.astro', list],
    ['src/pages/index.astro', home],
    ['src/pages/news/[slug].astro', single],
    ['src/pages/news/[...page].astro', allNews],
    ['src/pages/news/feed.xml.js', feed],
    ['src/pages/topics/[topic]/[...page].astro', ofTopic],
  ])
  for (const [name, text] of entryFiles(site)) if (name.endsWith('.md')) files.set(name, text)
  return files
}
