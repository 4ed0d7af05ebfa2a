// How long the whole check takes beside the least it can take: yaml's own parse of the same text.
import { parse, parseDocument } from 'yaml'
import { load } from '../../src/manifest/load.ts'

/** A manifest of so many linked pages, each with three blocks. Pages are small: the whole stays under 8 MB. */
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

/** The median of so many runs of each, in milliseconds. They take turns, so that a busy moment meets them all. */
function medians<Works extends readonly (() => unknown)[]>(
  runs: number,
  works: [...Works],
): { [K in keyof Works]: number } {
  const times = works.map(() => [] as number[])
  for (let run = 0; run < runs; run++)
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      work()
      times[at]?.push(performance.now() - began)
    }
  const middle = times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0)
  return middle as { [K in keyof Works]: number }
}

/** A Markdown table; `sizes` are numbers of pages. */
export function benchValidate(sizes: readonly number[] = [8, 100, 1000, 10_000]): string {
  const rows = sizes.map((pages) => {
    const text = manifestOf(pages)
    const runs = pages <= 10 ? 201 : pages <= 100 ? 41 : pages <= 1000 ? 7 : 1
    // Small texts are over before the machine has learnt the work: both are done often enough first.
    if (pages <= 1000) medians(Math.ceil(runs / 2), [() => parse(text), () => load(text, 'site.yaml')])
    const problems = load(text, 'site.yaml').problems.length
    const [floor, bare, whole] = medians(runs, [
      () => parse(text),
      () => parseDocument(text, { uniqueKeys: false }),
      () => load(text, 'site.yaml'),
    ])
    const size = `${(text.length / 1024).toFixed(0)} KB`
    return `| ${pages} | ${size} | ${floor.toFixed(1)} ms | ${bare.toFixed(1)} ms | ${whole.toFixed(1)} ms | ${(whole / floor).toFixed(2)} | ${(whole / bare).toFixed(2)} | ${problems} |`
  })
  return `| pages | size | yaml's parse | yaml's parse without its duplicate check | whole check, every reading, and the resolved site | ratio to the first | ratio to the second | problems |
|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
`
}
