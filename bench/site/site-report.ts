// The report of the site bench.
import { cpus } from 'node:os'
import { loadOf, median } from '../spread.ts'
import { howToMeasureMore, type Measured, wallOf } from './measure.ts'
import {
  goalsOf,
  inSeconds,
  type Series,
  type ShareImageFigures,
  type SiteReport,
  stagesOf,
  type Work,
} from './site-figures.ts'

const count = (pages: number) => pages.toLocaleString('en')
const megabytes = (value: number) => `${value.toFixed(0)} MB`

export function reportOf(report: SiteReport): string {
  const { sizes, runs, loads, first } = report
  const rounds = runs.map((times, at) => `${times} at ${count(sizes[at] ?? 0)}`).join(', ')
  return `# Benchmarks

How long builders take over the same pages. A build is measured as a whole command, from the prompt to the prompt.
\`npm run bench -- site\` measures it again and writes this page.

## What is measured

Every builder gets the same pages, about 2 KB of text each: a heading, an opening, three points, four steps and a closing
with a link to the next page. Each gets them in the form its authors write: Lectern as a YAML manifest, Hugo and Eleventy
as one Markdown file a page with the fields in its YAML front matter, Astro as one JSON file. Each writes one HTML file a
page. The others draw plain templates with their styles written in by hand. Lectern also checks the whole manifest, links
included, and writes its policy, its sitemap and what search engines read, and every page a second and a third time,
compressed with Brotli and gzip. For Netlify, which compresses by itself, it writes each page once, as the others do.
Pictures for passing on are switched off, since no other builder draws them; they stand apart below.

A script that joins strings and writes the files shows the least a build can take. Builders take turns within a round,
each round begins with another, and a first round does not count. Finished sites are put aside and removed at the end.
Rounds: ${rounds} pages. From 3,000 pages on, Lectern's pages stand in included files.

Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} processors${modelOf()}, ${process.platform}. The load of the machine
was ${loadOf(loads)}. Above ${cpus().length} the builders waited for other programs too, and processor time says more than time.
${howToMeasureMore === undefined ? '' : `${howToMeasureMore}\n`}
## Clean builds

Seconds, the median with the least and the most. Hugo is one program that is compiled beforehand, and starts at once; the
others are read by Node first, which takes Lectern about a fifth of a second.

${table(report, 'clean', timesOf)}

![Seconds for a clean build by number of pages](benchmarks.svg)

Processor seconds, the median, and the most memory of any run.

${table(report, 'clean', effortOf)}

The first build of all, with nothing compiled or bundled yet: ${first ? `${inSeconds(first.wall)} s for 8 pages` : 'not measured'}. Later ones use what it
made until a component changes.

## Building again

Lectern's own seconds when the folder is there already.

${again(report)}

## Where the time goes

Lectern's stages in a clean build, in milliseconds of time and of processor time (medians), taken one after another with
\`--timings\`; without it a large build writes pages while it draws the next ones. The rest of the command is starting and
loading. "Comparing" is what the next build needs to see which pages have changed.

${stages(report)}
${report.shareImages ? pictures(report.shareImages) : ''}
## Goals

${goals(report)}
`
}

const modelOf = () => {
  const model = cpus()[0]?.model.trim()
  return model && model !== 'unknown' ? ` (${model})` : ''
}

function rows(header: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(header), `|---${'|---:'.repeat(header.length - 1)}|`, ...lines.map(line)].join('\n')
}

function table({ sizes, series }: SiteReport, work: Work, cell: (series: Series) => string): string {
  const ofWork = series.filter((each) => each.work === work)
  const names = [...new Set(ofWork.map(({ builder }) => builder))]
  const header = ['', ...sizes.map((pages) => `${count(pages)} pages`)]
  const lines = names.map((name) => [
    name,
    ...sizes.map((pages) => {
      const own = ofWork.find(({ builder, pages: size }) => builder === name && size === pages)
      return own ? (own.failed === undefined ? cell(own) : `could not run: ${inCell(own.failed)}`) : ''
    }),
  ])
  return rows(header, lines)
}

const inCell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 120)

function spread(values: readonly number[]): string {
  if (values.length === 0) return ''
  return `${inSeconds(median(values))} (${inSeconds(Math.min(...values))} to ${inSeconds(Math.max(...values))})`
}

const timesOf = ({ runs }: Series) => spread(runs.map(({ wall }) => wall))

function effortOf({ runs }: Series): string {
  const cpu = runs.flatMap((run) => run.cpu ?? [])
  const memory = runs.flatMap((run) => run.memory ?? [])
  return cpu.length === 0 ? '' : `${inSeconds(median(cpu))}, ${megabytes(Math.max(...memory))}`
}

function again(report: SiteReport): string {
  const ofOurs = report.series.filter(({ builder }) => builder.startsWith('Lectern'))
  const names = [...new Set(ofOurs.map(({ builder }) => builder))]
  const kinds: [Work, string][] = [
    ['word', 'one word changed'],
    ['nothing', 'nothing changed'],
  ]
  const lines = names.flatMap((name) =>
    kinds.map(([kind, title]) => [
      `${name}: ${title}`,
      ...report.sizes.map((pages) => {
        const own = ofOurs.find(
          ({ builder, work, ...each }) => builder === name && each.pages === pages && work === kind,
        )
        return own ? (own.failed === undefined ? timesOf(own) : 'could not run') : ''
      }),
    ]),
  )
  return rows(['', ...report.sizes.map((pages) => `${count(pages)} pages`)], lines)
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
  return rows(['', ...sizes.map((pages) => `${count(pages)} pages`)], lines)
}

function pictures({ pages, without, drawn, cached }: ShareImageFigures): string {
  const line = (title: string, runs: Measured[]) => [
    title,
    spread(runs.map(({ wall }) => wall)),
    effortOf({ builder: '', pages, work: 'clean', runs }),
  ]
  const each = (wallOf(drawn) - wallOf(without)) / pages
  return `
## Pictures for passing on

A picture for each page is drawn once and kept until its words or its colours change. Drawing one takes about ${each.toFixed(0)} ms.

${rows(
  [`A clean build of ${pages} pages`, 'seconds', 'processor seconds, memory'],
  [
    line('without pictures', without),
    line('every picture drawn', drawn),
    line('every picture kept from before', cached),
  ],
)}
`
}

const goals = (report: SiteReport) =>
  rows(
    ['', 'found', ''],
    goalsOf(report).map(({ text, found, met }) => [
      text,
      found,
      met === undefined ? 'not known' : met ? 'met' : 'missed',
    ]),
  )
