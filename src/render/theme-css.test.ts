import { expect, it } from 'vitest'
import { completeTheme } from '../presets/complete-theme.ts'
import { themeCss } from './theme-css.ts'

it('French quotation marks have a space inside that does not break, and those of other languages are the browser’s', () => {
  const [french, german] = ['fr-CH', 'de'].map((language) => themeCss(completeTheme(), language))
  expect(french).toContain('quotes:"«\u202f" "\u202f»"')
  expect(german).not.toContain('quotes:')
})
