import { expect, it } from 'vitest'
import { drawnBlock, markupFaults } from '../../../tests/auth/drawn-block.tsx'
import Account from './view.tsx'

it('the page is valid HTML before its script runs', async () => {
  expect(await markupFaults(drawnBlock({ signIn: true }, <Account title="Your account" signIn="/login" />))).toEqual([])
})
