// The search index, compared with a search through all pages.
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { searchFiles } from '../../src/publish/search-index.ts'
import { isOfBuild } from '../../src/site/addresses.ts'
import type { Route } from '../../src/site/model.ts'
import { SiteSearch } from '../../src/site/search/find-pages.ts'
import { searchIndexFile, searchIndexOf } from '../../src/site/search/index-files.ts'
import { wordsOf } from '../../src/site/search/words.ts'
import { slow } from '../whole-suite.ts'

const route = (path: string, title: string, text: string, more: Partial<Route> = {}): Route => ({
  path,
  title,
  description: `About ${title}.`,
  unlisted: false,
  blocks: [{ type: 'prose', props: { title, text }, source: '' }],
  ...more,
})
const searchPage = {
  ...route('/search', 'Search', ''),
  unlisted: true,
  blocks: [{ type: 'search', props: {}, source: '' }],
}

function searchOver(...routes: Route[]) {
  const files = searchFiles({ routes: [...routes, searchPage] })
  const fetched: string[] = []
  const search = new SiteSearch(`/${searchIndexFile}`, async (address) => {
    fetched.push(address)
    return JSON.parse(files.get(address.slice(1)) ?? '')
  })
  return { files, fetched, paths: async (text: string) => (await search.find(text)).pages.map(([path]) => path) }
}

/** A seeded generator of numbers below a bound. */
function drawn(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('the search of a site', () => {
  it('a site without the block has no index', () => {
    expect(searchFiles({ routes: [route('/', 'Home', 'Bread')] }).size).toBe(0)
  })

  it('a page is found by words in any case, with or without accents, and by prefixes', async () => {
    const { paths } = searchOver(
      route('/bread', 'Our bread', 'Crème brûlée on Sundays'),
      route('/oven', 'The oven', 'Hot'),
    )
    for (const text of ['creme', 'CRÈME', 'brul', 'sunday bread', '  bread!'])
      expect(await paths(text)).toEqual(['/bread'])
  })

  it('a word matches its inflected forms, ranked after exact matches', async () => {
    const { paths } = searchOver(
      route('/b', 'Settings', 'The configuration'),
      route('/a', 'Help', 'How to configure it'),
    )
    expect(await paths('configure')).toEqual(['/a', '/b'])
  })

  it('all words must be on a page, and title matches rank first', async () => {
    const { paths } = searchOver(
      route('/oven', 'The oven', 'Where bread is made'),
      route('/bread', 'Bread', 'From the oven'),
    )
    expect(await paths('bread')).toEqual(['/bread', '/oven'])
    expect(await paths('bread cake')).toEqual([])
  })

  it('a word with one wrong letter matches if nothing else does', async () => {
    const { paths } = searchOver(route('/bakery', 'The bakery', 'Round the corner'))
    expect(await paths('bekery')).toEqual(['/bakery'])
    expect(await paths('cat')).toEqual([])
  })

  it('unlisted pages are not in the index', async () => {
    const { paths } = searchOver(
      route('/account', 'Account', 'Secret', { unlisted: true }),
      route('/a', 'A page', 'Open'),
    )
    expect(await paths('secret')).toEqual([])
  })

  it('words of other scripts are found, also without spaces between them', async () => {
    const { paths } = searchOver(
      route('/tea', '日本のお茶', '緑茶と紅茶'),
      route('/ar', 'مخبز الحي', 'خبز طازج كل صباح'),
    )
    expect(await paths('紅茶')).toEqual(['/tea'])
    expect(await paths('خبز')).toEqual(['/ar'])
  })

  it('a site in two languages has an index for each, of its own pages', async () => {
    const german = { language: 'de' }
    const { files, paths } = searchOver(route('/bread', 'Bread', 'Fresh'), route('/de/brot', 'Brot', 'Fresh', german))
    expect(await paths('fresh')).toEqual(['/bread'])
    const search = new SiteSearch(`/${searchIndexOf('de')}`, async (address) =>
      JSON.parse(files.get(address.slice(1)) ?? ''),
    )
    expect((await search.find('fresh')).pages.map(([path]) => path)).toEqual(['/de/brot'])
  })

  it('the index of any language counts as a file of the build', () => {
    for (const tag of ['de', 'zh-Hans', 'es-419']) expect([tag, isOfBuild(searchIndexOf(tag))]).toEqual([tag, true])
  })

  it('numbers are found together with words, in any order', async () => {
    const { paths } = searchOver(route('/prices', 'Prices', '100 and 24'), route('/99', 'Route', '99'))
    for (const [number, path] of [
      ['100', '/prices'],
      ['24', '/prices'],
      ['99', '/99'],
    ] as const)
      expect(await paths(number)).toEqual([path])
  })

  it('text in columns is found, and a search block in columns has an index', async () => {
    const inColumns = (...blocks: object[]) => [{ type: 'columns', props: { blocks }, source: '' }]
    const files = searchFiles({
      routes: [
        route('/a', 'A page', '', { blocks: inColumns({ type: 'prose', title: 'Willow', text: 'Cut in winter.' }) }),
        { ...searchPage, blocks: inColumns({ type: 'search', title: 'Search' }) },
      ],
    })
    const search = new SiteSearch(`/${searchIndexFile}`, async (address) =>
      JSON.parse(files.get(address.slice(1)) ?? ''),
    )
    for (const word of ['willow', 'winter'])
      expect((await search.find(word)).pages.map(([path]) => path)).toEqual(['/a'])
  })

  it('words that name JavaScript properties are found like others', async () => {
    const { paths } = searchOver(route('/proto', 'Prototypes', '__proto__ constructor toString'))
    for (const word of ['proto', 'constructor', 'tostring']) expect(await paths(word)).toEqual(['/proto'])
  })

  slow('random words are found on the pages that hold them or a word they begin, and on no other', async () => {
    const next = drawn(27)
    const word = () => Array.from({ length: 2 + next(4) }, () => 'abcdeé'[next(6)]).join('')
    const routes = Array.from({ length: 300 }, (_, at) =>
      route(`/p${at}`, word(), Array.from({ length: 40 }, word).join(' ')),
    )
    const { files } = searchOver(...routes)
    const find = new SiteSearch(`/${searchIndexFile}`, async (address) => JSON.parse(files.get(address.slice(1)) ?? ''))
    let held = 0
    for (let run = 0; run < 200; run++) {
      const wanted = wordsOf(`${word()} ${word().slice(0, 2)}`)
      const expected = routes.filter(({ title, description, blocks }) => {
        const words = wordsOf(`${title} ${description} ${blocks[0]?.props.text}`)
        return wanted.every((one) => words.some((other) => other.startsWith(one)))
      })
      const { count } = await find.find(wanted.join(' '))
      // A word without matches is treated as misspelt.
      if (expected.length === 0) continue
      expect([wanted, count]).toEqual([wanted, expected.length])
      held++
    }
    expect(held).toBeGreaterThan(100)
  })

  slow('a first answer on a site of a thousand pages takes less than 40 KB', async () => {
    const next = drawn(7)
    const all = Array.from({ length: 15_000 }, () =>
      Array.from({ length: 3 + next(8) }, () => 'etaoinshrdlucmfwypvbgkjqxz'[Math.min(next(26), next(26))]).join(''),
    )
    const text = () => Array.from({ length: 600 }, () => all[Math.min(next(15_000), next(15_000))]).join(' ')
    const title = () => text().slice(0, 60)
    const { files, fetched, paths } = searchOver(
      ...Array.from({ length: 1000 }, (_, at) => route(`/p${at}`, title(), text())),
    )
    expect((await paths(all[400] ?? '')).length).toBeGreaterThan(0)
    const bytes = fetched.map((address) => brotliCompressSync(files.get(address.slice(1)) ?? '').length)
    expect(fetched[0]).toBe(`/${searchIndexFile}`)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(40_000)
  })
})
