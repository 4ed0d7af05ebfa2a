// What leads on in a list of entries.
import { expect, it } from 'vitest'
import { defaultTexts } from '../schema/manifest/texts.ts'
import { stepWords } from './list-steps.ts'

it.each([
  ['newest', 'Newer', 'Older'],
  ['oldest', 'Older', 'Newer'],
  ['other', 'Previous', 'Next'],
] as const)('in a list with the %s first is named by what comes before and after', (order, before, after) => {
  expect(stepWords(defaultTexts, order)).toEqual({ before, after })
})
