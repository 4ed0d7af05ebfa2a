// The dev servers that are compared, each with the same pages.
import { type ChildProcess, spawn } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '../../src/problems/fault.ts'
import { freePort } from '../../tests/ports.ts'
import { linkBuilders } from '../builder-packages.ts'
import { type BenchPage, benchFiles, benchManifest, benchmarkPages } from '../content.ts'
import { projectCopy } from '../project-copy.ts'
import { putFiles } from '../put-files.ts'
import { astroPage } from '../site/markup.ts'

export interface Contestant {
  name: string
  /** The file that an author saves. */
  file: string
  /** Returns the file's text with other words in the first page's heading. */
  write(text: string, words: string): string
  start(): Promise<{ url: string; stop: () => Promise<void> }>
  /** Starts the server without waiting for a response. */
  spawn?: () => Promise<SpawnedServer>
  /** Path of the page that is watched; defaults to the first. */
  path?: string
}

export interface SpawnedServer {
  child: ChildProcess
  url: string
  stop: () => Promise<void>
}

export function contestants(root: string, work: string): Contestant[] {
  // A copy, so that work on the source does not disturb the measurement.
  const project = join(work, 'project')
  projectCopy(root, project)
  return [
    ...[8, 1000].map((pages) => lectern(project, join(work, `lectern-${pages}`), benchmarkPages(pages))),
    lecternInFiles(project, join(work, 'lectern-files'), benchmarkPages(1000)),
    viteReact(root, join(work, 'vite'), benchmarkPages(8)),
    astro(root, join(work, 'astro'), benchmarkPages(8)),
  ]
}

function lectern(project: string, folder: string, pages: BenchPage[]): Contestant {
  const file = join(folder, 'site.yaml')
  putFiles(folder, { 'site.yaml': benchManifest(pages) })
  return {
    name: `Lectern, ${pages.length} pages`,
    file,
    write: withHeading,
    start: lecternOf(project, file, join(folder, 'data')),
    spawn: () => spawnServer(project, devOf(file, join(folder, 'data'))),
  }
}

/** Pages in included files of 500; the page that is saved is the first one in such a file. */
function lecternInFiles(project: string, folder: string, pages: BenchPage[]): Contestant {
  putFiles(folder, benchFiles(pages))
  return {
    name: `Lectern, ${pages.length} pages in files`,
    file: join(folder, 'pages', 'part-001.yaml'),
    path: pages[1]?.path,
    write: withHeading,
    start: lecternOf(project, join(folder, 'site.yaml'), join(folder, 'data')),
  }
}

const withHeading = (text: string, words: string) => text.replace(/(type: hero\n +title: )"[^"]*"/, `$1"${words}"`)

/** Returns a function that starts the live preview of a manifest from a copy of the project. */
export const lecternOf =
  (project: string, file: string, data: string): Contestant['start'] =>
  () =>
    serve(project, devOf(file, data))

const devOf = (file: string, data: string) => (port: number) => [
  'tools/run.mjs',
  'dev',
  '--port',
  `${port}`,
  '--manifest',
  file,
  '--data',
  data,
]

const jsonContestant = (file: string, name: string, start: Contestant['start']): Contestant => ({
  name,
  file,
  write(text, words) {
    const [first, ...others] = JSON.parse(text) as BenchPage[]
    return JSON.stringify([{ ...first, title: words }, ...others], null, 2)
  },
  start,
})

const app = `import pages from './pages.json'
const Items = ({ title, items }) => (
  <section><h2>{title}</h2><ul>{items.map((item) => <li key={item.title}><h3>{item.title}</h3><p>{item.text}</p></li>)}</ul></section>
)
export default function App() {
  const page = pages.find(({ path }) => path === location.pathname) ?? pages[0]
  return (
    <main>
      <h1>{page.title}</h1><p>{page.lead}</p>
      <Items title="Three points" items={page.points} /><Items title="Four steps" items={page.steps} />
      <section><h2>Come and see</h2><p>{page.closing}</p><a href={page.next}>Next</a></section>
    </main>
  )
}
`

function viteReact(root: string, folder: string, pages: BenchPage[]): Contestant {
  putFiles(folder, {
    'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.jsx"></script>',
    'src/main.jsx':
      "import { createRoot } from 'react-dom/client'\nimport App from './app.jsx'\ncreateRoot(document.getElementById('root')).render(<App />)\n",
    'src/app.jsx': app,
    'src/pages.json': JSON.stringify(pages, null, 2),
    'package.json': '{"type":"module"}',
    'vite.config.js':
      "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()], cacheDir: 'cache' }\n",
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const start = () =>
    serve(folder, (port) => ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', `${port}`])
  return jsonContestant(join(folder, 'src/pages.json'), 'Vite and React, 8 pages', start)
}

function astro(root: string, folder: string, pages: BenchPage[]): Contestant {
  putFiles(folder, {
    'src/pages/[...path].astro': astroPage,
    'src/pages.json': JSON.stringify(pages, null, 2),
    'astro.config.mjs': 'export default { devToolbar: { enabled: false } }\n',
    'package.json': '{"type":"module"}',
  })
  linkBuilders(root, folder)
  const start = () =>
    serve(folder, (port) => ['node_modules/astro/astro.js', 'dev', '--host', '127.0.0.1', '--port', `${port}`])
  return jsonContestant(join(folder, 'src/pages.json'), 'Astro, 8 pages', start)
}

async function spawnServer(folder: string, words: (port: number) => string[]): Promise<SpawnedServer> {
  const port = await freePort()
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, words(port), {
    cwd: folder,
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1', INIT_CWD: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { child, url: `http://127.0.0.1:${port}/`, stop: () => end(child) }
}

/** Starts a server on a free port and resolves once it answers. Throws a Fault after a minute. */
async function serve(folder: string, words: (port: number) => string[]) {
  const { child, url, stop } = await spawnServer(folder, words)
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) break
    const options = { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) }
    const answer = await fetch(url, options).catch(() => undefined)
    if (answer?.ok) return { url, stop }
    await pause(250)
  }
  await stop()
  throw new Fault('no-server', `A dev server did not start in ${folder}.`, 'See the lines above.')
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, pause(5000).then(() => child.kill('SIGKILL'))])
}
