// The bench's page in each builder's template language: the same elements and the same inlined styles, nothing else.
const style =
  'body{font:1rem/1.6 sans-serif;margin:auto;max-width:60rem;padding:2rem}h1{font-size:2.5rem}section{padding-block:2rem}'

/** `description` is the attribute's value with its quotes, in the template language. */
const head = (title: string, description: string, inline = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content=${description}><style${inline}>${style}</style></head>`

interface Words {
  title: string
  lead: string
  closing: string
  next: string
  /** Repeats the items of a list, in the template language. */
  each(list: 'points' | 'steps'): string
}

const body = ({ title, lead, closing, next, each }: Words) =>
  `<body><main><h1>${title}</h1><p>${lead}</p>` +
  `<section><h2>Three points</h2><ul>${each('points')}</ul></section>` +
  `<section><h2>Four steps</h2><ul>${each('steps')}</ul></section>` +
  `<section><h2>Come and see</h2><p>${closing}</p><a href=${next}>Next</a></section></main></body></html>`

const item = (title: string, text: string) => `<li><h3>${title}</h3><p>${text}</p></li>`

/** A script that joins strings and writes files: the least that a build can take. */
export const scriptByHand = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const pages = JSON.parse(readFileSync('pages.json', 'utf8'))
const safe = (text) => text.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
const list = (items) => items.map((item) => \`${item(`\${safe(item.title)}`, `\${safe(item.text)}`)}\`).join('')
for (const page of pages) {
  const html = \`${head(`\${safe(page.title)}`, `"\${safe(page.description)}"`)}${body({
    title: `\${safe(page.title)}`,
    lead: `\${safe(page.lead)}`,
    closing: `\${safe(page.closing)}`,
    next: `"\${page.next}"`,
    each: (name) => `\${list(page.${name})}`,
  })}\`
  const folder = 'out' + (page.path === '/' ? '' : page.path)
  mkdirSync(folder, { recursive: true })
  writeFileSync(folder + '/index.html', html)
}
`

export const eleventyPage = `${head('{{ title }}', '"{{ description }}"')}${body({
  title: '{{ title }}',
  lead: '{{ lead }}',
  closing: '{{ closing }}',
  next: '"{{ next }}"',
  each: (name) => `{% for item in ${name} %}${item('{{ item.title }}', '{{ item.text }}')}{% endfor %}`,
})}
`

/** Astro calls `getStaticPaths` for the addresses of all pages. */
export const astroPage = `---
import pages from '../pages.json'
export const getStaticPaths = () => pages.map((page) => ({ params: { path: page.path === '/' ? undefined : page.path.slice(1) }, props: { page } }))
const { page } = Astro.props
---
${head('{page.title}', '{page.description}', ' is:inline')}${body({
  title: '{page.title}',
  lead: '{page.lead}',
  closing: '{page.closing}',
  next: '{page.next}',
  each: (name) => `{page.${name}.map((item) => ${item('{item.title}', '{item.text}')})}`,
})}
`

export const hugoPage = `${head('{{ .Title }}', '"{{ .Description }}"')}${body({
  title: '{{ .Title }}',
  lead: '{{ .Params.lead }}',
  closing: '{{ .Params.closing }}',
  next: '"{{ .Params.next }}"',
  each: (name) => `{{ range .Params.${name} }}${item('{{ .title }}', '{{ .text }}')}{{ end }}`,
})}
`
