// The redirect rules of each host, with patterns and permanent redirects, and what a folder of files has in their place.
import { expect, it } from 'vitest'
import { bakerySite } from '../../tests/fixtures/bakery.ts'
import { hostFiles } from './host-plan.ts'
import { hosts } from './hosts/hosts.ts'
import { redirectFiles } from './redirect-files.ts'

const redirects = [
  { from: '/en/*', to: '/*' },
  { from: '/blog/:slug', to: '/news/:slug', permanent: true as const },
  { from: '/bread/*', to: '/' },
  { from: '/loaves', to: '/bread', permanent: true as const },
]
const site = { ...bakerySite, url: 'https://bakery.example', redirects }
const linesOf = (host: string, file: string) => {
  const made = hosts[host]
  return String(made && hostFiles(made, site, { styleHashes: [] }).get(file)).split('\n')
}

it('the rules of Netlify and Cloudflare list patterns after paths, and a whole URL where a path might become another site', () => {
  for (const host of ['netlify', 'cloudflare']) {
    const rules = linesOf(host, '_redirects').map((line) => line.replace('!', ''))
    expect(rules).toContain('/en/* https://bakery.example/:splat 302')
    expect(rules).toContain('/blog/:slug /news/:slug 301')
    expect(rules.indexOf('/loaves /bread 301')).toBeLessThan(rules.indexOf('/en/* https://bakery.example/:splat 302'))
  }
})

it('the rules of Netlify exclude the path above a pattern, unless it is a page', () => {
  const rules = linesOf('netlify', '_redirects')
  expect(rules[rules.indexOf('/en/* https://bakery.example/:splat 302') - 1]).toMatch(/^\/en \S+ (?:404|302)$/)
  expect(rules.some((rule) => rule.startsWith('/bread '))).toBe(false)
})

it('the rules of nginx put only the undecoded path into a redirect, so that no line end gets into its header', () => {
  const rules = linesOf('nginx', 'site.nginx.conf').filter((line) => line.includes('$1'))
  expect(rules).toHaveLength(2)
  for (const rule of rules) expect(rule).toMatch(/if \(\$request_uri ~ /)
})

it('a folder of files has a redirect for each page that a pattern leads to, and the patterns that need a server are named', () => {
  const { redirects: made, left } = redirectFiles({ redirects, routes: bakerySite.routes })
  expect(made).toContainEqual({ from: '/en/bread', to: '/bread' })
  expect(made).toContainEqual({ from: '/loaves', to: '/bread', permanent: true })
  expect(left).toEqual(['/blog/:slug', '/bread/*'])
})

it('every host is given the target of a redirect percent-encoded, as a header takes it', () => {
  const hebrew = { ...site, redirects: [{ from: '/write', to: '/קשר' }] }
  const files = Object.values(hosts).map((host) =>
    [...hostFiles(host, hebrew, { styleHashes: [] }).values()].join('\n'),
  )
  for (const text of files) {
    expect(text).toContain('/%D7%A7%D7%A9%D7%A8')
    expect(text).not.toContain('קשר')
  }
})
