// Phone numbers and mail addresses on the built pages of the examples.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { loadFile } from '../../src/project/load-file.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { ownBundle, root } from './built-site.ts'

/** The bodies of an example's pages by file; `change` is applied to its manifest. */
async function bodiesOf(example: string, change = (text: string) => text): Promise<Map<string, string>> {
  const folder = join(root, 'examples', example)
  const file = join(folder, 'site.yaml')
  const { site } = loadFile(file, { root: folder, texts: new Map([[file, change(readFileSync(file, 'utf8'))]]) })
  if (!site) throw new Error(`${example} does not load.`)
  const files = [...siteFiles(site, await ownBundle()).files].filter(([name]) => name.endsWith('.html'))
  return new Map(files.map(([name, html]) => [name, html.slice(html.indexOf('<body'))]))
}

let pages = new Map<string, string>()
beforeAll(async () => {
  const title = 'Emergency? Ring us at any hour'
  pages = await bodiesOf('practice', (text) => text.replace(title, `${title}: {facts.emergencies}`))
})

it('each phone number and mail address is a link, on every page', () => {
  const left = [...pages].flatMap(([file, body]) => {
    const rest = body.replace(/<(a|h[1-6]|script|textarea)\b.*?<\/\1>/gs, '').replace(/ [a-z-]+="[^"]*"/g, '')
    return [...rest.matchAll(/.{0,30}(?:01632 960 00\d|reception@example\.com)/g)].map(([found]) => `${file}: ${found}`)
  })
  expect(pages.size).toBeGreaterThan(6)
  expect(left).toEqual([])
})

it('an emergency is one tap away from the home page', () => {
  expect(pages.get('index.html')).toMatch(/<a href="tel:01632960002"[^>]*>Ring 01632 960 002/)
})

it('a phone number in the title of a banner is a link', () => {
  expect(pages.get('index.html')).toMatch(
    /<h2[^>]*><span>Emergency\? Ring us at any hour: <a href="tel:01632960002" class="contact-link">01632 960 002<\/a><\/span><\/h2>/,
  )
})

it('no link is nested in another, and only banner headings contain contact links', () => {
  for (const body of pages.values()) {
    expect(body).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>).)*<a\b/s)
    expect(body.replace(/Emergency\?.*?<\/h2>/g, '')).not.toMatch(/<h\d[^>]*>(?:(?!<\/h\d>).)*contact-link/s)
  }
})

it('a phone number among the facts beside a form is a link', async () => {
  const contact = (await bodiesOf('studio')).get('contact/index.html')
  const [facts] = /<dl class="sign-up-facts">.*?<\/dl>/s.exec(contact ?? '') ?? []
  expect(facts).toContain('<dd><a href="tel:01632960021" class="contact-link">01632 960 021</a></dd>')
})
