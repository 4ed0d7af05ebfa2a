// The contract every sign-in server has to meet, here on the stand-in. `npm run test:auth` holds any other to the same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from './contract/run.ts'
import { openWorld, type World } from './contract/test-context.ts'
import { testPlace } from './emulator-target.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await testPlace())
})
afterAll(() => world.tidy())

describe.each([...new Set(contract.map(({ call }) => call))])('%s', (call) => {
  it.each(contract.filter((claim) => claim.call === call))('$says', async ({ check }) => {
    expect(await check(world)).toBeUndefined()
  })
})
