import { join } from 'node:path'
import { backendEnvironment } from '../src/backend/environment.ts'
import { expectFreePort } from '../src/backend/listen.ts'
import { startServer } from '../src/backend/server.ts'
import { readLedger } from '../src/publish/ledger.ts'
import { headersOf } from '../src/render/headers.ts'
import { lazyEmulator } from '../supabase/auth-emulator/lazy-emulator.ts'
import { buildApart } from './shared/build-apart.ts'
import {
  command,
  flagOption,
  manifestOption,
  optionText,
  portOf,
  say,
  signalled,
  textOption,
} from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { momentOfOption, momentOption } from './shared/moment-option.ts'
import { dataFolder } from './shared/paths.ts'

export const usage = {
  line: 'npm start -- [--port 4321] [--host 127.0.0.1] [--reading A|B] [--manifest FILE] [--at MOMENT] [--data DIR] [--no-rate-limit]',
  about: 'Builds the site and serves it with its backend on one port. Ctrl+C ends it.',
  options: {
    port: textOption('NUMBER', 'The port. Left out: 4321.'),
    host: textOption('ADDRESS', 'The address to listen on. Left out: 127.0.0.1.'),
    reading: textOption('NAME', "The reading to serve. Left out: the manifest's own."),
    ...manifestOption,
    ...momentOption,
    data: textOption('DIR', 'Where requests are kept. Left out: .lectern/data.'),
    'no-rate-limit': flagOption('Takes any number of requests.'),
  },
} as const

export default command(usage, async ({ values }, root, { engine }: CommandContext) => {
  const port = portOf(values.port, 4321)
  const at = momentOfOption(values)
  const host = optionText(values.host) ?? '127.0.0.1'
  const data = dataFolder(root, values.data)
  const limited = values['no-rate-limit'] !== true

  // Fails before building: the folder of the built site belongs to the process that has the port.
  await expectFreePort({ port, host })
  const folder = join(data, 'sites', String(port))
  const options = { out: folder, manifest: optionText(values.manifest), reading: optionText(values.reading), at }
  const { code } = await buildApart({ engine, servedAt: host, options })
  if (code !== 0) return code
  const site = readLedger(folder).made?.served
  if (!site) throw new Error(`The build left nothing in ${folder}.`)

  say('Preparing the database …')
  const environment = backendEnvironment(process.env, data)
  const { pages, redirects, unknownPaths, languageFolders, security } = site
  const server = await startServer({
    folder,
    host,
    port,
    project: engine,
    site: root,
    data,
    forms: site.forms,
    siteUrl: site.url,
    limited,
    pages,
    redirects,
    unknownPaths,
    languageFolders,
    headersFor: headersOf(security),
    openAuth: site.signsIn ? lazyEmulator({ data, limited }) : undefined,
    ...environment,
  })
  const kept = environment.databaseUrl ? 'the database of DATABASE_URL' : data
  say(`\n  ${site.name}, reading ${site.reading}\n  ${server.url}\n\n  Requests are kept in ${kept}`)
  if (site.signsIn) say('  Sign-in is an emulator for this machine alone; add a user with: npm run users -- add EMAIL')
  const option = environment.databaseUrl || values.data === undefined ? '' : ` -- --data "${data}"`
  say(`  See them with: npm run requests${option}\n  Ctrl+C ends it.\n`)
  await signalled('SIGINT', 'SIGTERM')
  say('Closing …')
  await server.close()
  return 0
})
