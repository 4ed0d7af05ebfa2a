import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { listening } from './listening.ts'
import { serveSite } from './static-site.ts'

const redirects = [
  { from: '/write', to: '/קשר' },
  { from: '/אוסף/ישן', to: '/אוסף' },
  { from: '/notes/*', to: '/אוסף/*' },
]
const folder = temporaryFolder()
const server = createServer(serveSite({ folder, redirects, unknownPaths: { redirect: '/קשר' }, pages: ['/', '/אוסף'] }))
const { url: origin } = await listening(server)

it.each([
  ['/write', 302, '/קשר'],
  ['/%D7%90%D7%95%D7%A1%D7%A3/%D7%99%D7%A9%D7%9F', 302, '/אוסף'],
  ['/notes/1%20a/%d7%90?b', 302, '/אוסף/1%20a/א'],
  ['/%d7%90%d7%95%d7%a1%d7%a3/', 301, '/אוסף'],
  ['//', 301, '/'],
  ['/%ff', 302, '/קשר'],
])('the server redirects %s with %i to %s, percent-encoded', async (path, status, to) => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
  const escaped = encodeURI(decodeURI(to))
  expect([response.status, response.headers.get('location')]).toEqual([status, escaped])
})
