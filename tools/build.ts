import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { signsInHere } from '../src/backend/loopback.ts'
import { isFault } from '../src/problems/fault.ts'
import { builtCommit } from '../src/publish/build-mark.ts'
import type { Build, ServerHooks } from '../src/publish/build-options.ts'
import { hostFoldersExist } from '../src/publish/host-folders.ts'
import { hosts } from '../src/publish/hosts/hosts.ts'
import { contentFolder, InputLog } from '../src/publish/inputs.ts'
import { filesExist, readLedger } from '../src/publish/ledger.ts'
import { command, flagOption, manifestOption, oneOf, optionText, textOption } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { momentOfOption, momentOption } from './shared/moment-option.ts'
import { displayPath, manifestPath, resolveArgument } from './shared/paths.ts'
import { progressOn } from './shared/progress-on.ts'

const hostNames = Object.keys(hosts)

export const usage = {
  line: `npm run build -- [--reading A|B] [--manifest FILE] [--out dist] [--at MOMENT] [--host ${hostNames.join('|')}] [--timings]`,
  about: 'Writes the static site of one reading. A second build does only what changed.',
  options: {
    reading: textOption('NAME', "The reading to build. Left out: the manifest's own."),
    ...manifestOption,
    out: textOption('DIR', 'Where the site goes. Left out: dist.'),
    ...momentOption,
    timings: flagOption('Takes one stage after another and says how long each took.'),
    host: textOption('NAME', `Adds the configuration of a host: ${hostNames.join(', ')}.`),
  },
} as const

export default command(usage, async (options, root, context: CommandContext) => {
  const { engine, sourceHash } = context
  const began = performance.now()
  const [manifest, reading, host] = [options.values.manifest, options.values.reading, options.values.host].map(
    optionText,
  )
  const chosen =
    host === undefined ? undefined : hosts[oneOf(hostNames, 'host', host, 'Leave --host out for a plain folder.')]
  const out = resolveArgument(optionText(options.values.out) ?? 'dist')
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } = process.env
  const path = manifestPath(root, manifest)
  const at = momentOfOption(options.values)
  const serving = servingAt(process.env[servedAt])
  const choices = [
    ...[sourceHash, reading, host, at, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY],
    builtCommit(),
    serving?.canSignIn({ url: '', publishableKey: '' }),
  ]
  const ledger = readLedger(out)
  const own = ['public', 'images'].flatMap((name) => [join(dirname(path), name), join(root, name)])
  const log = new InputLog(path, [...own, contentFolder(path)], choices)
  const { progress, print } = progressOn(process.stderr, process.stdout)
  const say = (line: string) => print(`${line}, in ${(performance.now() - began).toFixed(0)} ms`)
  if (ledger.made && log.isSameAs(ledger.made.from) && filesExist(out, ledger) && hostFoldersExist(out, ledger)) {
    say(`${ledger.made.summary}: nothing has changed`)
    return 0
  }

  // Imported here: loading these takes most of a short build's time, and an unchanged site does not need them.
  const [{ buildChangedEntries }, { buildChangedPages }, { Stopwatch }] = await Promise.all([
    import('../src/publish/changed-entries.ts'),
    import('../src/publish/changed-pages.ts'),
    import('../src/publish/stopwatch.ts'),
  ])
  const watch = new Stopwatch()
  const oneByOne = options.values.timings === true
  const ended = oneByOne ? watch.ended : () => {}
  const build: Build = {
    root,
    engine,
    sourceHash,
    manifest: displayPath(path),
    reading,
    at,
    out,
    ledger,
    log,
    host: chosen,
    serving,
    note: print,
    progress,
    oneByOne,
    ended,
  }
  const few = (await buildChangedPages(build)) ?? (await buildChangedEntries(build))
  say(few ?? (await (await import('../src/publish/pipeline.ts')).publishSite(build)))
  if (oneByOne) process.stdout.write(`${watch}\n`)
  return 0
})

/** Environment variable with the host at which `start` serves the site that it has this command build. */
export const servedAt = 'LECTERN_SERVED_AT'

function servingAt(host: string | undefined): ServerHooks | undefined {
  if (host === undefined) return undefined
  return {
    canSignIn: (backend) => signsInHere(backend, host, process.env),
    failed(path, fault) {
      const shown = isFault(fault) ? `${fault.message}\n  ${fault.hint}` : fault
      console.error(shown, `\n\n  The error screen is served at ${path} in its place.\n`)
    },
  }
}
