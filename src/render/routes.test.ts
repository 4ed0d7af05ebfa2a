import { expect, it } from 'vitest'
import { meaningOf, plainPath } from './routes.ts'

it.each([
  ['/a/', '/a'],
  ['/', '/'],
  ['//', '/'],
  ['/he/%d7%90%d7%95%d7%a1%d7%a3/', '/he/אוסף'],
  ['/he/אוסף', '/he/אוסף'],
  ['/a%2fb%20c', '/a%2fb%20c'],
  ['/%ff', '/%ff'],
])('the address %s is that of the path %s', (address, path) => expect(plainPath(address)).toBe(path))

it('an address of a browser leads to the page and to the redirect with the Hebrew path', () => {
  const paths = {
    pages: ['/he/אוסף'],
    redirects: [{ from: '/he/ישן', to: '/he/אוסף' }],
    unknownPaths: { screen: 'not-found' as const },
  }
  expect(meaningOf(paths, '/he/%D7%90%D7%95%D7%A1%D7%A3')).toEqual({ kind: 'page' })
  expect(meaningOf(paths, '/he/%D7%99%D7%A9%D7%9F')).toEqual({ kind: 'redirect', to: '/he/אוסף' })
})
