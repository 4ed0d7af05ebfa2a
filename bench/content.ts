// The pages that every builder gets: a home page and services, each with a hero, points, steps and a closing, about 2 KB of text.

export interface BenchPage {
  path: string
  title: string
  description: string
  lead: string
  points: { title: string; text: string }[]
  steps: { title: string; text: string }[]
  closing: string
  /** Path of the page that the closing links to. */
  next: string
}

const subjects = ['listening', 'planning', 'pricing', 'hiring', 'research', 'strategy', 'outreach', 'renewal']
const places = ['museums', 'schools', 'bakeries', 'hospitals', 'studios', 'libraries', 'farms', 'theatres', 'unions']

const sentence = (page: number, at: number) =>
  `Page ${page} tells in sentence ${at} what ${subjects[(page + at) % subjects.length]} does for ${places[(page * 7 + at) % places.length]}, and why it is worth the time of those who ask.`

export function benchmarkPages(count: number): BenchPage[] {
  return Array.from({ length: count }, (_, page) => ({
    path: page === 0 ? '/' : `/pages/page-${page}`,
    title:
      page === 0 ? 'Home' : `Page ${page}: ${subjects[page % subjects.length]} for ${places[page % places.length]}`,
    description: sentence(page, 0),
    lead: sentence(page, 1),
    points: [2, 3, 4].map((at) => ({ title: `Point ${at - 1}`, text: sentence(page, at) })),
    steps: [5, 6, 7, 8].map((at) => ({ title: `Step ${at - 4}`, text: sentence(page, at) })),
    closing: sentence(page, 9),
    next: page === count - 1 ? '/' : `/pages/page-${page + 1}`,
  }))
}

/** The manifest before its pages. Share images are off, because the other builders draw none. */
export const benchTop = `lectern: 1
reading: only
site:
  name: Bench
  url: https://bench.example
  language: en
  shareImages: false
  email: hello@bench.example
readings:
  only:
    theme: { light: { ground: "#ffffff" } }
    layout:
      header: { links: [{ label: Home, to: / }] }
      footer:
        tagline: The same pages for every builder.
        navigation: { title: Pages, links: [{ label: Home, to: / }] }
        contact: { title: Write, email: "{site.email}" }
        copyright: Bench
    unknownPaths: { screen: error }
    routes:
`

const yamlPage = ({ path, title, description, lead, points, steps, closing, next }: BenchPage) => `      ${path}:
        title: "${title}"
        description: ${description}
        blocks:
          - type: hero
            title: "${title}"
            text: ${lead}
          - type: reasons
            title: Three points
            reasons:
${points.map((point) => `              - title: ${point.title}\n                text: ${point.text}\n`).join('')}          - type: steps
            title: Four steps
            steps:
${steps.map((step) => `              - title: ${step.title}\n                description: ${step.text}\n`).join('')}          - type: closing
            title: Come and see
            text: ${closing}
            actions:
              - label: Next
                to: ${next}
`

/** Returns a manifest with the pages. */
export const benchManifest = (pages: BenchPage[]): string => benchTop + pages.map(yamlPage).join('')

/** Returns a large site's manifest with its pages in included files, by path below the site's folder. */
export function benchFiles(pages: BenchPage[], perFile = 500): Map<string, string> {
  const files = new Map([
    [
      'site.yaml',
      benchTop.replace('    routes:\n', `    include: pages/*.yaml\n    routes:\n`) + yamlPage(pages[0] as BenchPage),
    ],
  ])
  for (let from = 1; from < pages.length; from += perFile) {
    const text = pages
      .slice(from, from + perFile)
      .map(yamlPage)
      .join('')
    files.set(`pages/part-${String(1 + (from - 1) / perFile).padStart(3, '0')}.yaml`, text.replace(/^ {6}/gm, ''))
  }
  return files
}
