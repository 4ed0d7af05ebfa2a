import { expect, it } from 'vitest'
import { defaultTexts } from '../site/texts.ts'
import { stepWords } from './list-steps.ts'

it.each([
  ['newest', 'Newer', 'Older'],
  ['oldest', 'Older', 'Newer'],
  ['other', 'Previous', 'Next'],
] as const)(
  'links to neighbouring pages of a list in the order "%s" are named by date or by position',
  (order, before, after) => {
    expect(stepWords(defaultTexts, order)).toEqual({ before, after })
  },
)
