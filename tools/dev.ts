import { isAbsolute, join, relative } from 'node:path'
import type { Health } from '../src/preview/messages.ts'
import { startPreview } from '../src/preview/start-preview.ts'
import { reportOf } from '../src/preview/terminal.ts'
import { fromHere } from './shared/open-site.ts'
import { optionsOf, portOf, textOf } from './shared/options.ts'

const usage = {
  line: 'npm run dev -- [--port 5173] [--host [ADDRESS]] [--reading A|B] [--manifest FILE] [--data DIR]',
  about: 'The live preview: every save of the manifest or of the source is on the page at once. Ctrl+C ends it.',
  options: {
    port: { type: 'string', value: 'NUMBER', about: 'The port. Left out: 5173.' },
    host: {
      type: 'string',
      value: 'ADDRESS',
      about: 'The address to listen on; --host alone: all. Left out: 127.0.0.1.',
    },
    reading: { type: 'string', value: 'NAME', about: "The reading to show. Left out: the manifest's own." },
    manifest: { type: 'string', value: 'FILE', about: 'The manifest, as YAML or JSON. Left out: site.yaml.' },
    data: {
      type: 'string',
      value: 'DIR',
      about: 'Where requests of the preview are kept. Left out: .lectern/preview.',
    },
  },
} as const

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(withHost(argv), usage)
  if (!options) return 0
  const { values } = options
  const manifest = values.manifest === undefined ? join(root, 'site.yaml') : fromHere(String(values.manifest))
  const below = relative(process.cwd(), manifest)
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR
  let first = true
  const onHealth = (health: Health) => {
    const report = reportOf(health, { colour, first })
    if (report) process.stdout.write(report)
  }
  const preview = await startPreview({
    root,
    manifest,
    file: below.startsWith('..') || isAbsolute(below) ? manifest : below,
    reading: textOf(values.reading),
    host: textOf(values.host) ?? '127.0.0.1',
    port: portOf(values.port, 5173),
    data: values.data === undefined ? join(root, '.lectern', 'preview') : fromHere(String(values.data)),
    cache: join(root, 'node_modules', '.cache', 'lectern', 'preview'),
    onHealth,
    onMessage: (line) => process.stderr.write(`${line}\n`),
  })
  first = false
  process.stdout.write(
    `\n  Live preview of ${below}\n  ${preview.url}\n  Blocks: ${preview.url}/__lectern/blocks\n\n  Ctrl+C ends it.\n\n`,
  )
  await interrupted()
  await preview.close()
  return 0
}

/** `--host` alone means every address of this machine. */
function withHost(argv: string[]): string[] {
  return argv.flatMap((word, at) => {
    const next = argv[at + 1]
    return word === '--host' && (next === undefined || next.startsWith('-')) ? ['--host', '0.0.0.0'] : [word]
  })
}

const interrupted = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
