import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../src/cache/cache.mjs'
import type { Health } from '../src/preview/messages.ts'
import { engineForms } from '../src/preview/server/engine-form.ts'
import { startPreview } from '../src/preview/server/start-preview.ts'
import { healthReport } from '../src/preview/server/terminal.ts'
import { buildApart } from './shared/build-apart.ts'
import { manifestOption, optionsOf, optionText, portOf, signalled, textOption } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { momentOfOption, momentOption } from './shared/moment-option.ts'
import { dataFolder, displayPath, resolveArgument, shellPath } from './shared/paths.ts'

export const usage = {
  line: 'npm run dev -- [--port 5173] [--host [ADDRESS]] [--reading A|B] [--manifest FILE] [--at MOMENT] [--data DIR] [--editor PROGRAM]',
  about: 'The live preview: every save of the manifest or of the source is on the page at once. Ctrl+C ends it.',
  options: {
    port: textOption('NUMBER', 'The port. Left out: 5173.'),
    host: textOption('ADDRESS', 'The address to listen on; --host alone: all. Left out: 127.0.0.1.'),
    reading: textOption('NAME', "The reading to show. Left out: the manifest's own."),
    ...manifestOption,
    ...momentOption,
    data: textOption('DIR', 'Where requests of the preview are kept. Left out: .lectern/preview.'),
    editor: textOption(
      'PROGRAM',
      'The editor a click opens lines in, code for example. Left out: LAUNCH_EDITOR, or the one that is running.',
    ),
  },
} as const

export default function main(argv: string[], root: string, context: CommandContext): Promise<number> {
  return openPreview(argv, root, context, { usage, edit: false })
}

interface Opening {
  usage: Omit<typeof usage, 'line' | 'about'> & { line: string; about: string }
  /** Whether pages open in editing mode. */
  edit: boolean
}

/** Runs the preview until a signal ends it. */
export async function openPreview(
  argv: string[],
  root: string,
  { engine, form, sourceHash }: CommandContext,
  { usage: shown, edit }: Opening,
): Promise<number> {
  const options = optionsOf(withHost(argv), shown)
  if (!options) return 0
  const { values } = options
  const manifest = values.manifest === undefined ? join(root, 'site.yaml') : resolveArgument(String(values.manifest))
  const below = displayPath(manifest)
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR
  const host = optionText(values.host) ?? '127.0.0.1'
  const data = dataFolder(root, values.data, 'preview')
  let first = true
  const onHealth = (health: Health) => {
    const report = healthReport(health, { colour, first })
    if (report) process.stdout.write(report)
  }
  const preview = await startPreview({
    root: engine,
    site: root,
    form: engineForms[form],
    manifest,
    file: below,
    reading: optionText(values.reading),
    at: momentOfOption(values),
    host,
    port: portOf(values.port, 5173),
    data,
    dataName: shellPath(data),
    editor: optionText(values.editor),
    edit,
    build: (to) => buildApart({ engine, cwd: root, isQuiet: true, options: { manifest, ...to } }),
    cache: join(cacheFolder(root), 'preview'),
    sourceHash,
    sourceRead: performance.timeOrigin,
    onHealth,
    onMessage: (line) => process.stderr.write(`${line}\n`),
  })
  first = false
  const lines = [`Live preview of ${below}`, preview.url, ...onNetwork(host, preview.port)]
  lines.push(`Blocks: ${preview.url}/__lectern/blocks`)
  if (preview.signsIn)
    lines.push(
      'Sign-in is an emulator for this machine alone; its mails are in the bar under "requests".',
      `Add a user with: npm run users -- add EMAIL --data ${shellPath(data)}`,
    )
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n  Ctrl+C ends it.\n\n`)
  try {
    await Promise.all([preview.ready, signalled('SIGINT', 'SIGTERM', 'SIGHUP')])
  } finally {
    await preview.close()
  }
  return 0
}

/** Addresses for other machines, when the server listens on every interface. */
function onNetwork(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  const found = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return found
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `On the network: http://${address}:${port}`)
}

/** Completes `--host` without a value to `--host 0.0.0.0`. */
function withHost(argv: string[]): string[] {
  return argv.flatMap((word, at) => {
    const next = argv[at + 1]
    return word === '--host' && (next === undefined || next.startsWith('-')) ? ['--host', '0.0.0.0'] : [word]
  })
}
