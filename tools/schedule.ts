import { join } from 'node:path'
import { writtenMoment } from '../src/content/moments.ts'
import { changesToCome, datedPages } from '../src/publish/changes-to-come.ts'
import cron from './schedule/cron.ts'
import github from './schedule/github.ts'
import netlify from './schedule/netlify.ts'
import { printedChanges } from './schedule/printed-changes.ts'
import type { TimerHost } from './schedule/timer-host.ts'
import { horizon, timersFor } from './schedule/timers.ts'
import { writeTimers } from './schedule/write-timers.ts'
import { command, manifestOption, oneOf, optionText, textOption } from './shared/command.ts'
import { openSiteOfCommand } from './shared/open-site.ts'
import { resolveArgument, shellPath } from './shared/paths.ts'

const hosts: Readonly<Record<string, TimerHost>> = { cron, github, netlify }
const hostNames = Object.keys(hosts)

export const usage = {
  line: `npm run schedule -- [--host ${hostNames.join('|')}] [--reading A|B] [--manifest FILE]`,
  about: `Says when the output changes next though nobody writes anything, and what changes then. With a host it writes the timers that
build the site at these moments; call it again whenever a "publish" or an "until" is written.
Exit code: 0 fine, 1 the manifest has errors, 2 the call is wrong.`,
  options: {
    host: textOption('NAME', 'cron prints lines for a crontab; github writes a workflow, netlify scheduled functions.'),
    reading: textOption('NAME', "The reading; left out, the manifest's own."),
    ...manifestOption,
  },
} as const

/** Computing each change expands the whole site, so only the next ones are computed; the command can be run again later. */
const maxChanges = 200

export default command(usage, async ({ values }, root) => {
  const hostName = optionText(values.host)
  const host =
    hostName === undefined
      ? undefined
      : hosts[oneOf(hostNames, 'timer host', hostName, 'Leave --host out to see when the site changes.')]
  const now = Date.now()
  const { site, loaded } = openSiteOfCommand(root, optionText(values.manifest), optionText(values.reading))
  const { source } = loaded
  const zone = source.expansion?.zone ?? 'UTC'
  const changes = changesToCome(source, site.reading, maxChanges)
  const dated = datedPages(site)
  const say = (text: string) => process.stdout.write(text)
  if (!host) {
    say(printedChanges({ source, zone, changes, dated }))
    if (changes.length + dated.length > 0) say(`Timers for a host: npm run schedule -- --host ${hostNames.join('|')}\n`)
    return 0
  }

  const moments = changes.map(({ at }) => at)
  const soon = moments.filter((at) => at < now + horizon)
  const timers = timersFor(soon, dated.length > 0 ? { from: now, zone } : undefined)
  const timed = {
    name: site.name,
    command: buildCommand(root, values),
    whenOf: ({ moments: own }: { moments: readonly number[] }) =>
      own.length === 0
        ? `every day at 00:00 (${zone})`
        : `${own.map((at) => writtenMoment(at, zone)).join(', ')} (${zone})`,
  }
  const note = (line: string) => process.stderr.write(`${line}\n`)
  if (host.printed) say(host.printed(timers, timed))
  if (host.files) {
    const folder = host.files.folder(root)
    const { written: made, removed, unchanged } = writeTimers(folder, host.files.isOne, host.files.of(timers, timed))
    const sayEach = (names: readonly string[], word: string) =>
      names.forEach((name) => {
        say(`${shellPath(join(folder, name))} ${word}.\n`)
      })
    sayEach(made, 'written')
    sayEach(unchanged, 'is as it was')
    sayEach(removed, 'removed')
  }
  if (timers.length === 0) note('Nothing comes or goes by itself: there is nothing to time.')
  else note(host.next)
  const late = moments.length - soon.length
  if (late > 0) note(`${late} more than a year from now: call this again by then, as timers know no year.`)
  return 0
})

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The shell command that builds the site and reading of this call. */
function buildCommand(root: string, { manifest, reading }: Record<string, string | boolean | undefined>): string {
  const words = [
    ...(typeof manifest === 'string' ? ['--manifest', resolveArgument(manifest)] : []),
    ...(typeof reading === 'string' ? ['--reading', reading] : []),
  ]
  return `cd ${quoted(root)} && npm run --silent build${words.length > 0 ? ` -- ${words.map(quoted).join(' ')}` : ''}`
}
