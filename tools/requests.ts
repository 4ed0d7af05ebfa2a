import { type OpenedRequestAdmin, openRequestAdmin } from '../src/backend/requests/open-request-admin.ts'
import { printCsv, printJson, printOne, printTable } from '../src/backend/requests/print-requests.ts'
import type { ListFilter, RequestAdmin } from '../src/backend/requests/request-admin.ts'
import { Fault } from '../src/problems/fault.ts'
import { command, oneOf, optionText, textOption } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { dataFolder } from './shared/paths.ts'

export const usage = {
  line: 'npm run requests -- [show ID | handled ID | reopen ID | erase EMAIL | retry-mails] [options]',
  about: `Lists the requests that were stored, newest first; also while the server runs.

  show ID        one request in full; an id may be cut short, and the reference that the visitor was shown does as well
  handled ID     marks it as handled; reopen ID takes that back
  erase EMAIL    removes every request that holds the address, with its mails
  retry-mails    tries mails again that were given up`,
  words: 2,
  options: {
    format: textOption('NAME', 'table, json or csv. Left out: table.'),
    since: textOption('DATE', 'Only those received since then: 2026-01-31 or 2026-01-31T09:00Z.'),
    status: textOption('NAME', 'Only those that are new, handled or suspect.'),
    data: textOption('DIR', 'Where requests are kept. Left out: .lectern/data.'),
  },
} as const

export default command(usage, async ({ values, words }, root, { engine }: CommandContext) => {
  const format = oneOf(['table', 'json', 'csv'], 'format', optionText(values.format) ?? 'table')
  const filter = filterOf(optionText(values.since), optionText(values.status))
  const data = dataFolder(root, values.data)
  const opened = await openRequestAdmin({
    project: engine,
    site: root,
    data,
    databaseUrl: process.env.DATABASE_URL || undefined,
  })
  try {
    const [command, subject] = words
    return command === undefined ? await list(opened, filter, format) : await act(opened?.admin, command, subject)
  } finally {
    await opened?.close()
  }
})

/** Converts the reference that visitors are shown, the id's beginning in capitals as two groups, to the id's notation. */
const idOf = (written: string) => written.toLowerCase().replace(/^([0-9a-f]{4})-([0-9a-f]{4})$/, '$1$2')

const say = (text: string) => process.stdout.write(text)

async function list(opened: OpenedRequestAdmin | undefined, filter: ListFilter, format: string): Promise<number> {
  const found = opened ? await opened.admin.list(filter) : { fields: [], requests: [] }
  if (format === 'json') say(printJson(found))
  else if (format === 'csv') say(printCsv(found))
  else if (found.requests.length === 0) say('No requests.\n')
  else say(printTable(found, process.stdout.isTTY ? 28 : undefined))
  const dead = opened ? await opened.admin.mails({ state: 'dead' }) : []
  if (dead.length) {
    // On stderr, so that programs can read the list from stdout.
    const lines = dead.map(
      ({ requestId, kind, attempts, error }) => `  ${requestId.slice(0, 8)}  ${kind}  ${error}, ${attempts} attempts`,
    )
    process.stderr.write(
      `\n${dead.length} mail(s) were given up:\n${lines.join('\n')}\nTry again with: npm run requests -- retry-mails\n`,
    )
  }
  return 0
}

async function act(admin: RequestAdmin | undefined, command: string, subject = ''): Promise<number> {
  const nothing = new Fault('nothing-stored', 'Nothing is stored here yet.', 'Name the folder with --data.')
  if (command === 'retry-mails') {
    if (!admin) throw nothing
    say(`${await admin.retryMails({})} mail(s) will be tried again.\n`)
    return 0
  }
  oneOf(['show', 'handled', 'reopen', 'erase'], 'command', command)
  if (!subject) throw new Fault('usage', `"${command}" needs a word more.`, `Usage: ${usage.line}`)
  if (!admin) throw nothing
  if (command === 'erase') {
    say(`${await admin.erase({ email: subject })} request(s) erased, with their mails.\n`)
    return 0
  }
  const { requests } = await admin.list({ id: idOf(subject) })
  const [request] = requests
  if (!request || requests.length > 1) {
    process.stderr.write(request ? `Several ids begin with "${subject}".\n` : `No id begins with "${subject}".\n`)
    return 1
  }
  if (command === 'show') say(printOne(request))
  else {
    await admin.mark({ id: request.id, status: command === 'handled' ? 'handled' : 'new' })
    say(`${request.id.slice(0, 8)} is ${command === 'handled' ? 'handled' : 'new again'}.\n`)
  }
  return 0
}

function filterOf(since: string | undefined, status: string | undefined): ListFilter {
  if (since !== undefined && Number.isNaN(Date.parse(since)))
    throw new Fault('usage', `"${since}" is not a date.`, 'Write it as 2026-01-31 or 2026-01-31T09:00Z.')
  return {
    since: since === undefined ? undefined : new Date(since).toISOString(),
    status: status === undefined ? undefined : oneOf(['new', 'handled', 'suspect'], 'status', status),
  }
}
