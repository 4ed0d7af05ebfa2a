// Changes since the last commit, listed in words and reverted.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { original, type ReviewedSite, reviewedSite } from './reviewed-site.ts'

let site: ReviewedSite
beforeEach(() => {
  site = reviewedSite({ git: true })
})
afterEach(() => site.close())
const lineOf = (words: string) => original.slice(0, original.indexOf(words)).split('\n').length

slow('the Review sheet lists no change while nothing has changed', async () => {
  expect(await site.words()).toEqual([])
  expect(await site.state()).toMatchObject({ base: { kind: 'commit', title: 'First' }, hunks: [], pages: [] })
})

it('the Review sheet names the page, the block and the field of a changed text, and the text before', async () => {
  site.change(['"Bread: worth the walk"', 'Bread worth the walk'], ['Two bakers', 'Three bakers'])
  expect(await site.words()).toEqual([
    'A text changed: Home › hero › title (Bread: worth the walk → Bread worth the walk)',
    'A text changed: About › prose › text (Two bakers and an oven. → Three bakers and an oven.)',
  ])
  expect((await site.state()).pages).toMatchObject([
    { reading: 'A', title: 'Home', blocksBefore: [0], blocksNow: [0] },
    { reading: 'A', title: 'About' },
  ])
})

slow('the Review sheet lists a changed fact once, with the readings that show it, and each page', async () => {
  site.change(['eight to six', 'seven to six'])
  expect(await site.words()).toEqual(['A fact changed: facts › hours (eight to six → seven to six)'])
  expect((await site.state()).pages.map(({ title }) => title)).toEqual(['Home'])
})

slow('the Review sheet lists blocks that were added, removed and moved', async () => {
  const prose = '          - type: prose\n            title: What is in it\n            text: Flour, water, salt.\n'
  site.change([prose, ''], ['      /about:', `${prose}      /about:`])
  expect(await site.words()).toEqual(['A block moved: Home › prose'])
  site.save(original.replace(prose, ''))
  expect(await site.words()).toEqual(['A block removed: Home › prose (What is in it → )'])
  site.save(
    original.replace(
      prose,
      `${prose}          - type: prose\n            title: And time\n            text: A night of it.\n`,
    ),
  )
  expect(await site.words()).toEqual(['A block added: Home › prose 2 ( → And time)'])
})

slow('the Review sheet lists pages that were added, removed and renamed', async () => {
  site.change(
    ['      /about:', '      /bakers:'],
    ['    routes:', '    redirects:\n      /about: /bakers\n    routes:'],
  )
  expect(await site.words()).toEqual(['A page renamed: About (/about → /bakers)', 'A setting added: redirects'])
  site.save(original.slice(0, original.indexOf('      /about:')))
  expect(await site.words()).toEqual(['A page removed: About (About → )'])
})

slow('the Review sheet lists lines in which only the notation has changed', async () => {
  site.change(['# What people see first.', '# The opening.'])
  expect(await site.words()).toEqual([` writing changed: site.yaml:${lineOf('# What people')}`])
})

slow('the Review sheet lists no line ends that Git itself converts', async () => {
  site.git('config', 'core.autocrlf', 'true')
  site.save(original.replaceAll('\n', '\r\n'))
  expect(await site.words()).toEqual([])
  site.change(['Two bakers', 'Three bakers'])
  const { hunks } = await site.state()
  await site.editing.review.takeBack({ hunks: hunks.map(({ id }) => id), label: '' })
  expect(site.onDisk()).toBe(original.replaceAll('\n', '\r\n'))
})

it('a reverted change leaves the other changes, and every other byte', async () => {
  const crlf = original.replaceAll('\n', '\r\n')
  site.save(crlf)
  site.git('commit', '--quiet', '--all', '--message=CRLF')
  site.change(
    ['"Bread: worth the walk"', 'Bread'],
    ['text: We bake', 'text: We all bake'],
    ['Two bakers', 'Three bakers'],
  )
  const { changes = [] } = await site.state()
  expect(changes).toHaveLength(3)
  const answer = await site.editing.review.takeBack({ hunks: changes[0]?.hunks ?? [], label: 'Title' })
  expect(answer).toMatchObject({ outcome: 'done', undo: 'Title' })
  expect(site.onDisk()).toBe(crlf.replace('text: We bake', 'text: We all bake').replace('Two bakers', 'Three bakers'))
  site.editing.session.undo(true)
  expect(site.onDisk()).toContain('title: Bread\r\n')
})

slow('a reverted change whose text has changed meanwhile is a conflict, and the file stays', async () => {
  site.change(['Two bakers', 'Three bakers'])
  const { hunks } = await site.state()
  site.change(['Three bakers', 'Four bakers'])
  const now = site.onDisk()
  const answer = await site.editing.review.takeBack({ hunks: hunks.map(({ id }) => id), label: '' })
  expect(answer.outcome).toBe('conflict')
  expect(site.onDisk()).toBe(now)
})

slow('a reverted change that would cause a mistake is refused with this mistake', async () => {
  site.change(['      /about:', '      /bakers:'], ['to: /about', 'to: /bakers'])
  const { changes = [] } = await site.state()
  const page = changes.find(({ thing }) => thing === 'page')
  const answer = await site.editing.review.takeBack({ hunks: page?.hunks ?? [], label: '' })
  expect(answer).toMatchObject({ outcome: 'invalid', problems: [{ message: expect.stringContaining('/bakers') }] })
})
