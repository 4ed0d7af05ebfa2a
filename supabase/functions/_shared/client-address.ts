// Identifies the sender of a request for rate limits. Headers that a sender can write are used only where they are named as trusted.

/**
 * Returns the address in a header that the proxy in front overwrites, such as `cf-connecting-ip`. In a list such as
 * `x-forwarded-for` the last entry counts, or the one `hops` before it; entries to its left come from the sender.
 */
export function addressFromHeader(headers: Headers, name: string, hops = 0): string | undefined {
  const entries = (headers.get(name) ?? '').split(',').map((entry) => entry.trim())
  return entries.at(-1 - hops) || undefined
}

/** Returns the part of an address that identifies one sender: all of IPv4, the first 64 bits of IPv6. */
export function senderNetwork(address: string): string | undefined {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(plain)) return plain
  if (!/^[0-9a-f:.]{2,45}(%[\w.-]{1,32})?$/i.test(plain)) return undefined
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  if (groups.length !== 8) return undefined
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Returns the socket's address; undefined when it is that of a nearby proxy and no trusted header is configured. */
export function directAddress(headers: Headers, socketAddress: string | undefined): string | undefined {
  const plain = socketAddress?.replace(/^::ffff:/, '') ?? ''
  const isNear = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(plain)
  return isNear && forwarding.some((name) => headers.has(name)) ? undefined : socketAddress
}
