// Changes that are more than a word, in this project's own site.yaml: how long until each is on the page.
import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Contestant } from './preview-contestants.ts'

export interface Change {
  name: string
  /** The page that is looked at. */
  path: string
  /** Expression for the browser: what is seen of it. */
  seen: string
  /** The text with the change and what is seen then; without it, what was seen before is seen again. */
  write(text: string): string
  there: string
}

const swap = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`site.yaml has no "${from}".`)
  return text.replace(from, to)
}

const rules = '    unknownPaths: { screen: error }\n'
const heading = "document.querySelector('h1')?.textContent"
const page = `      /pricing:
        title: Prices
        description: What it costs.
        blocks:
          - { type: page-intro, title: What it costs, text: Less than you think. }
`

export const changes: Change[] = [
  {
    name: 'a word of a block',
    path: '/',
    seen: "[...document.querySelectorAll('h2')].find((h2) => /^Leading a /.test(h2.textContent))?.textContent",
    write: (text) => swap(text, 'Leading a nonprofit?', 'Leading a choir?'),
    there: 'Leading a choir?',
  },
  {
    name: 'the reading',
    path: '/',
    seen: "getComputedStyle(document.documentElement).getPropertyValue('--ground')",
    write: (text) => swap(text, '\nreading: A\n', '\nreading: B\n'),
    there: '#eef2f4',
  },
  {
    name: 'a colour of the theme',
    path: '/',
    seen: "getComputedStyle(document.documentElement).getPropertyValue('--ground')",
    write: (text) => swap(text, 'ground: "#f7f2e8"', 'ground: "#ffeedd"'),
    there: '#ffeedd',
  },
  {
    name: 'a link of the layout',
    path: '/',
    seen: 'document.querySelector(\'header nav a[href="/services"]\')?.textContent',
    write: (text) => swap(text, '{ label: Services, to: /services }', '{ label: What we do, to: /services }'),
    there: 'What we do',
  },
  {
    name: 'a fact that texts name',
    path: '/contact',
    seen: "/one working day/.test(document.querySelector('main')?.textContent) ? 'new' : 'old'",
    write: (text) => swap(text, 'reply: 24 hours', 'reply: one working day'),
    there: 'new',
  },
  {
    name: 'a route that comes and goes',
    path: '/pricing',
    seen: heading,
    write: (text) => swap(text, '      /services:\n', `${page}      /services:\n`),
    there: 'What it costs',
  },
  {
    name: 'a redirect of the page that is looked at',
    path: '/pricing',
    seen: 'location.pathname',
    write: (text) => swap(text, rules, `${rules}    redirects: { /pricing: /services }\n`),
    there: '/services',
  },
]

/** A preview of a copy of the site. */
export function ownSite(
  root: string,
  work: string,
  serve: (file: string, data: string) => Contestant['start'],
): { file: string; start: Contestant['start'] } {
  const folder = join(work, 'own-site')
  mkdirSync(folder)
  const file = join(folder, 'site.yaml')
  copyFileSync(join(root, 'site.yaml'), file)
  for (const beside of ['blocks', 'images', 'public'])
    cpSync(join(root, beside), join(folder, beside), { recursive: true })
  return { file, start: serve(file, join(folder, 'data')) }
}
