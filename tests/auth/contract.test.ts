// The contract every sign-in server has to meet, here on the emulator. `npm run test:auth` holds any other to the same.
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
