// Released addresses of what ends by itself: entries with an end, and the pages of lists.
import { describe, expect, it } from 'vitest'
import { fileOf, firm } from './firm.ts'

const contracts = 'content/news/contracts.md'
const lostOf = (paths: string[], changed: Record<string, string> = {}) =>
  firm(changed, { released: new Map([['main', paths]]) }).problems.flatMap(({ code, message, suggestion }) =>
    /lost-url|later-problem/.test(code) ? [`${message} ${suggestion}`] : [],
  )
const ending = (until: string) => ({
  [contracts]: fileOf(contracts).replace('---\n', `---\nuntil: ${until}\nwas: [mails]\n`),
})

describe('a released address needs no redirect', () => {
  it('of an entry that will end, or has ended, and of its former name', () => {
    const paths = ['/news/contracts', '/news/mails']
    expect(lostOf(paths, ending('2126-01-01 08:00'))).toEqual([])
    expect(lostOf(paths, ending('2026-11-01 08:00'))).toEqual([])
  })

  it('of a further page of a list and of a filter, which come and go with the entries', () => {
    expect(lostOf(['/news/page/9', '/news/topics/art', '/news/topics/law/page/3'])).toEqual([])
  })
})

it('a released page needs one, though the home page lists entries', () => {
  expect(lostOf(['/prices'])).toEqual([expect.stringContaining('"/prices" was public')])
})

it('the hint of a dead link names no further pages and filters of lists', () => {
  const site = fileOf('site.yaml').replace('label: All news, to: /news', 'label: All news, to: /archive')
  expect(firm({ 'site.yaml': site }).problems.map(({ hint }) => hint)).toEqual([
    expect.stringMatching(/^The pages are \/, \/news, \/news\/rates-2027, [^ ]+, [^ ]+ and \/people\.$/),
  ])
})

it('a released address of an entry that was taken away offers the page above it', () => {
  expect(lostOf(['/news/meeting-of-members'])).toEqual([
    '"/news/meeting-of-members" was public, and nothing answers there in reading main any more. /news/meeting-of-members: /news',
  ])
})

it('an address is offered that differs in few letters, and none of a neighbour below the same long path', () => {
  const offered = (path: string) => lostOf([path])[0]?.split(' ').at(-1)
  expect(offered('/news/contract')).toBe('/news/contracts')
  expect(offered('/news/rain')).toBe('/news')
})
