import { createInterface } from 'node:readline/promises'
import type { PublishStep, Run } from '../src/deploy/deploy-messages.ts'
import { Publisher } from '../src/deploy/publisher.ts'
import { Fault } from '../src/problems/fault.ts'
import { buildApart } from './shared/build-apart.ts'
import { command, flagOption, manifestOption, optionText, textOption } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { displayPath, manifestPath } from './shared/paths.ts'

export const usage = {
  line: 'npm run publish -- [--dry-run] [--back] [--anyway] [--yes] [--message TEXT] [--manifest FILE]',
  about: `Publishes the site: checks it, keeps it in the history, builds it, hands it to where it lives, as "publish:" of the
manifest says, and waits until the site on the web answers with it.
Exit code: 0 it is live, 1 it is not, and what is live stays, 2 the call is wrong or the manifest does not say where to.`,
  options: {
    'dry-run': flagOption('Checks and builds, and says what would be done.'),
    back: flagOption('Puts the build before back; the manifest stays as it is.'),
    anyway: flagOption('Publishes with placeholders and whatever else is not ready; never with errors.'),
    yes: flagOption('Confirms where the site goes, for machines without anybody to ask.'),
    message: textOption('TEXT', 'The message of the commit. Left out: Publish.'),
    ...manifestOption,
  },
} as const

export default command(usage, async ({ values }, root, { engine }: CommandContext) => {
  // npm also runs the script `publish` after publishing a package, which is not meant here.
  if (process.env.npm_command === 'publish') return 0
  const path = manifestPath(root, optionText(values.manifest))
  const manifest = displayPath(path)
  if (values.back && values['dry-run']) throw new Fault('usage', 'Taking back cannot be tried.', `Usage: ${usage.line}`)
  const printed = new Set<PublishStep>()
  const publisher = new Publisher({
    manifest,
    file: manifest,
    root,
    build: (to) => buildApart({ engine, cwd: root, isQuiet: true, options: { manifest: path, ...to } }),
    onRun: ({ steps }) => {
      for (const step of steps) if (step.state === 'done' && !printed.has(step)) say(step, printed)
    },
  })
  const { destination } = await publisher.state()
  if (!destination && publisher.isValid())
    throw new Fault(
      'usage',
      `${manifest} does not say where the site lives.`,
      'Write "publish: { to: folder, path: /srv/site }" into it, with what is yours; "to: git" and "to: command" are the others.',
    )
  const asks = destination && !destination.isConfirmed && !values['dry-run']
  const isConfirmed =
    asks && (values.yes === true || (await isAgreed([destination.says, ...(destination.words ?? [])].join(' '))))
  const confirm = isConfirmed ? destination?.id : undefined
  const despite = values.anyway === true
  const run = values['dry-run']
    ? await publisher.rehearse({ despite })
    : values.back
      ? await publisher.back({ confirm })
      : await publisher.publish({ confirm, despite, message: optionText(values.message) })
  return ended(run)
})

/** Asks for confirmation; returns false when there is no terminal. */
async function isAgreed(what: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`\n  ${what}\n  Do that from this machine, now and from now on? (yes/no) `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const titles = { check: 'Check', keep: 'History', build: 'Build', send: 'Hand over', live: 'On the web' } as const

function say(step: PublishStep, printed: Set<PublishStep>) {
  printed.add(step)
  process.stdout.write(`  ${titles[step.name].padEnd(11)} ${(step.says ?? []).join(' ')}\n`)
}

function ended({ steps, open, outcome, kind }: Run): number {
  const failed = steps.find(({ state }) => state === 'failed')
  if (failed) {
    const lines = [`${titles[failed.name].padEnd(11)} ${(failed.says ?? []).join(' ')}`, (failed.hint ?? []).join(' ')]
    if (outcome === 'unconfirmed') lines.push('Without a terminal, --yes confirms it.')
    else if (failed.name === 'check') {
      for (const { file, line, message } of open) lines.push(`${file}:${line} ${message}`)
      if (open.length > 0)
        lines.push('"npm run validate -- --launch" says more of each; --anyway publishes what is only not ready.')
    }
    if (failed.printed) lines.push(...failed.printed.split('\n').slice(-20))
    process.stderr.write(
      `\n${lines
        .filter(Boolean)
        .map((line) => `  ${line}\n`)
        .join('')}\n`,
    )
    return 1
  }
  const time = new Date().toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
  if (outcome === 'live')
    process.stdout.write(`\n  ${kind === 'back' ? 'The build before is live' : 'Live'} since ${time}.\n\n`)
  return 0
}
