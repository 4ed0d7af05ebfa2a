import { expect, it } from 'vitest'
import { addressFromHeader, networkOf } from './client-address.ts'

it('believes the entry the nearest proxy wrote, not those a sender put before it', () => {
  const headers = new Headers({ 'x-forwarded-for': '10.0.0.1, 198.51.100.4, 203.0.113.9' })
  expect(addressFromHeader(headers, 'x-forwarded-for')).toBe('203.0.113.9')
  expect(addressFromHeader(headers, 'x-forwarded-for', 1)).toBe('198.51.100.4')
  expect(addressFromHeader(headers, 'cf-connecting-ip')).toBeUndefined()
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001::1', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', undefined],
  ['', undefined],
])('counts %j as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
