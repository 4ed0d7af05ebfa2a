import { expect, it } from 'vitest'
import { markupFaults, renderedBlock } from '../../../tests/auth/rendered-block.tsx'
import Account from './view.tsx'

it('the account page is valid HTML before its script runs', async () => {
  expect(await markupFaults(renderedBlock({ signIn: true }, <Account title="Your account" signIn="/login" />))).toEqual(
    [],
  )
})
