import { Fault } from '../src/problems/fault.ts'
import { benchValidate } from './bench/validate.ts'
import { optionsOf } from './shared/options.ts'
import { benchRequests } from './trials/request-bench.ts'

const usage = {
  line: 'npm run bench -- [requests] [preview] [validate] [--seconds 60]',
  about: `Measures and writes a Markdown table. Exit code 1 when a goal is missed.

  requests    how many requests the backend takes, and how long a visitor waits
  preview     from saving the manifest to the painted words, beside Vite with React and Astro
  validate    the whole check of a manifest, beside yaml's own parse of the same text`,
  words: 1,
  options: { seconds: { type: 'string', value: 'NUMBER', about: 'How long each load lasts. Left out: 60.' } },
} as const

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}

const suites: Record<string, (root: string, seconds: number) => Promise<boolean>> = {
  requests: (root, seconds) => benchRequests({ root, seconds, say }),
  // The browser's driver is loaded for this alone.
  preview: async (root) => (await import('./bench/preview-bench.ts')).benchPreview({ root, saves: 25, say }),
  validate: async () => benchValidate(say),
}

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const seconds = Number(options.values.seconds ?? 60)
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new Fault('usage', '--seconds takes a whole number.', `Usage: ${usage.line}`)
  const names = options.words.length ? options.words : Object.keys(suites)
  let met = true
  for (const name of names) {
    const suite = suites[name]
    if (!suite)
      throw new Fault('usage', `There is no bench "${name}".`, `There are: ${Object.keys(suites).join(', ')}.`)
    say(`## ${name}\n`)
    met = (await suite(root, seconds)) && met
  }
  return met ? 0 : 1
}
