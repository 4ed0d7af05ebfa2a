import type { OpenAuth } from '../../src/backend/backend.ts'
import type { EmulatorDataOptions } from './open-emulator.ts'

/** Imports the emulator when the backend opens it, so that sites without sign-in never load its code. */
export const lazyEmulator =
  (options: EmulatorDataOptions): OpenAuth =>
  async (database, address) => {
    const { openEmulator } = await import('./open-emulator.ts')
    return openEmulator({ url: address, ...options, database })
  }
