// Measures how long an editor waits for the language server: from the key to problems, completion and tooltip.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { LspClient, positionOf } from '../../tests/language-server/lsp-client.ts'
import type { Bench } from '../bench.ts'
import { manifestFiles, randomSite } from '../random/random-site.ts'
import { percentile } from '../spread.ts'

interface Case {
  title: string
  files: ReadonlyMap<string, string>
  /** The file that is edited. */
  name: string
  /** Maximum median in milliseconds. */
  goal: number
}

interface Row {
  what: string
  times: number[]
  goal: number
}

const warmUp = 3

/** Writes docs/editor-benchmark.md; returns false when a goal is missed. */
export const bench: Bench = async ({ root, runs = 30, say }) => {
  const shipped = readFileSync(join(root, 'site.yaml'), 'utf8')
  const large = manifestFiles(randomSite(7, 1000))
  const lines = (files: ReadonlyMap<string, string>) =>
    [...files.values()].join('\n').split('\n').length.toLocaleString('en')
  const cases: Case[] = [
    {
      title: `site.yaml, ${lines(new Map([['', shipped]]))} lines`,
      files: new Map([['site.yaml', shipped]]),
      name: 'site.yaml',
      goal: 50,
    },
    {
      title: `1,000 pages in files of 200, ${lines(large)} lines`,
      files: large,
      name: 'pages/part-003.yaml',
      goal: 150,
    },
  ]
  const tables: string[] = []
  let met = true
  for (const each of cases) {
    const rows = await measured(root, each, runs)
    const table = [
      `## ${each.title}`,
      '',
      '| | median | p95 | max | runs | goal |',
      '|---|---|---|---|---|---|',
      ...rows.map(
        ({ what, times, goal }) =>
          `| ${what} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.95))} | ${ms(percentile(times, 1))} | ${times.length} | ${ms(goal)} |`,
      ),
      '',
    ].join('\n')
    say(table)
    tables.push(table)
    met = met && rows.every(({ times, goal }) => percentile(times, 0.5) <= goal)
  }
  writeFileSync(join(root, 'docs/editor-benchmark.md'), page(tables))
  return met
}

const ms = (time: number) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`

async function measured(root: string, { files, name, goal }: Case, runs: number): Promise<Row[]> {
  const editor = new LspClient(root)
  await editor.start()
  for (const [file, text] of files) editor.write(file, text)
  const text = files.get(name) ?? ''
  await editor.open(name)
  await editor.type(name, text.length, text.length, '\n# begun\n')
  await editor.about('textDocument/codeLens', name)
  /** Returns a match of the words, at another place of the file for each run. */
  const place = (words: RegExp, run: number) => {
    const found = [...text.matchAll(words)]
    const match = found[Math.floor((found.length * (run * 7 + 3)) / (runs * 7 + 11)) % found.length]
    if (!match) throw new Error(`${words} is not in ${name}.`)
    return { start: match.index, end: match.index + match[0].length, words: match[0] }
  }
  const clocked = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  /** Times typing a fault and removing it; each waits for the problems. */
  const faults = async (what: string, words: RegExp, spoil: (words: string) => string): Promise<Row> => {
    const times: number[] = []
    for (let run = -warmUp; run < runs; run++) {
      const { start, words: before } = place(words, Math.abs(run))
      const after = spoil(before)
      for (const [from, to] of [
        [before, after],
        [after, before],
      ] as const) {
        const notification = editor.next(name)
        const milliseconds = await clocked(async () => {
          await editor.type(name, start, start + from.length, to)
          await notification
        })
        if (run >= 0) times.push(milliseconds)
      }
    }
    return { what, times, goal }
  }
  /** Times a request after replacing the words by `typed`; an empty `typed` leaves the text as it is. */
  const timed = async (what: string, method: string, words: RegExp, typed: string): Promise<Row> => {
    const times: number[] = []
    for (let run = -warmUp; run < runs; run++) {
      const { start, end } = place(words, Math.abs(run))
      const cut = text.slice(start, end)
      const milliseconds = await clocked(async () => {
        if (typed) await editor.type(name, start, end, typed)
        const now = text.slice(0, start) + (typed || '/')
        await editor.about(method, name, { position: positionOf(now, now.length) })
      })
      if (run >= 0) times.push(milliseconds)
      if (!typed) continue
      await editor.type(name, start, start + typed.length, cut)
      // Waits for the server's background work, because people type more slowly.
      await editor.about('textDocument/codeLens', name)
    }
    return { what, times, goal }
  }
  const rows = [
    await faults('problems: a dead link', /to: \/\w[\w/-]*/g, (words) => `${words}x`),
    await faults('problems: a misspelt key', /(?<=\n +)title(?=: \w)/g, (words) => `${words}e`),
    await faults('problems: an unclosed quote', /(?<=\n +title: )\w/g, (words) => `"${words}`),
    await timed('completion: a page after `to:`', 'textDocument/completion', /(?<=to: )\/\w[\w/-]*/g, '/'),
    await timed('completion: a key', 'textDocument/completion', /(?<=\n +)title(?=: \w)/g, 'ti'),
    await timed('tooltip: a key', 'textDocument/hover', /(?<=\n +)title(?=: \w)/g, ''),
    await timed('tooltip: a link', 'textDocument/hover', /(?<=to: )\/\w[\w/-]*/g, ''),
  ]
  await editor.stop()
  return rows
}

const page = (tables: readonly string[]) => `# Response times in an editor

A client edits a file of the site as an editor does, and the time ends when the response of the language server arrives on
its standard output. The times of problems include the server's delay for further typing. Each mistake is typed and undone,
at places all over the file; the first ${warmUp} of each are not counted.

${tables.join('\n')}
${cpus().length} processors, Node ${process.version.slice(1)}, ${process.platform}; load average ${loadavg()[0]?.toFixed(1)}.

\`npm run bench -- editor\` measures again.
`
