import { expect, it } from 'vitest'
import { ownHost } from './own-host.ts'

const siteUrl = 'https://www.milllane.bakery'
const isOwn = (host: string | undefined, more = {}) => ownHost({ host: '127.0.0.1', siteUrl, ...more })(host)

it.each(['127.0.0.1:4321', 'localhost:4321', '[::1]:4321', 'www.milllane.bakery'])(
  'a form may be sent to this machine by the name %s',
  (host) => expect(isOwn(host)).toBe(true),
)

it.each(['evil.example:4321', '127.0.0.1.evil.example', 'localhost.evil.example', '', undefined, 'a b'])(
  'a form is refused under the name %s, which merely resolves to this machine',
  (host) => expect(isOwn(host)).toBe(false),
)

it('the host of a form is left to the proxy, and to operators who opened the server to others', () => {
  expect(isOwn('shop.example', { trustedHeader: 'x-real-ip' })).toBe(true)
  expect(isOwn('shop.example', { host: '0.0.0.0' })).toBe(true)
  expect(isOwn('shop.example', { origins: ['https://shop.example'] })).toBe(true)
})
