import { expect, it } from 'vitest'
import type { ReviewChange } from '../../review/review-messages.ts'
import { commitMessage } from './commit-message.ts'

const change = (what: ReviewChange['what'], thing: string, ...where: string[]): ReviewChange => ({
  what,
  thing,
  where,
  readings: [],
  hunks: [],
})
const proposed = (...changes: ReviewChange[]) => commitMessage({ changes, files: [] })

it('the proposed commit message names sections and fields by their titles', () => {
  expect(proposed(change('changed', 'text', 'Home', 'hero', 'title'))).toBe('Change Home › Opening › Title')
  expect(proposed(change('added', 'fact', 'facts', 'phone'), change('moved', 'block', 'About', 'prose 2'))).toBe(
    'Add Facts › phone; Move About › Text 2',
  )
})

it('the proposed commit message names pages by their titles, and a renamed one by both paths', () => {
  expect(proposed(change('removed', 'page', 'About'))).toBe('Remove page About')
  expect(proposed({ ...change('renamed', 'page', 'About'), before: '/about', now: '/bakers' })).toBe(
    'Rename page /about to /bakers',
  )
})

it('the proposed commit message for three changes or more counts them and lists at most three places', () => {
  const [home, about, look, prices] = ['Home #1', 'About', 'fragments', 'Prices'].map((page) =>
    change('changed', 'text', page, 'x'),
  ) as [ReviewChange, ReviewChange, ReviewChange, ReviewChange]
  expect(proposed(home, home, about)).toBe('3 changes: Home #1, About')
  expect(proposed(home, about, look)).toBe('3 changes: Home #1, About, Shared sections')
  expect(proposed(home, about, look, prices)).toBe('4 changes: Home #1, About, 2 more')
})

it('the proposed commit message names the file where only files have changed', () => {
  const files = [{ file: 'images/oven.jpg', what: 'added' } as const]
  expect(commitMessage({ changes: [], files })).toBe('Add images/oven.jpg')
  expect(commitMessage({ changes: [], files: [...files, ...files] })).toBe('2 files of the site')
  expect(proposed(change('changed', 'writing', 'site.yaml'))).toBe('Tidy the manifest')
  expect(proposed()).toBe('')
})
