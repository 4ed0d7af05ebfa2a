// The random site as a Hugo project: a Markdown file for each page with its fields in front matter, a partial for each block type
// that writes the same elements, and styles of the same size.
import { stringify } from 'yaml'
import type { RandomPage, RandomSite } from './random-site.ts'

const heading = '<{{ .level }} class="heading text-title" id="{{ .key }}-title">{{ .block.title }}</{{ .level }}>'
const lead = '{{ with .block.text }}<p class="lead mt-6 max-w-prose">{{ . }}</p>{{ end }}'
const link = (of: string) => `<a class="button button-solid" href="{{ ${of}.to }}">{{ ${of}.label }}</a>`
const cards = (list: string, title: string, text: string) =>
  `<ul class="cards mt-9">{{ range .block.${list} }}<li class="card"><h3 class="heading text-subtitle">{{ .${title} }}</h3><p class="mt-3 text-muted">{{ .${text} }}</p></li>{{ end }}</ul>`

/** Block type → content of its section. */
const partials: Record<string, string> = {
  hero: `${heading}${lead}<p class="mt-9">${link('.block.action')}</p>{{ with .block.pillars }}<ul class="pillars">{{ range . }}<li class="pillar"><h2 class="heading text-lead">{{ .title }}</h2><p class="mt-3">{{ .text }}</p></li>{{ end }}</ul>{{ end }}`,
  'page-intro': `<p class="eyebrow label">{{ .block.eyebrow }}</p>${heading}${lead}`,
  prose: `${heading}<div class="prose mt-6">{{ .block.text | .page.RenderString (dict "display" "block") }}</div>`,
  reasons: heading + lead + cards('reasons', 'title', 'text'),
  steps: `${heading}${lead}<ol class="steps mt-9">{{ range .block.steps }}<li class="step"><h3 class="heading text-subtitle">{{ .title }}</h3><p class="mt-3 text-muted">{{ .description }}</p></li>{{ end }}</ol>`,
  checklist: `${heading}${lead}<ul class="checklist mt-9">{{ range .block.items }}<li class="check">{{ . }}</li>{{ end }}</ul><p class="mt-9">${link('.block.action')}</p>`,
  testimonials: `${heading}<div class="quotes mt-9">{{ range .block.quotes }}<figure class="quote"><blockquote><p>{{ .text }}</p></blockquote><figcaption class="mt-3 text-muted">{{ .by }}</figcaption></figure>{{ end }}</div>`,
  'stat-tiles': `${heading}<dl class="tiles mt-9">{{ range .block.tiles }}<div class="tile"><dt class="label">{{ .label }}</dt><dd class="figure">{{ .figure }}</dd></div>{{ end }}</dl>`,
  'price-list': heading + lead + cards('prices', 'title', 'price'),
  'index-list': `${heading}<ul class="index mt-9">{{ range .block.items }}<li class="entry"><a href="{{ .to }}"><span class="heading text-subtitle">{{ .title }}</span></a><p class="text-muted">{{ .text }}</p></li>{{ end }}</ul>`,
  closing: `${heading}${lead}<p class="mt-9">{{ range .block.actions }}${link('')}{{ end }}</p>`,
}

const template = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{{ .Title }} | Bench</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"><meta property="og:type" content="website"><meta property="og:site_name" content="Bench"><meta property="og:title" content="{{ .Title }} | Bench"><meta property="og:description" content="{{ .Description }}"><meta property="og:url" content="{{ .Permalink }}"><meta name="twitter:card" content="summary"><script type="application/ld+json">{{ dict "@context" "https://schema.org" "@type" "WebPage" "name" .Title "description" .Description "url" .Permalink | jsonify | safeJS }}</script><style>{{ partial "style.css" . | safeCSS }}</style></head><body><a class="skip" href="#content">Skip to content</a><header class="bar"><div class="wrap bar-row"><a href="/">Bench</a><nav aria-label="Main"><ul><li><a href="/">Home</a></li></ul></nav></div></header><main id="content" tabindex="-1">
{{- $page := . -}}
{{- range $at, $block := .Params.blocks -}}
{{- $key := printf "block-%d" (add $at 1) -}}
<section aria-labelledby="{{ $key }}-title" class="relative py-section {{ $block.type }}"><div class="wrap relative">
{{- partial (printf "%s.html" $block.type) (dict "block" $block "page" $page "key" $key "level" (cond (eq $at 0) "h1" "h2")) -}}
</div></section>
{{- end -}}
</main><footer class="foot"><p>Bench</p></footer></body></html>
`

/** Replaces names such as `{facts.reply}` by their text. */
function filled(page: RandomPage, facts: RandomSite['facts']): RandomPage {
  const text = JSON.stringify(page).replace(/\{facts\.(\w+)\}/g, (_, name: string) =>
    JSON.stringify(facts[name] ?? '').slice(1, -1),
  )
  return JSON.parse(text) as RandomPage
}

/** Returns the project's files by path. `styles` is the number of bytes of styles in each page. */
export function hugoFiles({ pages, facts }: RandomSite, styles: number): Map<string, string> {
  const config = {
    baseURL: 'https://bench.example',
    publishDir: 'out',
    disableKinds: ['taxonomy', 'term', 'section', 'RSS'],
  }
  const files = new Map([
    ['config.json', JSON.stringify(config)],
    ...['index.html', '_default/single.html', '_default/list.html'].map((name): [string, string] => [
      `layouts/${name}`,
      template,
    ]),
    ['layouts/partials/style.css', stylesOf(styles)],
  ])
  for (const [type, partial] of Object.entries(partials)) files.set(`layouts/partials/${type}.html`, partial)
  for (const page of pages) {
    const { path, ...fields } = filled(page, facts)
    files.set(path === '/' ? 'content/_index.md' : `content${path}.md`, `---\n${stringify(fields)}---\n`)
  }
  return files
}

/** Returns CSS of at least so many bytes. */
export function stylesOf(bytes: number): string {
  let css = ''
  for (let at = 0; css.length < bytes; at++)
    css += `.part-${at}{margin-block:${at % 9}rem;color:var(--ink);display:grid}`
  return css
}
