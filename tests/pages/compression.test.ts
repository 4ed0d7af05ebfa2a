// The responses of `npm start`’s server for a built site, byte by byte.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import { type ServedSite, servedSite } from '../browser/served-site.ts'
import { rawRequest } from './raw-http.ts'

let site: ServedSite
beforeAll(async () => {
  site = await servedSite('A')
})
afterAll(() => site.close())

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(site.url + path, headers)
const page = () => readFileSync(join(site.folder, 'services/index.html'))

it('the folder of a site has .br and .gz versions of every text file, with the same content', () => {
  const names = filesUnder(site.folder)
  const texts = names.filter((name) => /\.(html|css|js|svg|xml|txt|json)$/.test(name) && !name.startsWith('.'))
  expect(texts).toEqual(expect.arrayContaining(['index.html', 'robots.txt']))
  for (const name of texts) {
    const content = readFileSync(join(site.folder, name))
    expect(brotliDecompressSync(readFileSync(join(site.folder, `${name}.br`))).equals(content), name).toBe(true)
    expect(gunzipSync(readFileSync(join(site.folder, `${name}.gz`))).equals(content), name).toBe(true)
  }
})

it('the folder of a site has no compressed images or fonts', () => {
  const names = filesUnder(site.folder)
  const compressed = names.filter((name) => /\.(br|gz)$/.test(name)).map((name) => name.replace(/\.\w+$/, ''))
  expect(compressed.filter((name) => /\.(woff2|png|avif|webp)$/.test(name))).toEqual([])
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=1.0', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
  ['identity;q=1, *;q=0', undefined],
  ['deflate', undefined],
  ['xbrx, gzipped', undefined],
  ['', undefined],
] as const)('a compressed page is sent to a browser that takes "%s" as %s', async (accepted, encoding) => {
  const { status, headers, body } = await get('/services', { 'accept-encoding': accepted })
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Number(headers['content-length'])).toBe(body.length)
  expect((encoding ? unpacked[encoding](body) : body).equals(page())).toBe(true)
  if (encoding) expect(body.length).toBeLessThan(page().length / 2)
})

it('a compressed page is sent uncompressed to a client that names no encoding', async () => {
  const { headers, body } = await get('/services')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding'])
  expect(body.equals(page())).toBe(true)
})

it('a compressed page has a strong tag of its own in each encoding', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (each) => (await get('/services', { 'accept-encoding': each })).headers.etag),
  )
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
})

it('a compressed page answers 304 to a browser that has it in that encoding', async () => {
  const { etag = '' } = (await get('/services', { 'accept-encoding': 'br' })).headers
  for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const again = await get('/services', { 'accept-encoding': 'br', 'if-none-match': known })
    expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([
      304,
      0,
      etag,
      'Accept-Encoding',
    ])
    expect(again.headers['cache-control']).toBe('no-cache')
    expect(again.headers['content-security-policy']).toBeDefined()
  }
  const other = await get('/services', { 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect([other.status, other.headers['content-encoding']]).toEqual([200, 'gzip'])
})

it('a compressed page has the policy header, which a script does not need', async () => {
  const script = readdirSync(join(site.folder, 'assets')).find((name) => name.endsWith('.js'))
  const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
  expect(await Promise.all(['/services', '/nowhere'].map(policyOf))).not.toContain(undefined)
  expect([(await get(`/assets/${script}`)).status, await policyOf(`/assets/${script}`)]).toEqual([200, undefined])
  expect((await get(`/assets/${script}`)).headers['x-content-type-options']).toBe('nosniff')
})

it('a compressed page is sent again on a hard reload', async () => {
  const { etag = '' } = (await get('/services')).headers
  const again = await get('/services', { 'if-none-match': etag, 'cache-control': 'no-cache' })
  expect(again.status).toBe(200)
})

it('a compressed page answers HEAD with the headers of GET and no body', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const whole = await get('/services', { 'accept-encoding': accepted })
    const head = await rawRequest(`${site.url}/services`, { 'accept-encoding': accepted }, 'HEAD')
    expect(head.body.length).toBe(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  }
})

describe('a range', () => {
  const size = () => page().length

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, Infinity],
    ['bytes=-20', -20, Infinity],
    ['bytes=10-999999999', 10, Infinity],
  ])('a byte range %s addresses the uncompressed page, whatever encodings are accepted', async (range, from, to) => {
    const { status, headers, body } = await get('/services', { range, 'accept-encoding': 'gzip, br' })
    const start = from < 0 ? size() + from : from
    const end = Math.min(to, size() - 1)
    expect([status, headers['content-encoding'], headers.vary]).toEqual([206, undefined, 'Accept-Encoding'])
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${size()}`)
    expect(body.equals(page().subarray(start, end + 1))).toBe(true)
  })

  it('a byte range that lies beyond the end is refused with the size', async () => {
    const { status, headers, body } = await get('/services', { range: 'bytes=999999999-' })
    expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${size()}`, 0])
  })

  it.each(['bytes=5-2', 'bytes=', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'nonsense'])(
    'a byte range written as "%s" does not crash the server',
    async (range) => {
      expect([200, 206, 416]).toContain((await get('/services', { range })).status)
      expect((await get('/services')).status).toBe(200)
    },
  )

  it('a byte range with If-Range is answered only if the file is unchanged', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/services')).headers
    for (const since of [etag, modified])
      expect((await get('/services', { range: 'bytes=5-', 'if-range': since })).status).toBe(206)
    const packed = (await get('/services', { 'accept-encoding': 'br' })).headers.etag ?? ''
    for (const since of ['"other"', `W/${etag}`, packed, 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const { status, body } = await get('/services', { range: 'bytes=5-', 'if-range': since })
      expect([status, body.length]).toEqual([200, size()])
    }
  })
})

describe('the page for what is not there', () => {
  it('the 404 page is compressed too, and never answers 304', async () => {
    const { status, headers, body } = await get('/nowhere', { 'accept-encoding': 'br', 'if-none-match': '*' })
    expect([status, headers['content-encoding'], headers.etag]).toEqual([404, 'br', undefined])
    expect(brotliDecompressSync(body).equals(readFileSync(join(site.folder, '404.html')))).toBe(true)
    expect((await get('/nowhere', { range: 'bytes=0-1' })).status).toBe(404)
  })
})

it('a file without compressed versions, such as one copied by hand, is compressed on request', async () => {
  const folder = `${site.folder}-large`
  cpSync(site.folder, folder, { recursive: true, preserveTimestamps: true })
  for (const ending of ['br', 'gz']) rmSync(join(folder, `services/index.html.${ending}`))
  const served = await servedFolder({ folder, redirects: [], unknownPaths: { screen: 'error' } })
  try {
    const { headers, body } = await rawRequest(`${served.url}/services`, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).equals(page())).toBe(true)
    expect(existsSync(join(folder, 'services/index.html.br'))).toBe(false)
  } finally {
    await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
