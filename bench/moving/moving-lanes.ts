// The same pages three times: as built, without speculation rules, and as an application with a router in the browser.
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '../../src/manifest/load.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { type BenchPage, benchManifest, benchmarkPages } from '../content.ts'
import type { Files } from '../line-server.ts'
import { withPublic } from '../public-files.ts'
import { putFiles } from '../put-files.ts'

export const pages = benchmarkPages(8)

/** `work` is an empty folder for the application. */
export async function movingSites(root: string, work: string): Promise<Record<'ours' | 'plain' | 'router', Files>> {
  const { site, problems } = load(benchManifest(pages), 'site.yaml', { reading: 'only' })
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  const { files: ours } = siteFiles(site, await clientBundle(root, hashOfSource(root)))
  const rules = /<script type="speculationrules">.*?<\/script>/s
  const plain = new Map([...ours].map(([name, text]) => [name, text.replace(rules, '')]))
  return { ours, plain, router: await routerApp(root, work, pages) }
}

const app = `import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import pages from './pages.json'

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shown = performance.timeOrigin + entry.renderTime
}).observe({ type: 'element', buffered: true })

const Items = ({ title, items }) => (
  <section><h2>{title}</h2><ul>{items.map((item) => <li key={item.title}><h3>{item.title}</h3><p>{item.text}</p></li>)}</ul></section>
)
const Page = ({ page }) => {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    document.title = page.title
  }, [page])
  return (
    <main key={page.path}>
      <h1 elementtiming="title">{page.title}</h1><p>{page.lead}</p>
      <Items title="Three points" items={page.points} /><Items title="Four steps" items={page.steps} />
      <section><h2>Come and see</h2><p>{page.closing}</p><Link to={page.next}>Next</Link></section>
    </main>
  )
}
createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <header><nav><Link to="/">Home</Link></nav></header>
    <Routes>{pages.map((page) => <Route key={page.path} path={page.path} element={<Page page={page} />} />)}</Routes>
    <footer><p>The same pages for every builder.</p></footer>
  </BrowserRouter>,
)
`

const styles = `body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.6 sans-serif}h1,h2{font-family:serif}`

async function routerApp(root: string, folder: string, pages: readonly BenchPage[]): Promise<Files> {
  putFiles(folder, {
    'pages.json': JSON.stringify(pages),
    'main.jsx': app,
    'index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><style>${styles}</style><div id="root"></div><script type="module" src="/main.jsx"></script></html>`,
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir: 'built' } })
  const built = withPublic(new Map(), join(folder, 'built'))
  const shell = String(built.get('index.html'))
  // Every address answers with the one document, as such applications are hosted.
  return new Map([
    ...built,
    ...pages.map(({ path }): [string, string] => [`${path.slice(1)}/index.html`.replace(/^\//, ''), shell]),
  ])
}
