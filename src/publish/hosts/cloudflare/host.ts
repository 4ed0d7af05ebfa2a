// Cloudflare Workers with static assets. A `_redirects` rule for all paths would catch pages, too, so a worker redirects unknown
// addresses: it runs only when there is no file.
import { headersFile } from '../headers-file.ts'
import { type Host, type HostFiles, type HostPlan, redirectStatus, withSplat } from '../host.ts'
import { ownLines } from '../own-files.ts'

const config = 'wrangler.jsonc'
const worker = 'unknown-paths.mjs'

export default {
  title: 'Cloudflare',
  files: ['_headers', '_redirects', '.assetsignore', config, worker],
  filesFor,
  sendsCompressed: false,
  tidiesIndexFiles: true,
  program: ['npx', 'wrangler', 'deploy', '--config', `{folder}/${config}`],
  folderNamesProject: true,
} satisfies Host

function filesFor(plan: HostPlan): HostFiles {
  const { unknownTo, name, redirects, ledger, own, origin } = plan
  const rules = redirects.flatMap((one) => {
    const to = `${withSplat(one.to, origin)} ${redirectStatus(one)}`
    if (!one.from.endsWith('/*')) return [`${one.from} ${to}`, `${one.from}/ ${to}`]
    // Cloudflare matches `/old/` with `/old/*`, too, which may be a page's address with a slash.
    const above = one.from.slice(0, -2)
    return [...(plan.pages.includes(above) ? [`${above}/ ${above} 301`] : []), `${one.from} ${to}`]
  })
  const ignored = [config, worker, ledger, ...ownLines(own?.get('.assetsignore'))]
  const files: HostFiles = new Map([
    ['_headers', headersFile(plan, { detaches: true })],
    ['_redirects', [...rules, ...ownLines(own?.get('_redirects'))].join('\n')],
    ['.assetsignore', `${ignored.join('\n')}\n`],
    [config, `${JSON.stringify(settings(name, unknownTo !== undefined), null, 2)}\n`],
  ])
  if (unknownTo !== undefined) files.set(worker, workerOf(plan, unknownTo))
  return files
}

const settings = (name: string, hasWorker: boolean) => ({
  name,
  compatibility_date: '2025-09-01',
  ...(hasWorker ? { main: `./${worker}` } : {}),
  assets: {
    directory: '.',
    // Addresses without a trailing slash, as the site's links have them, answer directly.
    html_handling: 'drop-trailing-slash',
    not_found_handling: hasWorker ? 'none' : '404-page',
  },
})

/** Returns the worker's source. Sites with a 404 screen need none: Cloudflare finds the nearest `404.html` itself. */
const workerOf = ({ headers, languages }: HostPlan, to: string) => `const headers = ${JSON.stringify(headers)}
const folders = ${JSON.stringify(languages.map(({ at, unknownTo = to }) => [`${at}/`, unknownTo]))}
export default {
  fetch({ url }) {
    const { pathname } = new URL(url)
    const location = folders.find(([at]) => pathname.startsWith(at))?.[1] ?? ${JSON.stringify(to)}
    return new Response(null, { status: 302, headers: { ...headers, location } })
  },
}
`
