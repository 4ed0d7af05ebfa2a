// Measures the whole check of a manifest beside its lower bound: yaml's own parse of the same text.
import { parse, parseDocument } from 'yaml'
import { load } from '../src/manifest/load.ts'
import { median } from './spread.ts'

/** Returns a manifest of linked pages with three blocks each. The pages are small, so that 10,000 of them stay below 8 MB. */
export function manifestOf(pages: number): string {
  const colours = [
    'ground: "#ffffff"',
    'raised: "#f4f4f4"',
    'ink: "#111111"',
    'muted: "#444444"',
    'line: "#cccccc"',
    'accent: "#8a3b12"',
    'onAccent: "#ffffff"',
    'band: "#111111"',
    'onBand: "#ffffff"',
    'bandMuted: "#cccccc"',
    'bandAccent: "#f2b98c"',
    'danger: "#a1201a"',
  ]
  const page = (at: number) => `      ${at === 0 ? '/' : `/loaf-${at}`}:
        title: Loaf number ${at}
        description: All there is to say about loaf number ${at} of {site.name}.
        blocks:
          - type: page-intro
            title: Loaf number ${at}
            text: Baked at {facts.place} every morning, number ${at}.
          - type: checklist
            id: what
            title: What is in it
            items:
              - Flour from the mill, number ${at}
              - Water and salt
          - type: closing
            title: Hungry now?
            actions:
              - { label: The next loaf, to: "/${at + 1 < pages ? `loaf-${at + 1}` : ''}" }
`
  return `lectern: 1
reading: everyday
site: { name: Mill Lane, url: "https://www.milllane.bakery", language: en, email: hello@milllane.bakery }
facts: { place: 4 Mill Lane }
readings:
  everyday:
    theme:
      light: { ${colours.join(', ')} }
      dark: { ${colours.join(', ')} }
      display: { stack: serif, weight: "600", tracking: "0", leading: "1.1" }
      text: { stack: sans-serif, size: 1rem, leading: "1.6" }
      shape: { radius: 2px, rule: 1px }
    layout:
      header: { links: [{ label: Home, to: / }] }
      footer:
        tagline: Flour and time.
        navigation: { title: Pages, links: [{ label: Home, to: / }] }
        contact: { title: Write, email: "{site.email}" }
        copyright: Mill Lane
    unknownPaths: { screen: error }
    routes:
${Array.from({ length: pages }, (_, at) => page(at)).join('')}`
}

/** Returns the median milliseconds of each function. They take turns, so that a busy moment affects all of them. */
function medians(runs: number, works: readonly (() => unknown)[]): number[] {
  const times = works.map(() => [] as number[])
  for (let run = 0; run < runs; run++)
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      work()
      times[at]?.push(performance.now() - began)
    }
  return times.map(median)
}

interface Measured {
  pages: number
  bytes: number
  /** Medians in milliseconds: yaml's parse, the same without its check for duplicate keys, and Lectern's whole check. */
  floor: number
  bare: number
  whole: number
  /** The whole check of the same text with a dead link. */
  wrong: number
}

function measured(pages: number): Measured {
  const text = manifestOf(pages)
  const wrongText = text.replace('to: "/loaf-1"', 'to: "/leaf-1"')
  const codesIn = (of: string) => load(of, 'site.yaml').problems.map(({ code }) => code)
  if (codesIn(text).length > 0 || !codesIn(wrongText).includes('dead-link'))
    throw new Error('What is measured is not the check of a sound manifest and of one with a dead link.')
  const runs = pages <= 10 ? 201 : pages <= 100 ? 41 : pages <= 1000 ? 7 : 1
  const works = [
    () => parse(text),
    () => parseDocument(text, { uniqueKeys: false }),
    () => load(text, 'site.yaml'),
    () => load(wrongText, 'site.yaml'),
  ]
  // Warms up, because V8 has not optimised the code yet when a small text is done.
  if (pages <= 1000) medians(Math.ceil(runs / 2), works)
  const [floor = 0, bare = 0, whole = 0, wrong = 0] = medians(runs, works)
  return { pages, bytes: text.length, floor, bare, whole, wrong }
}

const goal = 1.5

/** Prints a Markdown table; returns false when a valid manifest takes more than 1.5 times yaml's parse. `sizes` are page counts. */
export function benchValidate(say: (line: string) => void, sizes: readonly number[] = [8, 100, 1000, 10_000]): boolean {
  say(
    "| pages | size | yaml's parse | the same without its duplicate check | whole check, with the resolved site | with a mistake | ratio to the parse | with a mistake |",
  )
  say('|---:|---:|---:|---:|---:|---:|---:|---:|')
  const ms = (time: number) => `${time.toFixed(1)} ms`
  return sizes
    .map((pages) => {
      const { bytes, floor, bare, whole, wrong } = measured(pages)
      const times = [floor, bare, whole, wrong].map(ms).join(' | ')
      say(
        `| ${pages} | ${(bytes / 1024).toFixed(0)} KB | ${times} | ${(whole / floor).toFixed(2)} | ${(wrong / floor).toFixed(2)} |`,
      )
      return whole <= goal * floor
    })
    .every(Boolean)
}
