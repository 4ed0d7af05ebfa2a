// `lectern doctor --url`: a site on the web is compared with its manifest.
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type Listening, listening } from '../../src/backend/listening.ts'
import { serveSite } from '../../src/backend/static-site.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { headersOf, securityHeadersOf } from '../../src/render/headers.ts'
import type { Site } from '../../src/site/model.ts'
import { lookAtLiveSite } from '../../tools/shared/live-site.ts'
import { root } from '../pages/built-site.ts'
import { builtPractice, practiceWith } from '../pages/practice-site.ts'

let server: Listening | undefined
let folder: string
beforeAll(async () => {
  folder = await builtPractice(practiceWith())
})
afterEach(() => server?.close())

const whole = loadFile(join(root, 'tests/fixtures/practice/site.yaml'), { root }).site
const site: Site = {
  ...whole,
  redirects: [
    { from: '/dogs', to: '/services' },
    { from: '/old/*', to: '/services' },
  ],
} as Site

/** Serves the built site as a host does, and what is amiss with it; returns the findings that are not well. */
async function found(amiss: (url: string) => [number, Record<string, string>] | undefined, headers = true) {
  const headersFor = headersOf(headers ? securityHeadersOf(site, []) : {})
  const pages = site.routes.map(({ path }) => path)
  const serve = serveSite({ ...site, folder, pages, headersFor })
  const answer: RequestListener = (request, response) => {
    const { url = '/' } = request
    const wrong = amiss(url)
    if (wrong) response.writeHead(...wrong).end()
    else if (url.startsWith('/functions/')) response.writeHead(405).end()
    else serve(request, response)
  }
  server = await listening(createServer(answer))
  const all: { what: string; ok: boolean; output: string }[] = []
  const isWell = await lookAtLiveSite(site, server.url, (one) => all.push(one))
  expect(isWell).toBe(all.every(({ ok }) => ok))
  return {
    all: all.map(({ what }) => what),
    wrong: all.filter(({ ok }) => !ok).map(({ what, output }) => `${what}: ${output}`),
  }
}

it('a site that is published as its manifest says is found well in every respect', async () => {
  const { all, wrong } = await found(() => undefined)
  expect(wrong).toEqual([])
  expect(all).toEqual([
    'page',
    'build',
    'pages',
    'headers',
    'redirects',
    'unknown',
    'form registration',
    'form question',
  ])
})

it('a host without redirects and headers is reported with what to do', async () => {
  const plain = await found((url) => (url === '/dogs' || url === '/services/' ? [200, {}] : undefined), false)
  expect(plain.wrong).toEqual([
    expect.stringMatching(/^pages: \/services\/ does not redirect to \/services, .*Build with --host/),
    expect.stringMatching(/^headers: These headers are not sent: content-security-policy, /),
    expect.stringMatching(/^redirects: \/dogs answers with status 200 and does not redirect to \/services\./),
  ])
})

it.each([
  [
    'a page at an unknown address',
    (url: string) => url.startsWith('/no-such-page'),
    [200, {}],
    /^unknown: .* status 200, not 404/,
  ],
  ['a missing build mark', (url: string) => url.startsWith('/lectern-build.json'), [404, {}], /^build: /],
  [
    'a missing function',
    (url: string) => url === '/functions/v1/submit-registration',
    [404, {}],
    /^form registration: There is no function/,
  ],
  [
    'a redirect of the home page to another host',
    (url: string) => url === '/',
    [301, { location: 'https://www.vets.example/' }],
    /^page: The home page redirects to https:\/\/www.vets.example\//,
  ],
] as const)('%s is reported', async (_, isAt, answer, words) => {
  const { wrong } = await found((url) => (isAt(url) ? [answer[0], { ...answer[1] }] : undefined))
  expect(wrong).toEqual([expect.stringMatching(words)])
})

it('a host that does not answer is reported with the reason, and gets no further request', async () => {
  const all: string[] = []
  const closed = await listening(createServer())
  await closed.close()
  expect(await lookAtLiveSite(site, closed.url, ({ output }) => all.push(output))).toBe(false)
  expect(all).toEqual([expect.stringContaining('does not answer (ECONNREFUSED)')])
})

it('a function that was deployed before the form was changed is found, though it answers', async () => {
  const { wrong } = await found((url) => (url.startsWith('/functions/') ? [405, { 'x-form': 'earlier' }] : undefined))
  expect(wrong).toEqual(
    ['registration', 'question'].map((form) =>
      expect.stringMatching(
        new RegExp(`^form ${form}: The function knows an earlier state of the form: run .*supabase`),
      ),
    ),
  )
})
