import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackend } from '../../src/backend/backend.ts'
import { remoteRequestAdmin } from '../../src/backend/requests/request-admin-rpc.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../src/backend/server.ts'
import { serverOptions } from './folders.ts'
import { minimal } from './forms.ts'

let options: ServerOptions
let server: RunningServer

beforeAll(async () => {
  options = serverOptions({
    requestTimeout: 1500,
    redirects: [{ from: '/privacy', to: '/' }],
    headersFor: (path) => ({ 'x-path': path }),
  })
  server = await startServer(options)
})
afterAll(() => server.close())

/** As `fetch`, without normalizing the path. */
const raw = (path: string, method = 'GET') =>
  new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    request({ port: server.port, path, method }, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers.location])
    })
      .on('error', reject)
      .end()
  })
const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init })
const send = (answers: object) =>
  get('/functions/v1/submit-contact-form', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  })

describe('the site', () => {
  it.each(['/services', '/services/', '/services/index.html', '/services?x=1'])('answers %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Services')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-path')).toContain('services')
  })

  it('lets browsers keep hashed files for ever', async () => {
    expect((await get('/assets/site.abc123.js')).headers.get('cache-control')).toContain('immutable')
  })

  it.each(['/nothing', '/404', '/404.html', '/services/none.png', '/.git/config', '/%2e%2e/package.json'])(
    'answers %s with the page for it and status 404',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Not here')])
    },
  )

  it('redirects over HTTP', async () => {
    for (const path of ['/privacy', '/privacy/']) expect(await raw(path)).toEqual([302, '/'])
  })

  it.each([
    '//evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%',
    '/%00',
    '/../../etc/passwd',
    '//privacy//',
  ])('redirects nowhere else and stays up on %s', async (path) => {
    const [status, location] = await raw(path)
    expect([404, 400, 302]).toContain(status)
    expect(location ?? '/').toBe('/')
  })

  it('accepts only GET and HEAD', async () => {
    expect((await get('/services', { method: 'POST', body: 'x' })).status).toBe(405)
    expect((await get('/services', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('the backend', () => {
  it('stores a request, which another process can read meanwhile', async () => {
    const response = await send({ ...minimal, message: 'Here' })
    const { id } = await response.json()
    expect(response.status).toBe(200)
    const { requests, fields } = await remoteRequestAdmin(options.data).list({})
    expect(requests[0]).toMatchObject({ id, status: 'new', answers: { ...minimal, message: 'Here' } })
    expect(fields.slice(0, 3)).toEqual(['name', 'email', 'phone'])
  })

  it.each(['/functions', '/functions/', '/functions/v1/other', '/functions/v1/submit-contact-form/x', '/functions?x'])(
    'never answers %s with a page',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')])
    },
  )

  it('refuses a second process, with what to do', async () => {
    await expect(openBackend(options)).rejects.toMatchObject({
      code: 'data-in-use',
      hint: expect.stringContaining('--data'),
    })
    await expect(startServer({ ...options, port: server.port })).rejects.toMatchObject({ code: 'port-taken', exit: 2 })
  })

  it('serves the administration only with the token', async () => {
    const { readFileSync, statSync } = await import('node:fs')
    const file = `${options.data}/control.json`
    const { port } = JSON.parse(readFileSync(file, 'utf8'))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"call":"list","input":{}}' })
    expect(response.status).toBe(403)
  })

  it.each([
    ['headers', ''],
    ['body', 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name"'],
  ])('closes the connection of a sender that never finishes its %s', async (_, more) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`POST /functions/v1/submit-contact-form HTTP/1.1\r\nHost: x\r\n${more}`)
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      socket.on('data', (part) => (text += part))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toContain('408')
  })
})
