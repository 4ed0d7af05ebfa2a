// Measures every page of the site in both readings and of the examples: its bytes, from a complete build, and its Lighthouse scores.
// Writes docs/page-budget.md.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { inTemporaryFolder } from '../../src/files/temporary-folder.ts'
import { headersOf, securityHeadersOf } from '../../src/render/headers.ts'
import { hashOf } from '../../src/render/policy.ts'
import type { Site } from '../../src/site/model.ts'
import { openSiteOfCommand } from '../../tools/shared/open-site.ts'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import type { Bench } from '../bench.ts'
import type { Files } from '../line-server.ts'
import { withPublic } from '../public-files.ts'
import { machineOf } from '../spread.ts'
import { type Auditor, bestOf, deliberate, fastEnough, runs, type Scores, startAuditor } from './lighthouse-scores.ts'
import { weightOf } from './page-weight.ts'

interface Page {
  path: string
  /** The page's file. */
  file: string
  leftOut: readonly string[]
  maxBytes: number
}

const kilobyte = 1024
const maxBytesAfterTouch = 68 * kilobyte

interface BenchSite {
  name: string
  /** Path of the manifest; defaults to the project's own. */
  manifest?: string
  reading?: string
}

/** Both readings of this repository's site, and the sites under `examples`. */
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

/** Returns true when every page is within its budget, has full scores and does not shift. */
export const bench: Bench = async ({ root, say }) => {
  const lighthouse = await startAuditor()
  const rows: string[] = []
  const missed: string[] = []
  const loads: number[] = []
  try {
    for (const { name, manifest, reading } of sitesIn(root)) {
      const { site } = openSiteOfCommand(root, manifest, reading)
      await inTemporaryFolder('pages', async (folder) => {
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
      })
    }
  } finally {
    await lighthouse.close()
  }
  const report = reportOf(rows, missed, loads)
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

/** Every built page, except redirects. */
function pagesIn(files: Files): Page[] {
  return [...files.keys()]
    .filter((file) => file.endsWith('.html') && !String(files.get(file)).includes('http-equiv="refresh"'))
    .sort()
    .map((file) => {
      const folder = dirname(file) === '.' ? '' : `/${dirname(file)}`
      const maxBytes = (plain.test(file) ? 7 : 14) * kilobyte
      if (file.endsWith('404.html'))
        return { path: `${folder}/no/such/page`, file, leftOut: deliberate.missing, maxBytes }
      const isUnlisted = String(files.get(file)).includes('<meta name="robots" content="noindex">')
      return { path: folder || '/', file, leftOut: isUnlisted ? deliberate.unlisted : [], maxBytes }
    })
}

async function judge(lighthouse: Auditor, url: string, files: Files, { path, file, leftOut, maxBytes }: Page) {
  const { html: bytes, styles, scripts, island } = weightOf(files, file)
  const scores = await bestOf(lighthouse, url + path, leftOut, 100)
  const marks = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo]
  const wrong = [
    ...(bytes <= maxBytes ? [] : [`${bytes} bytes of HTML`]),
    ...(island <= maxBytesAfterTouch ? [] : [`${island} bytes once touched`]),
    ...(moved(scores) === '0' ? [] : [`moves by ${moved(scores)}`]),
    ...(scores.performance >= fastEnough && marks.slice(1).every((mark) => mark === 100) ? [] : [marks.join(' / ')]),
  ]
  const size = (count: number) => (count === 0 ? '0' : `${(count / kilobyte).toFixed(1)} KB`)
  const cells = [
    path,
    size(bytes),
    `${maxBytes / kilobyte} KB`,
    size(styles),
    size(scripts),
    size(island),
    marks.join(' / '),
    `${(scores.largestPaint / 1000).toFixed(2)} s`,
    moved(scores),
  ]
  return { row: cells.join(' | '), wrong }
}

/** Cumulative layout shift of the page, rounded. */
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
) => `# Size and Lighthouse scores of every page

Bytes are those of the Brotli files of a whole build; the styles of a page are compressed by themselves, in the same way.
"Script with the page" is the loader, if the page has a form or a sign-in, and the behaviours of the manifest. "Script after a
touch" is the island with everything it imports before it is hydrated. Lighthouse scores are for phones: performance,
accessibility, best practices, SEO; the performance score is the best of ${runs} runs, since other programs slow the machine down.
Pages for members are unlisted, and the page for an unknown address has the status 404: the audits that require the opposite
are omitted there (\`bench/pages/lighthouse-scores.ts\`).

| site | page | HTML with its styles | limit | of these, styles | script with the page | script after a touch | Lighthouse | largest paint | layout shift |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

At most ${maxBytesAfterTouch / kilobyte} KB of script after a touch. ${missed.length === 0 ? 'Every page is within its budget.' : `Missed: ${missed.join('; ')}.`}

${machineOf(loads)}
\`npm run bench -- pages\` measures again; \`npm test\` checks the budget of every page.
`
