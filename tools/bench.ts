import { benchRequests } from '../bench/requests/request-bench.ts'
import { benchValidate } from '../bench/validate.ts'
import { Fault } from '../src/problems/fault.ts'
import { command, say, textOf, textOption } from './shared/command.ts'

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

interface Choices {
  root: string
  sizes?: number[]
  runs: number | undefined
  seconds: number
  seeds: [number, ...number[]]
  only: string | undefined
}

// Suites are imported on demand, so that one suite does not load the dependencies of another, such as Playwright.
const suites: Record<string, (choices: Choices) => Promise<boolean>> = {
  site: async ({ root, sizes = [8, 100, 1000, 10_000], runs }) =>
    (await import('../bench/site/site-bench.ts')).benchSite({ root, sizes, runs, say }),
  pages: async ({ root }) => (await import('../bench/pages/page-bench.ts')).benchPages({ root, say }),
  visit: async ({ root, runs = 20 }) =>
    (await import('../bench/visit/visit-bench.ts')).benchVisit({ root, rounds: runs, say }),
  moving: async ({ root, runs = 20 }) =>
    (await import('../bench/moving/moving-bench.ts')).benchMoving({ root, rounds: runs, say }),
  requests: ({ root, seconds }) => benchRequests({ root, seconds, say }),
  preview: async ({ root }) =>
    (await import('../bench/preview/preview-bench.ts')).benchPreview({ root, saves: 25, say }),
  validate: async () => benchValidate(say),
  editing: async ({ root, runs = 20 }) =>
    (await import('../bench/editing-times.ts')).benchEditing({ root, edits: runs, say }),
  edits: async ({ seeds: [seed] }) =>
    (await import('../bench/edit-bench.ts')).benchEdits({ operations: 20_000, seed, say }),
  editor: async ({ root, runs = 30 }) =>
    (await import('../bench/editor/editor-bench.ts')).benchEditor({ root, runs, say }),
  diagnostics: async ({ root, seeds, runs, only }) =>
    (await import('../bench/diagnostics/diagnostics-bench.ts')).benchDiagnostics({
      root,
      seeds,
      variants: runs,
      only,
      say,
    }),
  entries: async ({ root, sizes = [1000, 10_000], runs = 3, seeds: [seed] }) =>
    (await import('../bench/entries/entry-bench.ts')).benchEntries({
      root,
      sizes,
      runs,
      seed,
      say,
    }),
  start: async ({ root, runs = 3 }) => (await import('../bench/start-memory.ts')).benchStart({ root, runs, say }),
  random: async ({ root, sizes = [1000, 10_000], runs = 5, seeds: [seed] }) =>
    (await import('../bench/random/random-bench.ts')).benchRandom({
      root,
      sizes,
      runs,
      seed,
      say,
    }),
}

export default command(usage, async (options, root) => {
  const { pages, runs, seconds, seed, only } = options.values
  const choices: Choices = {
    root,
    sizes: pages === undefined ? undefined : wholeNumbers('pages', pages).sort((a, b) => a - b),
    runs: runs === undefined ? undefined : wholeNumber('runs', runs),
    seconds: wholeNumber('seconds', seconds ?? 60),
    seeds: wholeNumbers('seed', seed ?? 7),
    only: textOf(only),
  }
  const names = options.words.length ? options.words : Object.keys(suites)
  let met = true
  for (const name of names) {
    const suite = suites[name]
    if (!suite)
      throw new Fault('usage', `There is no bench "${name}".`, `There are: ${Object.keys(suites).join(', ')}.`)
    say(`## ${name}\n`)
    met = (await suite(choices)) && met
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
