// The report of the site bench.
import { cpus } from 'node:os'
import { markdownTable } from '../markdown-table.ts'
import { goalLines, inSeconds, loadOf, median } from '../spread.ts'
import { howToMeasureMore, type Measured, wallOf } from './measure.ts'
import { type Series, type ShareImageFigures, type SiteReport, siteGoals, stagesOf, type Work } from './site-figures.ts'

const count = (pages: number) => pages.toLocaleString('en')
const megabytes = (value: number) => `${value.toFixed(0)} MB`

export function siteReport(report: SiteReport): string {
  const { sizes, runs, loads, first } = report
  const rounds = runs.map((times, at) => `${times} at ${count(sizes[at] ?? 0)}`).join(', ')
  return `# Benchmarks

Build times of several builders for the same pages. Each time is that of a whole command.
\`npm run bench -- site\` measures again and writes this page.

## What is measured

Every builder gets the same pages, about 2 KB of text each: a heading, an introduction, three points, four steps and a closing
section with a link to the next page. The content is in the usual format of each builder: a YAML manifest for Lectern, one
Markdown file with YAML front matter per page for Hugo and Eleventy, one JSON file for Astro. Each builder writes one HTML
file per page. The others render plain templates with hand-written styles. Lectern also validates the whole manifest,
links included, and writes the security policy, the sitemap, structured data, and a Brotli and a gzip version of every
page. For Cloudflare, which compresses by itself, it writes each page once, as the others do. Share images are switched off,
since no other builder makes them; they are measured separately below.

A script that joins strings and writes the files shows the minimum time of a build. Builders take turns within a round,
each round begins with another builder, and a first round is not counted. Built sites are moved aside and deleted at the end.
Rounds: ${rounds} pages. From 3,000 pages on, the pages of Lectern are in included files.

Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} processors${modelOf()}, ${process.platform}. The load average
was ${loadOf(loads)}. Above ${cpus().length}, builders also waited for other programs, and processor time is more meaningful than elapsed time.
${howToMeasureMore === undefined ? '' : `${howToMeasureMore}\n`}
## Clean builds

Seconds: median (minimum to maximum). Hugo is a compiled program and starts at once; the others are loaded by Node first,
which takes about a fifth of a second for Lectern.

${table(report, cleanBuilds(report), timesOf)}

Processor seconds (median), and the maximum memory of all runs.

${table(report, cleanBuilds(report), effortOf)}

The first build of all, before anything is compiled or bundled: ${first ? `${(first.wall / 1000).toFixed(2)} s for 8 pages` : 'not measured'}. Later builds
reuse the compiled and bundled files until a component changes.

## Building again

Seconds of Lectern with an existing output folder.

${table(report, buildsAgain(report), timesOf)}

## Where the time goes

Stages of a clean build by Lectern, in milliseconds of elapsed and of processor time (medians), run one after another with
\`--timings\`; without it a large build writes pages while it renders the next ones. The rest of the command is startup and
loading. "Comparing" computes what the next build needs to detect changed pages.

${stages(report)}
${report.shareImages ? pictures(report.shareImages) : ''}
## Goals

${goalLines(siteGoals(report))}
`
}

const modelOf = () => {
  const model = cpus()[0]?.model.trim()
  return model && model !== 'unknown' ? ` (${model})` : ''
}

interface Line {
  title: string
  builder: string
  work: Work
}

/** One row for each line, one column for each size. */
function table({ sizes, series }: SiteReport, lines: readonly Line[], cell: (series: Series) => string): string {
  const header = ['', ...sizes.map((pages) => `${count(pages)} pages`)]
  const cells = lines.map(({ title, ...line }) => [
    title,
    ...sizes.map((pages) => {
      const own = series.find(
        ({ builder, work, ...each }) => builder === line.builder && work === line.work && each.pages === pages,
      )
      return own ? (own.failed === undefined ? cell(own) : `could not run: ${inCell(own.failed)}`) : ''
    }),
  ])
  return markdownTable(header, cells)
}

const buildersOf = ({ series }: SiteReport) => [...new Set(series.map(({ builder }) => builder))]

const cleanBuilds = (report: SiteReport) =>
  buildersOf(report).map((builder): Line => ({ title: builder, builder, work: 'clean' }))

const buildsAgain = (report: SiteReport) =>
  buildersOf(report)
    .filter((builder) => builder.startsWith('Lectern'))
    .flatMap((builder): Line[] => [
      { title: `${builder}: one word changed`, builder, work: 'word' },
      { title: `${builder}: nothing changed`, builder, work: 'nothing' },
    ])

const inCell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 120)

const timesOf = ({ runs }: Pick<Series, 'runs'>) => (runs.length === 0 ? '' : inSeconds(runs.map(({ wall }) => wall)))

function effortOf({ runs }: Pick<Series, 'runs'>): string {
  const cpu = runs.flatMap((run) => run.cpu ?? [])
  const memory = runs.flatMap((run) => run.memory ?? [])
  return cpu.length === 0 ? '' : `${(median(cpu) / 1000).toFixed(2)}, ${megabytes(Math.max(...memory))}`
}

function stages({ sizes, series }: SiteReport): string {
  const bySize = sizes.map((pages) => {
    const runs =
      series.find((each) => each.builder === 'Lectern' && each.pages === pages && each.work === 'stages')?.runs ?? []
    return runs.map(stagesOf)
  })
  const names = [...new Set(bySize.flat(2).map(({ name }) => name))]
  const lines = names.map((name) => [
    name,
    ...bySize.map((runs) => {
      const own = runs.flatMap((run) => run.find((stage) => stage.name === name) ?? [])
      const of = (what: 'wall' | 'cpu') => median(own.map((stage) => stage[what])).toFixed(0)
      return own.length === 0 ? '' : `${of('wall')}, CPU ${of('cpu')}`
    }),
  ])
  return markdownTable(['', ...sizes.map((pages) => `${count(pages)} pages`)], lines)
}

function pictures({ pages, without, drawn, cached }: ShareImageFigures): string {
  const line = (title: string, runs: Measured[]) => [title, timesOf({ runs }), effortOf({ runs })]
  const each = (wallOf(drawn) - wallOf(without)) / pages
  return `
## Share images

The share image of a page is drawn once and cached until its text or its colours change. Drawing one takes about ${each.toFixed(0)} ms.

${markdownTable(
  [`A clean build of ${pages} pages`, 'seconds', 'processor seconds, memory'],
  [
    line('without share images', without),
    line('every share image drawn', drawn),
    line('every share image from the cache', cached),
  ],
)}
`
}
