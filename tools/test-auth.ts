import { setTimeout as wait } from 'node:timers/promises'
import { Fault } from '../src/problems/fault.ts'
import { sessionAger } from '../supabase/auth-emulator/contract/age-session.ts'
import { mailboxAt } from '../supabase/auth-emulator/contract/mailbox.ts'
import { contract, holdTo, type Verdict } from '../supabase/auth-emulator/contract/run.ts'
import { command, optionText, say, textOption } from './shared/command.ts'

const usage = {
  line: 'npm run test:auth -- --url URL --key KEY --admin-key KEY [--mail-url URL] [--database-url URL]',
  about: `Checks a Supabase Auth server against the contract that the sign-in screens rely on, claim by claim.
Creates its own users and deletes them. Takes about two minutes, since some claims wait.`,
  options: {
    url: textOption('URL', "The project's address, or a server's own."),
    key: textOption('KEY', 'Its public key.'),
    'admin-key': textOption('KEY', 'A key that may create users, such as the service role key.'),
    'mail-url': textOption(
      'URL',
      'Where its mails can be read: Mailpit, Inbucket, MailHog, or file:///… of a folder with .eml files.',
    ),
    'database-url': textOption(
      'URL',
      'Its Postgres database, to age a session of the run by a day. Nothing else is changed there.',
    ),
  },
} as const

export default command(usage, async (options) => {
  const url = needed(options.values, 'url').replace(/\/+$/, '')
  const key = needed(options.values, 'key')
  const adminKey = needed(options.values, 'admin-key')
  const mailUrl = optionText(options.values['mail-url'])
  const mailbox = mailUrl === undefined ? undefined : await mailboxAt(mailUrl)
  if (!URL.canParse(url)) throw new Fault('usage', `"${url}" is no address.`, 'Pass --url https://….supabase.co')
  const databaseUrl = optionText(options.values['database-url'])
  const database = databaseUrl === undefined ? undefined : sessionAger(databaseUrl)
  const target = {
    ageSession: database?.ageSession,
    url,
    key,
    adminKey,
    mailbox,
    now: Date.now,
    later: (seconds: number) => wait(seconds * 1000),
  }

  let call = ''
  const verdicts = await holdTo(target, (verdict) => {
    if (verdict.claim.call !== call) say(`\n${verdict.claim.call}`)
    call = verdict.claim.call
    say(`  ${marks[verdict.outcome.kind]} ${lineOf(verdict)}`)
  }).finally(() => database?.close())
  const count = (kind: Verdict['outcome']['kind']) => verdicts.filter(({ outcome }) => outcome.kind === kind).length
  const [passed, failed, left] = [count('passed'), count('failed'), count('not run')]
  say(`\nOf ${contract.length} claims ${left} could not be made.`)
  say(`${passed} passed, ${failed} failed, ${left} skipped`)
  return failed > 0 ? 1 : 0
})

const marks = { passed: 'ok     ', failed: 'FAILED ', 'not run': 'not run' }
const lineOf = ({ claim, outcome }: Verdict) =>
  outcome.kind === 'passed' ? claim.says : `${claim.says}\n            ${outcome.reason.split('\n')[0]}`
function needed(values: Record<string, string | boolean | undefined>, name: string): string {
  const value = optionText(values[name])
  if (!value) throw new Fault('usage', `--${name} is missing.`, `Usage: ${usage.line}`)
  return value
}
