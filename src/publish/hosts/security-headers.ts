// Compares an owner's security headers with those the build writes (src/render/headers.ts).

const twoYears = 63_072_000
const referrers = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
const refused = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

const asStrong: Readonly<Record<string, (value: string) => boolean>> = {
  // Comparing two policies by their text is not possible.
  'content-security-policy': () => false,
  'strict-transport-security': (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= twoYears,
  'x-content-type-options': (value) => value === 'nosniff',
  'x-frame-options': (value) => value === 'deny',
  'referrer-policy': (value) => referrers.test(value),
  'cross-origin-opener-policy': (value) => value === 'same-origin',
  'cross-origin-resource-policy': (value) => value === 'same-origin',
  'permissions-policy': (value) => refused.every((name) => value.replace(/\s/g, '').includes(`${name}=()`)),
}

/** Lower-case names, as in the manifest's `relaxedHeaders`. */
export const securityHeaderNames: readonly string[] = Object.keys(asStrong)

/** Whether an owner's header is weaker than the generated one; `value` is undefined when the line removes the header. */
export function isWeaker(name: string, value: string | undefined): boolean {
  const header = name.toLowerCase()
  if (!Object.hasOwn(asStrong, header)) return false
  return value === undefined || !asStrong[header]?.(value.trim().toLowerCase())
}
