import { join } from 'node:path'
import { backendEnvironment } from '../src/backend/environment.ts'
import { expectFreePort } from '../src/backend/listen.ts'
import { signsInHere } from '../src/backend/loopback.ts'
import { startServer } from '../src/backend/server.ts'
import { isAuthBlock } from '../src/blocks/schemas.ts'
import { backendForms } from '../src/forms/backend-forms.ts'
import { shareImages } from '../src/images/share/share-images.ts'
import { siteImages } from '../src/images/site-images.ts'
import { Fault } from '../src/problems/fault.ts'
import { clientBundle } from '../src/publish/client-bundle.ts'
import { readyFiles } from '../src/publish/compressed-files.ts'
import { pageFault, siteFiles } from '../src/publish/site-files.ts'
import { type Content, writeSite } from '../src/publish/write-site.ts'
import { headersOf } from '../src/render/headers.ts'
import type { Route } from '../src/site/model.ts'
import { lazyEmulator } from '../supabase/auth-emulator/lazy-emulator.ts'
import type { Context } from './shared/context.ts'
import { fromHere, openSite } from './shared/open-site.ts'
import { optionsOf, portOf, textOf } from './shared/options.ts'

export const usage = {
  line: 'npm start -- [--port 4321] [--host 127.0.0.1] [--reading A|B] [--manifest FILE] [--data DIR] [--no-rate-limit]',
  about: 'Builds the site and serves it with its backend on one port. Ctrl+C ends it.',
  options: {
    port: { type: 'string', value: 'NUMBER', about: 'The port. Left out: 4321.' },
    host: { type: 'string', value: 'ADDRESS', about: 'The address to listen on. Left out: 127.0.0.1.' },
    reading: { type: 'string', value: 'NAME', about: "The reading to serve. Left out: the manifest's own." },
    manifest: { type: 'string', value: 'FILE', about: 'The manifest, as YAML or JSON. Left out: site.yaml.' },
    data: { type: 'string', value: 'DIR', about: 'Where requests are kept. Left out: .lectern/data.' },
    'no-rate-limit': { type: 'boolean', about: 'Takes any number of requests.' },
  },
} as const

export default async function main(argv: string[], root: string, context: Context): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const { engine, sourceHash } = context
  const { values } = options
  const port = portOf(values.port, 4321)
  const host = textOf(values.host) ?? '127.0.0.1'
  const data = values.data === undefined ? join(root, '.lectern', 'data') : fromHere(String(values.data))
  const { site, folders } = openSite(root, textOf(values.manifest), textOf(values.reading))
  const wantsSignIn = site.routes.some(({ blocks }) => blocks.some(({ type }) => isAuthBlock(type)))
  const signIn = wantsSignIn && signsInHere(site.backend, host, process.env)
  const limited = values['no-rate-limit'] !== true

  // The folder belongs to the port: whoever holds the one may write the other, and nobody else's pages change under them.
  await expectFreePort({ port, host })
  const folder = join(data, 'sites', String(port))
  const pictures = await siteImages(site, folders, join(root, 'node_modules', '.cache', 'lectern', 'images'))
  const bundle = await clientBundle(engine, sourceHash)
  const backend = { ...site.backend, signIn }
  const { images, icons } = pictures
  const { files, styleHashes } = siteFiles({ ...site, backend }, bundle, sayFailed, { images, icons })
  const { publicFolder } = folders
  const studio = { cacheFolder: join(root, 'node_modules', '.cache', 'lectern'), sourceHash, publicFolder }
  await writeSite(
    folder,
    new Map<string, Content>([...files, ...pictures.files, ...(await shareImages(site, studio))]),
    publicFolder,
    { withheld: pictures.withheld, ready: readyFiles(bundle.compressed), engine },
  )

  say('Preparing the database …')
  const server = await startServer({
    folder,
    host,
    port,
    project: engine,
    site: root,
    data,
    forms: backendForms(site),
    siteUrl: site.url,
    limited,
    redirects: site.redirects,
    unknownPaths: site.unknownPaths,
    headersFor: headersOf(site, styleHashes),
    openAuth: signIn ? lazyEmulator({ data, limited }) : undefined,
    ...backendEnvironment(process.env, data),
  })
  say(`\n  ${site.name}, reading ${site.reading}\n  ${server.url}\n\n  Requests are kept in ${data}`)
  if (signIn) say('  Sign-in is an emulator for this machine alone; add a user with: npm run users -- add EMAIL')
  say('  See them with: npm run requests\n  Ctrl+C ends it.\n')
  await interrupted()
  say('Closing …')
  await server.close()
  return 0
}

function sayFailed(route: Route, error: Error): void {
  const fault = pageFault(route, error)
  const told = fault instanceof Fault ? `${fault.message}\n  ${fault.hint}` : fault
  console.error(told, `\n\n  The error screen is served at ${route.path} in its place.\n`)
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const interrupted = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
