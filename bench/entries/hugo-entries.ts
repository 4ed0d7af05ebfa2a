// The same entries as a Hugo project: the same Markdown files, templates that write the same pages, and styles of the same size.
import { stylesOf } from '../random/hugo-site.ts'
import { type EntrySite, entryFiles } from './entry-site.ts'

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{{ .Title }} | Bench</title><meta name="description" content="{{ with .Params.summary }}{{ . }}{{ else }}{{ .Title }}{{ end }}"><link rel="canonical" href="{{ .Permalink }}"><meta property="og:type" content="website"><meta property="og:title" content="{{ .Title }} | Bench"><meta property="og:url" content="{{ .Permalink }}"><script type="application/ld+json">{{ dict "@context" "https://schema.org" "@type" "BlogPosting" "headline" .Title "url" .Permalink | jsonify | safeJS }}</script><style>{{ partial "style.css" . | safeCSS }}</style></head><body><a class="skip" href="#content">Skip to content</a><header class="bar"><div class="wrap"><a href="/">Bench</a><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li></ul></nav></div></header><main id="content" tabindex="-1">`
const foot = `</main><footer class="foot"><p>Bench</p></footer></body></html>`
const item = `<li><p class="entry-day"><time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "January 2, 2006" }}</time></p><h2 class="heading"><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p class="text-muted">{{ .Params.summary }}</p><p class="entry-topics">{{ delimit .Params.topics " · " }}</p></li>`

const list = `${head}<section class="wrap"><h1 class="heading">{{ .Title }}</h1><nav aria-label="Topics"><ul>{{ range $name, $pages := site.Taxonomies.topics }}<li><a href="/topics/{{ $name }}">{{ $name }}</a></li>{{ end }}</ul></nav>{{ $pages := where .RegularPagesRecursive "Section" "news" }}{{ if eq .Kind "term" }}{{ $pages = .Pages }}{{ end }}{{ $page := .Paginate $pages 20 }}<ul class="entries">{{ range $page.Pages }}${item}{{ end }}</ul><nav>{{ with $page.Prev }}<a href="{{ .URL }}">Newer</a>{{ end }}{{ $page.PageNumber }} / {{ $page.TotalPages }}{{ with $page.Next }}<a href="{{ .URL }}">Older</a>{{ end }}</nav></section>${foot}`

const single = `${head}<article class="article wrap"><h1 class="heading">{{ .Title }}</h1><p class="article-by"><time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "January 2, 2006" }}</time>{{ $id := .Params.author }}{{ range where site.Data.people "id" $id }} · {{ .name }}{{ end }}</p><p class="lead">{{ .Params.summary }}</p>{{ .Content }}</article><nav>{{ with .NextInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .PrevInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>{{ with index .Params.topics 0 }}<section><h2>More on this</h2><ul class="entries">{{ range first 3 (index site.Taxonomies.topics .).Pages }}${item}{{ end }}</ul></section>{{ end }}${foot}`

const config = `baseURL: https://bench.example
title: Bench
languageCode: en
taxonomies: { topic: topics }
permalinks: { news: /news/:filename }
outputs: { section: [HTML, RSS], home: [HTML], term: [HTML], taxonomy: [HTML] }
minify: { minifyOutput: false }
`

/** Returns the project's files by path. `styles` is the number of bytes of styles in each page. */
export function hugoEntries(site: EntrySite, styles: number): Map<string, string> {
  const files = new Map([
    ['config.yaml', config],
    ['layouts/_default/list.html', list],
    ['layouts/_default/single.html', single],
    [
      'layouts/index.html',
      `${head}<h1>Bench</h1><ul>{{ range first 3 (where site.RegularPages "Section" "news") }}${item}{{ end }}</ul>${foot}`,
    ],
    ['layouts/partials/style.css', stylesOf(styles)],
    ['content/news/_index.md', '---\ntitle: News\n---\n'],
    ['data/people.json', JSON.stringify(site.people)],
  ])
  for (const [name, text] of entryFiles(site)) if (name.endsWith('.md')) files.set(name, text)
  return files
}
