import { expect, it } from 'vitest'
import { nearestPages } from './likely-pages.ts'

const paths = [
  '/',
  '/services',
  '/services/dental-care',
  '/team',
  '/hours',
  '/find-us',
  '/register',
  '/über-uns',
  '/lodz',
]
const pages = paths.map((to) => ({ label: to, to }))
const nearestTo = (asked: string) => nearestPages(pages, asked).map(({ to }) => to)

it.each([
  ['/servcies', '/services'],
  ['/Services', '/services'],
  ['/services.html', '/services'],
  ['/huors', '/hours'],
  ['/find_us/', '/find-us'],
  ['/FindUs', '/find-us'],
  ['/about/team', '/team'],
  ['/services/removed-page', '/services'],
  ['/dental', '/services/dental-care'],
  ['/dental-care.php', '/services/dental-care'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/uber-uns', '/über-uns'],
  ['/łódź', '/lodz'],
  ['/registration', '/register'],
])('the pages suggested for the unknown path %s begin with %s', (asked, first) =>
  expect(nearestTo(asked)[0]).toBe(first),
)

it.each(['/', '/wp-login', '/.env', '/x', '/%E0%A4%A', '/index.html', `/${'a/'.repeat(90)}`])(
  'no page is suggested for the unknown path %s',
  (asked) => expect(nearestTo(asked)).toEqual([]),
)

it('at most three pages are suggested for an unknown path', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ label: '', to: `/offer-${at}` }))
  expect(nearestPages(many, '/offer-x')).toHaveLength(3)
})
