// Changes beyond a word in this project's own site.yaml, each with what the page shows of it.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from './save-to-paint.ts'

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

const changes: Omit<Change, 'file'>[] = [
  {
    name: 'a word of a block',
    path: '/',
    seen: "[...document.querySelectorAll('h2')].find((h2) => /^Leading a /.test(h2.textContent))?.textContent",
    write: (text) => swap(text, 'Leading a nonprofit?', 'Leading a choir?'),
    expected: 'Leading a choir?',
  },
  {
    name: 'the reading',
    path: '/',
    seen: "getComputedStyle(document.documentElement).getPropertyValue('--ground')",
    write: (text) => swap(text, '\nreading: A\n', '\nreading: B\n'),
    expected: '#eef2f4',
  },
  {
    name: 'a colour of the theme',
    path: '/',
    seen: "getComputedStyle(document.documentElement).getPropertyValue('--ground')",
    write: (text) => swap(text, 'ground: "#f7f2e8"', 'ground: "#ffeedd"'),
    expected: '#ffeedd',
  },
  {
    name: 'a link of the layout',
    path: '/',
    seen: 'document.querySelector(\'header nav a[href="/services"]\')?.textContent',
    write: (text) => swap(text, '{ label: Services, to: /services }', '{ label: What we do, to: /services }'),
    expected: 'What we do',
  },
  {
    name: 'a fact used in texts',
    path: '/contact',
    seen: "/one working day/.test(document.querySelector('main')?.textContent) ? 'new' : 'old'",
    write: (text) => swap(text, 'reply: 24 hours', 'reply: one working day'),
    expected: 'new',
  },
  {
    name: 'a route added and removed',
    path: '/pricing',
    seen: heading,
    write: (text) => swap(text, '      /services:\n', `${page}      /services:\n`),
    expected: 'What it costs',
  },
  {
    name: 'a redirect of the open page',
    path: '/pricing',
    seen: 'location.pathname',
    write: (text) => swap(text, rules, `${rules}    redirects: { /pricing: /services }\n`),
    expected: '/services',
  },
]

export interface SiteToChange {
  manifest: string
  changes: (Change & {
    /** Maximum median in milliseconds. */
    goal?: number
  })[]
}

/** Copies the site. */
export function ownSite(root: string, work: string): SiteToChange {
  const folder = join(work, 'own-site')
  for (const name of ['site.yaml', 'blocks', 'images', 'public'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  const manifest = join(folder, 'site.yaml')
  return { manifest, changes: changes.map((change) => ({ ...change, file: manifest })) }
}
