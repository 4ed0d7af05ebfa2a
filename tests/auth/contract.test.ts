// The contract of sign-in servers, run against the emulator. `npm run test:auth` runs it against any other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../supabase/auth-emulator/contract/run.ts'
import { openContext, type TestContext } from '../../supabase/auth-emulator/contract/test-context.ts'
import { emulatorTarget } from './emulator-target.ts'

let context: TestContext
beforeAll(async () => {
  context = await openContext(await emulatorTarget())
})
afterAll(() => context.tidy())

describe.each([...new Set(contract.map(({ call }) => call))])('%s', (call) => {
  it.each(contract.filter((claim) => claim.call === call))('$says', async ({ check }) => {
    expect(await check(context)).toBeUndefined()
  })
})
