import { expect, it } from 'vitest'
import { addressFromHeader, directAddress, senderNetwork } from './client-address.ts'

it('the client address is the one that the nearest proxy wrote, not those that a sender put before it', () => {
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
])('the client address %j counts as the network %j', (address, network) => {
  expect(senderNetwork(address)).toBe(network)
})

it.each([
  ['127.0.0.1', true, undefined],
  ['::ffff:10.1.2.3', true, undefined],
  ['172.20.0.1', true, undefined],
  ['fd00::1', true, undefined],
  ['127.0.0.1', false, '127.0.0.1'],
  // A sender from outside cannot get a count of its own by sending the header itself.
  ['203.0.113.9', true, '203.0.113.9'],
  ['172.32.0.1', true, '172.32.0.1'],
])('the client address behind %s, with a proxy’s header: %s, is %s', (socket, isForwarded, address) => {
  const headers = new Headers(isForwarded ? { 'x-forwarded-for': '198.51.100.4' } : {})
  expect(directAddress(headers, socket)).toBe(address)
})
