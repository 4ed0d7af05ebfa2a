// The contract of sign-in servers, run against the emulator: every second claim, in a whole suite all of them. `npm run test:auth` runs it
// against any other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../supabase/auth-emulator/contract/run.ts'
import { openContext, type TestContext } from '../../supabase/auth-emulator/contract/test-context.ts'
import { isWhole } from '../how-much.ts'
import { emulatorTarget } from './emulator-target.ts'

let context: TestContext
beforeAll(async () => {
  context = await openContext(await emulatorTarget())
})
afterAll(() => context.tidy())

const claims = contract.filter((_, at) => isWhole || at % 2 === 0)

describe.each([...new Set(claims.map(({ call }) => call))])('%s', (call) => {
  it.each(claims.filter((claim) => claim.call === call))('$says', async ({ check }) => {
    expect(await check(context)).toBeUndefined()
  })
})
