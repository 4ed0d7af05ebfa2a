// Whose request it is, for counting. Headers that a sender can write are believed only where they are named as trusted.

/**
 * The address in a header that the platform in front overwrites, such as `cf-connecting-ip`. Of a list such as
 * `x-forwarded-for` the last entry counts, or the one `hops` before it: those to its left are the sender's own words.
 */
export function addressFromHeader(headers: Headers, name: string, hops = 0): string | undefined {
  const entries = (headers.get(name) ?? '').split(',').map((entry) => entry.trim())
  return entries.at(-1 - hops) || undefined
}

/** The part of an address that stands for one sender: all of IPv4, the first 64 bits of IPv6. */
export function networkOf(address: string): string | undefined {
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

/** The socket's address, unless a proxy on this machine or in its network speaks for everybody and nobody said which header to believe. */
export function directAddress(headers: Headers, socketAddress: string | undefined): string | undefined {
  const plain = socketAddress?.replace(/^::ffff:/, '') ?? ''
  const isNear = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(plain)
  return isNear && forwarding.some((name) => headers.has(name)) ? undefined : socketAddress
}
