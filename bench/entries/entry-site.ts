// A site with a collection of many Markdown entries, drawn by seed: texts of about 4 KB with links to each other, lists by topic, a
// paged list, a feed, authors from a table, some drafts and some scheduled entries.
import { stringify } from 'yaml'
import { benchTop } from '../content.ts'
import { RandomWords, randomNumbers } from '../random/random-words.ts'

export interface BenchEntry {
  slug: string
  front: Record<string, unknown> & { title: string; date: string; summary: string; author: string; topics: string[] }
  body: string
}

export interface EntrySite {
  entries: BenchEntry[]
  people: { id: string; name: string; role: string }[]
}

export const topics = ['tax', 'law', 'wages', 'trade', 'people', 'places']

const writtenSoFar = '2026-11-01'
/** Publishing dates of scheduled entries, long after any run of the bench. */
const publishDates = ['2090-01-01', '2091-02-03 08:00', '2092-04-05 09:30', '2093-06-07', '2094-08-09 07:00']

export function entrySite(seed: number, count: number): EntrySite {
  const words = new RandomWords(randomNumbers(seed))
  const people = Array.from({ length: 24 }, (_, at) => ({
    id: `person-${at}`,
    name: words.title(30).replace(/[:?"]/g, ''),
    role: words.title(30).replace(/[:?"]/g, ''),
  }))
  const last = Date.parse(writtenSoFar)
  const dates = Array.from({ length: count }, () =>
    new Date(last - words.between(0, 3650) * 86_400_000).toISOString().slice(0, 10),
  )
  const slugs = dates.map(
    (_, at) =>
      `${words
        .title(40)
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, '')}-${at}`,
  )
  // The last entries are scheduled or drafts; no other entry links to them.
  const shown = Math.max(1, count - publishDates.length - Math.floor(count / 50))
  const entries = slugs.map((slug, at): BenchEntry => {
    const scheduled = at - shown
    return {
      slug,
      front: {
        title: `${words.title(44)} ${at}`,
        date: dates[at] ?? writtenSoFar,
        summary: words.text(60, 150),
        author: words.of(people).id,
        topics: [...new Set([words.of(topics), words.of(topics)])],
        ...(scheduled >= publishDates.length
          ? { draft: true }
          : scheduled >= 0
            ? { publish: publishDates[scheduled] }
            : {}),
      },
      body: bodyOf(words, () => `/news/${slugs[words.between(0, shown - 1)]}`),
    }
  })
  return { entries, people }
}

/** Markdown of about 4 KB. */
function bodyOf(words: RandomWords, link: () => string): string {
  let body = ''
  while (body.length < 3600) body += `${body === '' ? '' : '\n'}${words.markdown(3, link)}`
  return body
}

const manifest = `collections:
  news:
    from: content/news/*.md
    fields:
      - { name: title, type: text, label: Title, required: true, max: 80 }
      - { name: date, type: date, label: Day, required: true }
      - { name: summary, type: text, label: Summary, required: true, max: 200 }
      - { name: author, type: entry, of: people, label: Author }
      - { name: topics, type: checkboxes, label: Topics, choices: [${topics.map((topic) => `{ value: ${topic}, label: ${topic} }`).join(', ')}] }
    order: [date, newest first]
    feeds: { at: /news, formats: [rss], most: 20, title: News }
  people:
    from: content/people.csv
    fields:
      - { name: id, type: name, label: Key, required: true }
      - { name: name, type: text, label: Name, required: true }
      - { name: role, type: text, label: Role, required: true }
`

const routes = `      /:
        title: Bench
        description: A site with many entries.
        blocks:
          - { type: hero, title: Many entries, text: Each is a file. }
          - { type: entries, of: news, most: 3, look: cards, title: New, more: { label: All news, to: /news } }
      /news:
        title: News
        description: Every entry, by topic.
        blocks:
          - { type: page-intro, title: News, text: Every entry. }
          - { type: entries, of: news, perPage: 20, filterBy: topics }
      /news/{entry}:
        for: news
        title: "{entry.title}"
        description: "{entry.summary}"
        blocks:
          - { type: article, next: true }
          - { type: entries, of: news, where: { topics: "{entry.topics}" }, most: 3, title: More on this }
`

const languageLines = (others: readonly string[]) =>
  others.length === 0
    ? ''
    : `languages:\n  en: { name: en }\n${others.map((tag) => `  ${tag}: { name: ${tag}, at: /${tag} }\n`).join('')}`

/** Texts of the manifest, which a language's file translates. */
const manifestTexts = [
  'Bench',
  'Home',
  'News',
  'New',
  'All news',
  'Many entries',
  'Each is a file.',
  'Every entry.',
  ...topics,
]

/** Returns the site's files by path. `languages` are those beside the first; each has a translation file for every entry. */
export function entryFiles({ entries, people }: EntrySite, languages: readonly string[] = []): Map<string, string> {
  const top = benchTop
    .replace('  language: en\n', '  language: en\n  timeZone: Europe/Zurich\n')
    .replace('readings:\n', `${manifest}${languageLines(languages)}readings:\n`)
    .replace(
      '{ label: Home, to: / }] }\n      footer',
      '{ label: Home, to: / }, { label: News, to: /news }] }\n      footer',
    )
  const files = new Map([['site.yaml', top + routes]])
  const rows = people.map(({ id, name, role }) => `${id},${name},${role}\n`)
  files.set('content/people.csv', `id,name,role\n${rows.join('')}`)
  for (const { slug, front, body } of entries) {
    const entryFile = (words: object) => `---\n${stringify(words, { lineWidth: 0 })}---\n${body}`
    files.set(`content/news/${slug}.md`, entryFile(front))
    for (const tag of languages)
      files.set(`content/news/${slug}.${tag}.md`, entryFile({ title: `${front.title} ${tag}`, summary: front.summary }))
  }
  for (const tag of languages)
    files.set(`texts/${tag}.yaml`, manifestTexts.map((text) => `${text}: ${text} ${tag}\n`).join(''))
  return files
}
