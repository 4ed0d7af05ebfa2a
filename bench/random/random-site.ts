// A site that nothing has been tuned to, drawn by seed: pages of six to eight blocks, prose in Markdown, texts that YAML quotes; the
// home page in the manifest, the others in included files of 200.
import { stringify } from 'yaml'
import { benchTop } from '../content.ts'
import { RandomWords, randomNumbers } from './random-words.ts'

export type RandomBlock = { type: string } & Record<string, unknown>

export interface RandomPage {
  path: string
  title: string
  description: string
  blocks: RandomBlock[]
}

export interface RandomSite {
  seed: number
  pages: RandomPage[]
  facts: Record<string, string>
}

const perFile = 200

export function randomSite(seed: number, count: number): RandomSite {
  const words = new RandomWords(randomNumbers(seed))
  const paths = Array.from({ length: count }, (_, at) =>
    at === 0 ? '/' : `/${words.of(['topics', 'places', 'people', 'work/cases'])}/${slug(words.title(40))}-${at}`,
  )
  const facts = {
    reply: '24 hours',
    office: words.title(30).replace(/[:?]/g, ''),
    since: `${words.between(1950, 2020)}`,
  }
  const pages = paths.map((path, at): RandomPage => {
    const link = () => words.of(paths)
    const next = paths[(at + 1) % count] ?? '/'
    return {
      path,
      // Numbered, because pages with equal titles would cause a warning.
      title: at === 0 ? 'Home' : `${words.title(44)} ${at}`,
      description: `${words.text(60, 130)} ${at}`,
      blocks: [opening(words, link), ...middle(words, link), closing(words, next)],
    }
  })
  return { seed, pages, facts }
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

type Make = (words: RandomWords, link: () => string) => RandomBlock

const action = (words: RandomWords, link: () => string) => ({ label: words.title(40), to: link() })
const many = <T>(words: RandomWords, min: number, max: number, make: () => T): T[] =>
  Array.from({ length: words.between(min, max) }, make)

const opening: Make = (words, link) =>
  words.chance(0.5)
    ? {
        type: 'hero',
        title: words.title(72),
        text: words.text(120, 360),
        action: action(words, link),
        ...(words.chance(0.5)
          ? { pillars: many(words, 2, 4, () => ({ title: words.title(36), text: words.text(60, 190) })) }
          : {}),
      }
    : { type: 'page-intro', eyebrow: words.title(40), title: words.title(90), text: words.text(100, 380) }

const blocks: Make[] = [
  (words, link) => ({ type: 'prose', title: words.title(), text: words.markdown(words.between(4, 9), link) }),
  (words) => ({
    type: 'reasons',
    title: words.title(),
    text: words.text(60, 300),
    reasons: many(words, 3, 6, () => ({ title: words.title(70), text: words.text(100, 310) })),
  }),
  (words) => ({
    type: 'steps',
    title: words.title(),
    text: `${words.text(40, 200)} {facts.office}`,
    steps: many(words, 3, 6, () => ({ title: words.title(48), description: words.text(80, 300) })),
  }),
  (words, link) => ({
    type: 'checklist',
    title: words.title(),
    text: words.text(60, 260),
    items: many(words, 5, 12, () => words.text(40, 180)),
    action: action(words, link),
  }),
  (words) => ({
    type: 'testimonials',
    title: words.title(),
    quotes: many(words, 2, 4, () => ({ text: words.text(120, 380), by: words.title(50) })),
  }),
  (words) => ({
    type: 'stat-tiles',
    title: words.title(),
    tiles: many(words, 3, 9, () => ({
      figure: words.of([`${words.between(1, 99)}%`, `${words.between(2, 900)}K+`, `${words.between(1, 9)}`]),
      label: words.title(70),
    })),
  }),
  (words) => ({
    type: 'price-list',
    title: words.title(),
    text: words.text(80, 270),
    prices: many(words, 3, 6, () => ({ title: words.title(70), price: words.title(50) })),
  }),
  (words, link) => ({
    type: 'index-list',
    title: words.title(),
    items: many(words, 4, 10, () => ({ title: words.title(60), text: words.text(40, 150), to: link() })),
  }),
]

/** Draws four to six blocks, with prose among them. */
function middle(words: RandomWords, link: () => string): RandomBlock[] {
  const [prose] = blocks as [Make]
  const others = many(words, 3, 5, () => words.of(blocks))
  others.splice(words.between(0, others.length), 0, prose)
  return others.map((make) => make(words, link))
}

/** The last block, whose text uses the facts. */
const closing = (words: RandomWords, next: string): RandomBlock => ({
  type: 'closing',
  title: words.title(90),
  text: `${words.text(60, 240)} {facts.reply}, since {facts.since}.`,
  actions: [{ label: words.title(40), to: next }],
})

/** Prints a page as YAML writers do: texts quoted where necessary, on one line or folded at `width`. */
const yamlOf = (page: RandomPage, width: number) => {
  const { path, ...fields } = page
  return stringify({ [path]: fields }, { lineWidth: width })
}

/** Returns the site's files by path. */
export function manifestFiles({ seed, pages, facts }: RandomSite): Map<string, string> {
  const [home, ...others] = pages
  const shared = `facts:\n${Object.entries(facts)
    .map(([name, value]) => `  ${name}: ${JSON.stringify(value)}\n`)
    .join('')}readings:\n`
  const moved = '    redirects:\n      /old: /\n      /older: /\n    include: pages/*.yaml\n    routes:\n'
  const top = benchTop.replace('readings:\n', shared).replace('    routes:\n', moved)
  const root = top + yamlOf(home as RandomPage, 0).replace(/^(?=.)/gm, '      ')
  const files = new Map([['site.yaml', root]])
  for (let from = 0; from < others.length; from += perFile) {
    const width = (seed + from / perFile) % 3 === 0 ? 80 : 0
    const text = others.slice(from, from + perFile).map((page) => yamlOf(page, width))
    files.set(`pages/part-${String(1 + from / perFile).padStart(3, '0')}.yaml`, text.join('\n'))
  }
  return files
}
