import type { Bench, BenchOptions } from '../bench/bench.ts'
import { Fault } from '../src/problems/fault.ts'
import { command, optionText, say, textOption } from './shared/command.ts'

const usage = {
  line: 'npm run bench -- [site] [pages] [visit] [moving] [requests] [preview] [validate] [edits] [editing] [diagnostics] [random] [entries] [editor] [start] [--pages 8,1000] [--runs 5] [--seconds 60] [--seed 7]',
  about: `Measures and writes a Markdown table. Exit code 1 when a goal is missed.

  site        whole builds of 8 to 10,000 pages, compared with Hugo, Eleventy, Astro and a hand-written script
  pages       size and Lighthouse scores of every page of both readings and of the examples
  visit       a visit on a slow phone, compared with the same pages written by hand
  moving      from the click on a link to the next page's paint, compared with a plain link and a router in the browser
  requests    requests per second of the backend, and response times
  preview     from saving the manifest to the paint of the change, compared with Vite with React and Astro
  validate    the validation of a manifest, compared with yaml's own parse of the same text
  editing     click to cursor, key to paint, Enter to file, on 8 and 1,000 pages
  edits       20,000 random edits of manifests in many styles, compared with edits of plain data
  diagnostics the problems reported for manifests with a random slip of every known kind
  random      builds and the preview of random content, compared with Hugo
  entries     builds of a collection of 1,000 and 10,000 Markdown entries, compared with Hugo, Eleventy and Astro
  editor      problems, completion and tooltips of the language server, on site.yaml and on 1,000 pages
  start       the memory of npm start in a fresh clone, at its peak and while serving`,
  words: 1,
  options: {
    pages: textOption('LIST', 'Sizes for "site", "random" and "entries". Left out: 8,100,1000,10000 and 1000,10000.'),
    runs: textOption(
      'NUMBER',
      'Rounds of "site" at each size, of "visit", "moving" and "editor". Left out: 7, fewer for large sites, 20 and 30.',
    ),
    seed: textOption(
      'LIST',
      'Seed of "random", "entries", "edits" and "diagnostics"; "diagnostics" takes several. Left out: 7.',
    ),
    only: textOption('WORDS', 'Kinds of "diagnostics" whose names contain this; prints each slip that is missed.'),
    seconds: textOption('NUMBER', 'Duration of each load of "requests". Left out: 60.'),
  },
} as const

// Imported on demand, so that one bench does not load the dependencies of another, such as Playwright.
const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  site: () => import('../bench/site/site-bench.ts'),
  pages: () => import('../bench/pages/page-bench.ts'),
  visit: () => import('../bench/visit/visit-bench.ts'),
  moving: () => import('../bench/moving/moving-bench.ts'),
  requests: () => import('../bench/requests/request-bench.ts'),
  preview: () => import('../bench/preview/preview-bench.ts'),
  validate: () => import('../bench/validate.ts'),
  editing: () => import('../bench/editing-times.ts'),
  edits: () => import('../bench/edit-bench.ts'),
  editor: () => import('../bench/editor/editor-bench.ts'),
  diagnostics: () => import('../bench/diagnostics/diagnostics-bench.ts'),
  entries: () => import('../bench/entries/entry-bench.ts'),
  start: () => import('../bench/start-memory.ts'),
  random: () => import('../bench/random/random-bench.ts'),
}

export default command(usage, async (options, root) => {
  const { pages, runs, seconds, seed, only } = options.values
  const choices: BenchOptions = {
    root,
    sizes: pages === undefined ? undefined : wholeNumbers('pages', pages).sort((a, b) => a - b),
    runs: runs === undefined ? undefined : wholeNumber('runs', runs),
    seconds: wholeNumber('seconds', seconds ?? 60),
    seeds: wholeNumbers('seed', seed ?? 7),
    only: optionText(only),
    say,
  }
  const names = options.words.length ? options.words : Object.keys(benches)
  let met = true
  for (const name of names) {
    const load = benches[name]
    if (!load)
      throw new Fault('usage', `There is no bench "${name}".`, `There are: ${Object.keys(benches).join(', ')}.`)
    say(`## ${name}\n`)
    met = (await (await load()).bench(choices)) && met
  }
  return met ? 0 : 1
})

/** Parses numbers separated by commas. */
function wholeNumbers(option: string, value: unknown): [number, ...number[]] {
  const [first = '', ...others] = String(value).split(',')
  return [wholeNumber(option, first), ...others.map((each) => wholeNumber(option, each))]
}

function wholeNumber(option: string, value: unknown): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new Fault('usage', `--${option} takes whole numbers from 1 on.`, `Usage: ${usage.line}`)
  return number
}
