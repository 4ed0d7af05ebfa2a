// Draws median seconds by number of pages, on logarithmic scales, as an SVG for light and dark backgrounds.
import { wallOf } from './measure.ts'
import type { Series } from './site-figures.ts'

const width = 760
const height = 400
const edge = { left: 64, right: 190, top: 36, bottom: 48 }

/** Each line has its own colour, dash and mark, and its name at its end. */
const looks = [
  { light: '#6b6b6b', dark: '#a8a8a8', dash: '2 4' },
  { light: '#0b5394', dark: '#7fbdf5', dash: '' },
  { light: '#5b2a86', dark: '#c9a6f2', dash: '3 3' },
  { light: '#8a1c4a', dark: '#f29ab9', dash: '8 4' },
  { light: '#8a5200', dark: '#f0b35a', dash: '12 4 2 4' },
  { light: '#2e6b1f', dark: '#97d585', dash: '1 5' },
] as const
const marks = [
  (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="4"/>`,
  (x: number, y: number) => `<rect x="${x - 4}" y="${y - 4}" width="8" height="8"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 5}l5 5-5 5-5-5z"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 5}l5 9h-10z"/>`,
  (x: number, y: number) => `<path d="M${x - 4} ${y - 4}l8 8m0-8l-8 8" fill="none"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 5}v10m-5-5h10" fill="none"/>`,
]

interface Line {
  name: string
  points: { pages: number; seconds: number }[]
}

export function chart(series: readonly Series[]): string {
  const lines = linesOf(series)
  const sizes = [...new Set(lines.flatMap(({ points }) => points.map(({ pages }) => pages)))].sort((a, b) => a - b)
  const times = lines.flatMap(({ points }) => points.map(({ seconds }) => seconds))
  const [low, high] = [
    10 ** Math.floor(Math.log10(Math.min(...times))),
    10 ** Math.ceil(Math.log10(Math.max(...times))),
  ]
  const [first = 1, last = 1] = [sizes[0], sizes.at(-1)]
  const across = Math.max(Math.log(last / first), 1e-9)
  const up = Math.max(Math.log(high / low), 1e-9)
  const x = (pages: number) => round(edge.left + (Math.log(pages / first) / across) * (width - edge.left - edge.right))
  const y = (seconds: number) =>
    round(edge.top + (1 - Math.log(seconds / low) / up) * (height - edge.top - edge.bottom))

  const grid: string[] = []
  for (let mark = low; mark <= high * 1.01; mark *= 10)
    grid.push(
      `<path class="grid" d="M${edge.left} ${y(mark)}H${width - edge.right}"/><text x="${edge.left - 8}" y="${y(mark) + 4}" text-anchor="end">${Number(mark.toPrecision(3))} s</text>`,
    )
  for (const pages of sizes)
    grid.push(
      `<text x="${x(pages)}" y="${height - edge.bottom + 20}" text-anchor="middle">${pages.toLocaleString('en')}</text>`,
    )
  grid.push(`<text x="${(edge.left + width - edge.right) / 2}" y="${height - 8}" text-anchor="middle">pages</text>`)

  const labels = spreadOut(lines.map(({ points }) => y(points.at(-1)?.seconds ?? low)))
  const drawn = lines.map(({ name, points }, at) => {
    const spots = points.map(({ pages, seconds }) => [x(pages), y(seconds)] as const)
    const mark = marks[at % marks.length]
    return (
      `<g class="line-${at % looks.length}"><path class="run" d="M${spots.map((spot) => spot.join(' ')).join('L')}"/>` +
      `${spots.map(([left, top]) => mark?.(left, top) ?? '').join('')}` +
      `${mark?.(width - edge.right + 20, labels[at] ?? 0) ?? ''}` +
      `<text x="${width - edge.right + 32}" y="${(labels[at] ?? 0) + 4}">${name}</text></g>`
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">
<title id="title">Seconds for a clean build, by number of pages</title>
<desc id="desc">${described(lines)}</desc>
<style>${styles()}</style>
<rect class="ground" width="${width}" height="${height}"/>
<text x="${edge.left}" y="20">Seconds for a clean build, by number of pages (both scales logarithmic)</text>
${grid.join('\n')}
${drawn.join('\n')}
</svg>
`
}

function linesOf(series: readonly Series[]): Line[] {
  const names = [...new Set(series.map(({ builder }) => builder))]
  const sizes = new Set(series.map(({ pages }) => pages)).size
  return (
    names
      .map((name) => ({
        name,
        points: series
          .filter(({ builder, runs }) => builder === name && runs.length > 0)
          .map(({ pages, runs }) => ({ pages, seconds: wallOf(runs) / 1000 }))
          .sort((a, b) => a.pages - b.pages),
      }))
      // A single point shows no growth.
      .filter(({ points }) => points.length > (sizes > 1 ? 1 : 0))
  )
}

const round = (value: number) => Math.round(value * 10) / 10

/** Moves labels down that would overlap. */
function spreadOut(places: readonly number[]): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const moved = [...places]
  let above = Number.NEGATIVE_INFINITY
  for (const at of order) {
    above = Math.max(moved[at] ?? 0, above + 17)
    moved[at] = round(above)
  }
  return moved
}

const described = (lines: readonly Line[]) =>
  lines
    .map(({ name, points }) => {
      const labels = points.map(
        ({ pages, seconds }) => `${seconds.toFixed(2)} s for ${pages.toLocaleString('en')} pages`,
      )
      return `${name}: ${labels.join(', ')}.`
    })
    .join(' ')

function styles(): string {
  const colours = (scheme: 'light' | 'dark') =>
    looks.map((look, at) => `.line-${at}{stroke:${look[scheme]};fill:${look[scheme]}}`).join('')
  const dashes = looks.map(({ dash }, at) => (dash ? `.line-${at} .run{stroke-dasharray:${dash}}` : '')).join('')
  return (
    'text{font:13px sans-serif;fill:#1a1a1a;stroke:none}.ground{fill:#fff}.grid{stroke:#ccc}' +
    `.run{fill:none;stroke-width:2.5}${colours('light')}${dashes}` +
    `@media(prefers-color-scheme:dark){text{fill:#f0f0f0}.ground{fill:#121212}.grid{stroke:#444}${colours('dark')}}`
  )
}
