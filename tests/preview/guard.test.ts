// Which requests the preview answers, which files it serves, and that a built site contains nothing of it.
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { endpointTable } from '../../src/preview/server/endpoint-table.ts'
import { gatedAddresses, isFromOwnMachine } from '../../src/preview/server/gate.ts'
import { builtSite } from '../pages/built-site.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
const messages: string[] = []
beforeAll(async () => {
  project = await previewProject({ onMessage: (line) => messages.push(line) })
})

interface RequestOptions {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

function send({
  path = '/',
  method = 'GET',
  headers = {},
  body,
}: RequestOptions): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: project.preview.port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    call.on('error', reject).end(body)
  })
}

const own = () => `127.0.0.1:${project.preview.port}`

it.each(['evil.example', 'evil.example:5173', '127.0.0.1.evil.example', '192.168.1.20', 'localhost.evil.example'])(
  'the preview refuses requests under the name %s',
  async (host) => {
    expect((await send({ headers: { host } })).status).toBe(403)
  },
)

it('the preview answers requests under its own names', async () => {
  for (const host of [own(), `localhost:${project.preview.port}`])
    expect((await send({ headers: { host, accept: 'text/html' } })).status).toBe(200)
})

it.each([undefined, '*/*', 'text/html', 'text/*;q=0.5, */*;q=0.1'])(
  'the preview answers a page, a redirect and its own pages to clients with Accept %s',
  async (accept) => {
    for (const path of [
      '/',
      '/services',
      '/services/',
      '/contact?reading=B',
      '/privacy?reading=B',
      '/__lectern/blocks',
    ]) {
      const { status, text } = await send({ path, headers: { host: own(), ...(accept && { accept }) } })
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(text).toContain('<div id="root">')
    }
    expect((await send({ path: '/no-such-page', headers: { host: own(), ...(accept && { accept }) } })).status).toBe(
      404,
    )
  },
)

it('the preview answers 404 without a page for a missing file, and to clients that accept no HTML', async () => {
  for (const [path, accept] of [
    ['/missing.png', '*/*'],
    ['/missing.js?reading=B', undefined],
    ['/services', 'application/json'],
    ['/services', 'image/avif,image/webp'],
  ] as const) {
    const { status, text } = await send({ path, headers: { host: own(), ...(accept && { accept }) } })
    expect({ path, status, text }).toEqual({ path, status: 404, text: 'There is nothing here.' })
  }
  expect((await send({ path: '/services', method: 'HEAD', headers: { host: own() } })).status).toBe(200)
  expect((await send({ path: '/services', method: 'POST', headers: { host: own() } })).status).toBe(404)
})

it('the preview refuses pages of other origins: no request, no script, no WebSocket', async () => {
  const origin = 'http://evil.example'
  const visit = { host: own(), 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect((await send({ path: '/__open-in-editor?file=src/schema/vocabulary.ts', headers: visit })).status).toBe(404)
  for (const path of ['/__lectern/open', '/functions/v1/submit-contact-form'])
    expect((await send({ path, method: 'POST', headers: { host: own(), origin }, body: '{}' })).status).toBe(403)
  const foreign = { host: own(), 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  expect((await send({ path: '/src/preview/client/main.tsx', headers: foreign })).status).toBe(403)
  expect((await send({ path: '/__open-in-editor?file=site.yaml', headers: foreign })).status).toBe(403)
  const answered = await new Promise<string>((resolve) => {
    const socket = connect(project.preview.port, '127.0.0.1', () =>
      socket.write(
        `GET / HTTP/1.1\r\nHost: ${own()}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n`,
      ),
    )
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
  expect(answered).not.toContain('101')
})

it('the preview answers a link from a page of another site', async () => {
  const headers = { host: own(), accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect((await send({ headers })).status).toBe(200)
})

it.each([
  '/site.yaml',
  '/package.json',
  '/data/database/PG_VERSION',
  '/@fs/etc/passwd',
  '/../../etc/passwd',
  '/supabase/config.toml?raw',
  '/%2e%2e/%2e%2e/etc/passwd',
])('the preview serves no private file of the project or the machine: %s', async (path) => {
  const { status, text } = await send({ path, headers: { host: own() } })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toMatch(/root:|"dependencies"|lectern: 1|project_id/)
})

it('the preview accepts an edit only with its token from its own origin, within the size limit and with a valid operation', async () => {
  const body = JSON.stringify({ operations: [{ do: 'set', path: ['site', 'name'], value: 'x' }], base: 0, label: '' })
  const edit = (headers: Record<string, string>, sent = body) =>
    send({ path: '/__lectern/edit/apply', method: 'POST', headers: { host: own(), ...headers }, body: sent })
  const page = await send({ headers: { host: own(), accept: 'text/html' } })
  const token = /"token":"([^"]+)"/.exec(page.text)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect((await edit({})).status).toBe(403)
  expect((await edit({ 'x-lectern-token': `${token.slice(0, -1)}?` })).status).toBe(403)
  expect((await edit({ 'x-lectern-token': token, origin: 'http://evil.example' })).status).toBe(403)
  expect((await edit({ 'x-lectern-token': token }, `{"x":"${'x'.repeat(1_100_000)}"}`)).status).toBe(400)
  expect((await edit({ 'x-lectern-token': token }, body.replace('"set"', '"write"'))).status).toBe(400)
  expect((await send({ path: '/__lectern/edit/texts?reading=A&path=/', headers: { host: own() } })).status).toBe(403)
  expect(readFileSync(join(project.folder, 'site.yaml'), 'utf8')).toBe(project.original)
  expect(JSON.parse((await edit({ 'x-lectern-token': token })).text)).toMatchObject({ outcome: 'done' })
})

it("the preview opens no file in an editor other than the site's own", async () => {
  const headers = { host: own(), 'content-type': 'application/json' }
  const body = JSON.stringify({ file: '/etc/passwd', line: 1, column: -1 })
  const { status } = await send({ path: '/__lectern/open', method: 'POST', headers, body })
  expect(status).toBe(400)
})

/** Every endpoint of the preview with a requirement. */
const gated = endpointTable.filter(({ needs }) => needs !== 'nothing')

it.each(gated.map(({ method, path, needs }) => [`${method} ${path}`, { method, path, needs }] as const))(
  'an endpoint of the preview answers no request through a tunnel, and none without a required token: %s',
  async (_, { method, path, needs }) => {
    const tunnelled = { host: own(), 'x-forwarded-for': '192.0.2.9' }
    expect((await send({ path, method, headers: tunnelled })).status).toBe(403)
    if (needs === 'token') expect((await send({ path, method, headers: { host: own() } })).status).toBe(403)
  },
)

it('the preview answers 404 to addresses of its own that are not in the table, in any case and with any suffix', async () => {
  for (const path of [
    '/__lectern/anything',
    '/__lectern/edit/new',
    '/__LECTERN/open',
    '/__OPEN-in-editor?file=src/schema/vocabulary.ts',
    '/__open-in-editor/x?file=src/schema/vocabulary.ts',
    '/__open-in-editor.html?file=src/schema/vocabulary.ts',
  ]) {
    const { status, text } = await send({ path, headers: { host: own(), accept: 'text/html' } })
    expect({ path, status, text }).toEqual({ path, status: 404, text: '{"error":"There is nothing here."}' })
  }
})

it('the addresses that Vite adds to the preview are gated too', async () => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  })
  const added = vite.middlewares.stack.map(({ route }) => route).filter((route) => route !== '')
  await vite.close()
  expect(added).not.toEqual([])
  expect(added.filter((route) => !gatedAddresses.some((beginning) => route.startsWith(beginning)))).toEqual([])
})

it.each([
  ['this machine', '127.0.0.1', 'localhost:5173', true],
  ['this machine, by its other address', '::1', '[::1]:5173', true],
  ['another machine', '192.0.2.9', '192.0.2.2:5173', false],
  ['another machine that says it is this one', '192.0.2.9', 'localhost:5173', false],
  ['a tunnel under a name of its own', '127.0.0.1', '192.0.2.2:5173', false],
])('the preview recognises %s', (_, remoteAddress, host, isOwn) => {
  const socket = { remoteAddress } as Socket
  expect(isFromOwnMachine({ headers: { host }, socket })).toBe(isOwn)
})

it('the preview ends although a connection stays open without a request', async () => {
  const socket = connect(project.preview.port, '127.0.0.1')
  const cut = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))
  const headers = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']
  socket.write(['GET / HTTP/1.1', `host: ${own()}`, ...headers, '', ''].join('\r\n'))
  // The connection is open once a later request is answered.
  await send({ headers: { host: own() } })
  await project.preview.close()
  await cut
  expect(messages.filter((line) => line.includes('has not ended'))).toEqual([])
})

it.each(['A', 'B'])('the built site contains nothing of the preview: reading %s', async (reading) => {
  const { files } = await builtSite(reading)
  const found = [...files].filter(([, content]) =>
    /data-lectern|__lectern|lectern-preview|lectern-first|@vite|x-lectern-token|lectern-edit|lectern-draft|plaintext-only|import\.meta\.hot/.test(
      String(content),
    ),
  )
  expect(found.map(([name]) => name)).toEqual([])
})
