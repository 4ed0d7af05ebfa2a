// Compares a site on the web with its manifest: pages, build, headers, redirects, unknown addresses and the endpoints of forms. Sends and
// stores nothing.
import { lookAtFunction } from '../../src/backend/smoke-test/smoke-test.ts'
import { fetchMark } from '../../src/deploy/fetch-mark.ts'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { securityHeadersOf } from '../../src/render/headers.ts'
import type { Site } from '../../src/site/model.ts'
import { isPattern } from '../../src/site/redirects.ts'

export interface LookedAt {
  what: string
  ok: boolean
  /** A sentence for owners: what was found, or what is wrong and what to do. */
  output: string
}

/** Pages and redirects that are requested; the others are made by the same rules. */
const maxRequests = 20
const timeoutMs = 15_000

interface Answer {
  status: number
  /** Without the origin of the site. */
  location?: string
  headers: Headers
  text: string
}

/** Reports each finding as it is made; returns whether all are well. `url`: the address of the site, without a path. */
export async function lookAtLiveSite(site: Site, url: string, report: (one: LookedAt) => void): Promise<boolean> {
  let isWell = true
  const look = async (what: string, find: () => Promise<string>) => {
    const { ok, output } = await find().then(
      (output) => ({ ok: true, output }),
      (error) => ({ ok: false, output: error instanceof Error ? error.message : String(error) }),
    )
    isWell &&= ok
    report({ what, ok, output })
    return ok
  }
  const origin = url.replace(/\/+$/, '')
  const ask = (path: string) => answerOf(origin, path)
  if (!(await look('page', () => home(ask)))) return false
  await look('build', () => buildMark(origin))
  await look('pages', () => pages(site, ask))
  await look('headers', () => headers(site, ask))
  await look('redirects', () => redirects(site, ask))
  await look('unknown', () => unknown(site, ask))
  for (const form of backendForms(site)) {
    const { backend } = site
    const { url: project, publishableKey } = backend
    await look(`form ${form.form.name}`, () => lookAtFunction({ form, backend: project || origin, publishableKey }))
  }
  return isWell
}

type FetchPath = (path: string) => Promise<Answer>

async function answerOf(origin: string, path: string): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { accept: 'text/html' }
  const response = await fetch(origin + path, { headers, redirect: 'manual', signal }).catch((cause) => {
    const reason = cause.cause?.code ?? cause.cause?.message ?? cause.name
    throw new Error(`${origin} does not answer (${reason}). Look at its name server entry and its certificate.`, {
      cause,
    })
  })
  const to = response.headers.get('location')
  const there = to === null ? undefined : new URL(to, origin)
  const location = there?.origin === origin ? there.pathname + there.search + there.hash : (to ?? undefined)
  return { status: response.status, headers: response.headers, location, text: await response.text() }
}

async function home(ask: FetchPath): Promise<string> {
  const { status, location } = await ask('/')
  if (location !== undefined)
    throw new Error(`The home page redirects to ${location}. Call the doctor with that address, and set "url:" to it.`)
  if (status !== 200) throw new Error(`The home page answers with status ${status}. Is the site published there?`)
  return 'the home page answers'
}

async function buildMark(origin: string): Promise<string> {
  const { mark, ...none } = { says: [], ...(await fetchMark(origin)) }
  if (!mark) throw new Error(`${none.says} What is there was not built by this Lectern, or an older one.`)
  return `build ${mark.build.slice(0, 12)}${mark.commit === undefined ? '' : ` of commit ${mark.commit.slice(0, 7)}`}`
}

async function pages({ routes }: Site, ask: FetchPath): Promise<string> {
  const asked = routes.slice(0, maxRequests)
  for (const { path } of asked) {
    const { status } = await ask(path)
    if (status !== 200) throw new Error(`${path} answers with status ${status}. Publish the site again.`)
    if (path === '/') continue
    const { location } = await ask(`${path}/`)
    if (location !== path)
      throw new Error(`${path}/ does not redirect to ${path}, so that the page has two addresses. ${withHost}`)
  }
  return `${asked.length} of ${routes.length} answer, each at one address`
}

const withHost = 'Build with --host for the host that serves the site, and see that it takes the files of that.'

async function headers(site: Site, ask: FetchPath): Promise<string> {
  const wanted = Object.keys(securityHeadersOf(site, []))
  const got = (await ask('/')).headers
  const missing = wanted.filter((name) => !got.has(name))
  if (missing.length > 0) throw new Error(`These headers are not sent: ${missing.join(', ')}. ${withHost}`)
  return `all ${wanted.length} security headers are sent`
}

async function redirects({ redirects: all }: Site, ask: FetchPath): Promise<string> {
  const plain = all.filter(({ from }) => !isPattern(from))
  const asked = plain.slice(0, maxRequests)
  for (const { from, to } of asked) {
    const { status, location } = await ask(from)
    if (location === to) continue
    throw new Error(
      location === undefined
        ? `${from} answers with status ${status} and does not redirect to ${to}. ${withHost}`
        : `${from} redirects to ${location}, and not to ${to}. Publish the site again.`,
    )
  }
  return asked.length === 0 ? 'there are none' : `${asked.length} of ${all.length} lead where the manifest says`
}

async function unknown({ unknownPaths }: Site, ask: FetchPath): Promise<string> {
  const path = `/no-such-page-${Date.now().toString(36)}`
  const { status, location } = await ask(path)
  if ('redirect' in unknownPaths) {
    if (location === unknownPaths.redirect) return `unknown addresses redirect to ${location}`
    throw new Error(`Unknown addresses do not redirect to ${unknownPaths.redirect}. ${withHost}`)
  }
  if (status === 404) return 'unknown addresses answer with 404'
  throw new Error(
    `Unknown addresses answer with status ${status}, not 404, so that search engines list them. ${withHost}`,
  )
}
