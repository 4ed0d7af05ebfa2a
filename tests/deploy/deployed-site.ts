// Sets up a small site in its own folder, and a web server for the folder that it is published into.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listening } from '../../src/backend/listening.ts'
import { serveSite } from '../../src/backend/static-site.ts'
import type { PublishStep, Run } from '../../src/deploy/deploy-messages.ts'
import { fetchMark } from '../../src/deploy/fetch-mark.ts'
import { Publisher, type PublisherOptions } from '../../src/deploy/publisher.ts'
import build from '../../tools/build.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { original } from '../preview/reviewed-site.ts'

export const engine = fileURLToPath(new URL('../..', import.meta.url))
const sourceHash = hashOfSource(engine)

export interface DeployedSite {
  folder: string
  /** Folder and URL of the published pages. */
  web: string
  url: string
  manifest: string
  /** The name and state of the latest step, one entry per report. */
  reports: string[]
  publisher: Publisher
  /** Publishes, and confirms the destination. */
  publish: (request?: { despite?: boolean; message?: string }) => Promise<Run>
  back: () => Promise<Run>
  /** Replaces text in the manifest. */
  change: (from: string | RegExp, to: string) => void
  git: (...args: string[]) => string
  /** What a visitor reads on the page /about. */
  seen: () => Promise<string>
  close: () => void
}

/** The host name of the manifests in these tests. Requests for it go to a server of the test. */
export const onTheWeb = 'https://www.mill.bakery'

/** Returns a manifest without placeholders, with these lines. */
export const readyText = (publish: string): string =>
  original
    .replace('https://mill.example', onTheWeb)
    .replaceAll('hello@mill.example', 'hello@mill.bakery')
    .replace('facts:', `  contact: { name: Ada Miller, role: Baker, email: ada@mill.bakery }\n${publish}\nfacts:`)

/** Builds in this process. The commands and the preview build in another one. */
export const buildFor =
  (manifest: string): PublisherOptions['build'] =>
  async ({ out, host }) => {
    const argv = ['--manifest', manifest, '--out', out, ...(host === undefined ? [] : ['--host', host])]
    return { code: await build(argv, engine, { engine, form: 'source', sourceHash }), errors: '' }
  }

export interface ServedWeb {
  folder: string
  url: string
  /** What a visitor reads on the page /about. */
  seen: () => Promise<string>
  close: () => void
}

/** Serves a folder whose files change between requests. */
export async function servedWeb(folder: string): Promise<ServedWeb> {
  const server = createServer((request, response) =>
    // Creates a handler per request, because a handler lists the files only once.
    serveSite({ folder, redirects: [], unknownPaths: { screen: 'error' } as never })(request, response),
  )
  const { url, close } = await listening(server)
  return {
    folder,
    url,
    seen: async () => /(?:Two|Three|Four) bakers/.exec(await (await fetch(`${url}/about`)).text())?.[0] ?? 'nothing',
    close,
  }
}

/** `publish`: lines of the manifest, in which WEB stands for the served folder. */
export async function deployedSite(publish: string, ports: Partial<PublisherOptions> = {}): Promise<DeployedSite> {
  const place = mkdtempSync(join(tmpdir(), 'lectern-deploy-'))
  const [folder, web] = [join(place, 'site'), join(place, 'web')]
  mkdirSync(join(folder, 'public'), { recursive: true })
  mkdirSync(web)
  process.env.XDG_STATE_HOME = join(place, 'state')
  const served = await servedWeb(web)
  const manifest = join(folder, 'site.yaml')
  writeFileSync(manifest, readyText(publish.replaceAll('WEB', web)))
  const reports: string[] = []
  const publisher = new Publisher({
    manifest,
    file: 'site.yaml',
    root: engine,
    build: buildFor(manifest),
    onRun: ({ steps }) => {
      const [step] = steps.filter(({ state }) => state !== 'waiting').slice(-1)
      if (step) reports.push(`${step.name} ${step.state}`)
    },
    // Requests for the site's host name go to this server.
    fetchAnswer: () => fetchMark(served.url),
    ...ports,
  })
  const confirmed = async () => (await publisher.state()).destination?.id
  return {
    ...{ folder, web, url: served.url, manifest, reports, publisher, seen: served.seen },
    publish: async (request = {}) => publisher.publish({ confirm: await confirmed(), ...request }),
    back: async () => publisher.back({ confirm: await confirmed() }),
    change(from, to) {
      const before = readFileSync(manifest, 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${from} is not there.`)
      writeFileSync(manifest, after)
    },
    git: (...args) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim(),
    close() {
      served.close()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

export const inEnglish = (step: PublishStep | undefined) =>
  step && { ...step, says: (step.says ?? []).join(' '), hint: (step.hint ?? []).join(' ') }

export const failed = ({ steps }: Run) => inEnglish(steps.find(({ state }) => state === 'failed'))
