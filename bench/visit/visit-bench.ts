// Measures what a visitor on a slow phone waits for: the built pages beside the same pages written by hand, in turns within one run.
// Writes docs/visit-benchmark.md.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { openSiteOfCommand } from '../../tools/shared/open-site.ts'
import type { Bench } from '../bench.ts'
import { launchBrowser } from '../launch-browser.ts'
import { type Files, serveFiles } from '../line-server.ts'
import { withPublic } from '../public-files.ts'
import { machineOf } from '../spread.ts'
import { byHand, plainByHand } from './by-hand.ts'
import { type ContentLane, contentTable, measureContent } from './visit-content.ts'
import { type FormLane, formTable, measureForm, weighForm } from './visit-form.ts'

/** Returns true when the built pages meet their goals. */
export const bench: Bench = async ({ root, runs: rounds = 20, say }) => {
  const bundle = await clientBundle(root, hashOfSource(root))
  const close: (() => Promise<unknown>)[] = []
  const contentLanes: ContentLane[] = []
  const formLanes: FormLane[] = []
  const loads: number[] = []
  const lane = async (files: Files) => {
    const { url, close: stop } = await serveFiles(files)
    close.push(stop)
    return url
  }
  try {
    for (const reading of ['A', 'B']) {
      const { site } = openSiteOfCommand(root, undefined, reading)
      const ours = withPublic(siteFiles(site, bundle).files, join(root, 'public'))
      const behaviours = new RegExp(site.behaviours.map(({ type }) => `/${type}\\.`).join('|') || '(?!)')
      const written = (write: typeof byHand) => changed(ours, (html) => write(html, behaviours))
      const urls = {
        ours: await lane(ours),
        same: await lane(written(byHand)),
        plain: await lane(written(plainByHand)),
      }
      contentLanes.push(
        { reading, name: 'Lectern', url: `${urls.ours}/`, visits: [] },
        { reading, name: 'by hand, the same look', url: `${urls.same}/`, visits: [] },
        { reading, name: 'by hand, plain', url: `${urls.plain}/`, visits: [] },
      )
      const page = site.forms[0]?.page
      if (page === undefined) continue
      formLanes.push(
        { reading, name: 'Lectern', url: `${urls.ours}${page}/`, visits: [], weights: [] },
        { reading, name: 'by hand, the same look', url: `${urls.same}${page}/`, visits: [], weights: [] },
      )
    }
    const browser = await launchBrowser('--disable-dev-shm-usage')
    close.push(() => browser.close())
    // Several times, because the time from touch to hydration varies, unlike the bytes.
    for (let time = 0; time < 3; time++) for (const each of formLanes) await weighForm(browser, each)
    for (let round = 0; round <= rounds; round++) {
      for (const each of contentLanes) await measureContent(browser, each, round > 0)
      for (const each of formLanes) await measureForm(browser, each, round > 0)
      loads.push(loadavg()[0] ?? 0)
      if (round % 5 === 0) say(`round ${round} of ${rounds}`)
    }
  } finally {
    for (const each of close.reverse()) await each()
  }
  const content = contentTable(contentLanes)
  const form = formTable(formLanes)
  const verdict = [...content.missed, ...form.missed]
  const report = `${about}
## A page to read

${content.table}
## A page with a form

${form.table}
${verdict.length === 0 ? 'Every goal is met.' : `Missed: ${verdict.join('; ')}.`}

${rounds} visits of each page in turns. ${machineOf(loads)}
\`npm run bench -- visit\` measures again.
`
  writeFileSync(join(root, 'docs', 'visit-benchmark.md'), report)
  say(report)
  return verdict.length === 0
}

const changed = (files: Files, write: (html: string) => string): Files =>
  new Map([...files].map(([name, text]) => [name, name.endsWith('.html') ? write(String(text)) : text]))

const about = `# A visit on a slow phone

A first visit in headless Chromium with a screen of 412 by 823 CSS pixels: nothing is cached, every response is delayed by
150 ms and sent at 1.6 Mbit/s, the processor is four times slower. Times are median (minimum to maximum) of all visits.

The pages by hand are derived from the built ones. *The same look* has the same text, markup and inlined stylesheets, without
what only a tool adds: metadata for search engines and sharing, speculation rules, the data and notices of the form's script,
the loader. *Plain* is the same text without classes and drawings, with five lines of CSS and the system font. Reading B has a
script that removes badges, in both. Bytes are the transferred ones, with headers and Brotli.
`
