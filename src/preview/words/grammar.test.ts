import { expect, it } from 'vitest'
import { grammarOf } from './grammar.ts'

const { counted } = grammarOf('en')
it('counted puts the number in place of the #', () => {
  expect(counted(1200, { one: '# change', other: 'Used #-fold: # changes.' })).toBe('Used 1,200-fold: 1,200 changes.')
})
it.each(['#1 Bakery', 'Our #1 bakery', 'C#', 'origin/fix#12'])('counted leaves the # of a title %j alone', (title) => {
  expect(counted(3, { one: '', other: `# links are called “${title}”` })).toBe(`3 links are called “${title}”`)
})
