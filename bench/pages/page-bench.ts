// Every page of the site in both readings and of the examples: its bytes, taken from a whole build, and what Lighthouse says of it.
// Writes docs/page-budget.md.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { headersOf, securityHeadersOf } from '../../src/render/headers.ts'
import { hashOf } from '../../src/render/policy.ts'
import type { Site } from '../../src/site/model.ts'
import { openSite } from '../../tools/shared/open-site.ts'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import type { Files } from '../line-server.ts'
import { withPublic } from '../public-files.ts'
import { loadOf } from '../spread.ts'
import { type Auditor, auditor, bestOf, deliberate, fastEnough, runs, type Scores } from './lighthouse-scores.ts'
import { weightOf } from './page-weight.ts'

interface Options {
  root: string
  say: (line: string) => void
}

interface Page {
  path: string
  /** Whose content answers there. */
  file: string
  leftOut: readonly string[]
  most: number
}

const kilobyte = 1024
const mostAfterTouch = 68 * kilobyte

interface BenchSite {
  name: string
  /** Below the project's folder; left out, its own. */
  manifest?: string
  reading?: string
}

/** Both readings of the site of this repository, and the sites under `examples`. */
function sitesIn(root: string): BenchSite[] {
  const examples = readdirSync(join(root, 'examples')).filter((name) =>
    existsSync(join(root, 'examples', name, 'site.yaml')),
  )
  return [
    { name: 'reading A', reading: 'A' },
    { name: 'reading B', reading: 'B' },
    ...examples.sort().map((name) => ({ name, manifest: join(root, 'examples', name, 'site.yaml') })),
  ]
}

/** True when every page is within its bytes, gets full marks and stays where it is. */
export async function benchPages({ root, say }: Options): Promise<boolean> {
  const lighthouse = await auditor()
  const rows: string[] = []
  const missed: string[] = []
  const loads: number[] = []
  try {
    for (const { name, manifest, reading } of sitesIn(root)) {
      const { site } = openSite(root, manifest, reading)
      const folder = mkdtempSync(join(tmpdir(), 'lectern-pages-'))
      try {
        build(root, { name, manifest, reading }, folder)
        const files = withPublic(new Map(), folder)
        const { url, close } = await served(site, folder, files)
        try {
          for (const page of pagesIn(files)) {
            say(`${name}, ${page.path}`)
            const { row, wrong } = await judge(lighthouse, url, files, page)
            rows.push(`| ${name} | ${row} |`)
            missed.push(...wrong.map((what) => `${name}, ${page.path}: ${what}`))
            loads.push(loadavg()[0] ?? 0)
          }
        } finally {
          await close()
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }
  } finally {
    await lighthouse.close()
  }
  const report = reportOf(rows, missed, loads)
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', 'page-budget.md'), report)
  say(report)
  return missed.length === 0
}

function build(root: string, { manifest, reading }: BenchSite, folder: string): void {
  const which = [...(manifest ? ['--manifest', manifest] : []), ...(reading ? ['--reading', reading] : [])]
  const words = [join(root, 'tools', 'run.mjs'), 'build', ...which, '--out', folder]
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The site could not be built. ${stderr}`)
}

const plain = /^(?:terms|privacy)\/|^404/

/** Every page that was built, but those that only lead on. */
function pagesIn(files: Files): Page[] {
  return [...files.keys()]
    .filter((file) => file.endsWith('.html') && !String(files.get(file)).includes('http-equiv="refresh"'))
    .sort()
    .map((file) => {
      const folder = dirname(file) === '.' ? '' : `/${dirname(file)}`
      const most = (plain.test(file) ? 7 : 14) * kilobyte
      if (file.endsWith('404.html')) return { path: `${folder}/no/such/page`, file, leftOut: deliberate.missing, most }
      const isUnlisted = String(files.get(file)).includes('<meta name="robots" content="noindex">')
      return { path: folder || '/', file, leftOut: isUnlisted ? deliberate.unlisted : [], most }
    })
}

async function judge(lighthouse: Auditor, url: string, files: Files, { path, file, leftOut, most }: Page) {
  const { html: bytes, styles, scripts, island } = weightOf(files, file)
  const scores = await bestOf(lighthouse, url + path, leftOut, 100)
  const marks = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo]
  const wrong = [
    ...(bytes <= most ? [] : [`${bytes} bytes of HTML`]),
    ...(island <= mostAfterTouch ? [] : [`${island} bytes once touched`]),
    ...(moved(scores) === '0' ? [] : [`moves by ${moved(scores)}`]),
    ...(scores.performance >= fastEnough && marks.slice(1).every((mark) => mark === 100) ? [] : [marks.join(' / ')]),
  ]
  const size = (count: number) => (count === 0 ? '0' : `${(count / kilobyte).toFixed(1)} KB`)
  const cells = [
    path,
    size(bytes),
    `${most / kilobyte} KB`,
    size(styles),
    size(scripts),
    size(island),
    marks.join(' / '),
    `${(scores.largestPaint / 1000).toFixed(2)} s`,
    moved(scores),
  ]
  return { row: cells.join(' | '), wrong }
}

/** How far parts of the page move while it loads, as Lighthouse sums it up. */
const moved = ({ shift }: Scores): string => String(Number(shift.toFixed(3)))

function served(site: Site, folder: string, files: Files) {
  const styles = [...files].flatMap(([name, text]) =>
    name.endsWith('.html')
      ? [...String(text).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css))
      : [],
  )
  const { redirects, unknownPaths } = site
  return servedFolder({
    folder,
    redirects,
    unknownPaths,
    headersFor: headersOf(securityHeadersOf(site, [...new Set(styles)])),
  })
}

const reportOf = (
  rows: readonly string[],
  missed: readonly string[],
  loads: readonly number[],
) => `# The budget of every page

Bytes are those of the files that a whole build writes for brotli; the styles of a page by themselves, compressed as far.
Scripts that come with a page: the loader, where there is a form or a sign-in, and what the manifest asks for as a behaviour.
After the touch: the island with all it imports before it is hydrated. The marks are Lighthouse's for phones: performance,
accessibility, best practices, search; of performance the best of ${runs} runs counts, as the machine does other things too. Pages
for members are kept from search engines, and what answers an unknown address says so by
its status: the audits that ask for the opposite are left out there (\`bench/pages/lighthouse-scores.ts\`).

| site | page | HTML with its styles | at most | of these, styles | script with the page | after the touch | Lighthouse | largest paint | moves |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

After the touch at most ${mostAfterTouch / kilobyte} KB. ${missed.length === 0 ? 'Every page is within its budget.' : `Missed: ${missed.join('; ')}.`}

${cpus().length} processors, Node ${process.versions.node}, ${process.platform}; load of the machine while it ran: ${loadOf(loads)}.
\`npm run bench -- pages\` measures it again; \`npm test\` holds every page to it.
`
