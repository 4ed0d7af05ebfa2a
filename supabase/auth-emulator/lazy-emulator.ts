import type { OpenAuth } from '../../src/backend/backend.ts'
import type { EmulatorOptions } from './open-emulator.ts'

/** Imports the emulator when the backend opens it, so that a site without sign-in never loads its code. */
export const lazyEmulator =
  (options: EmulatorOptions): OpenAuth =>
  async (database, address) => {
    const { openEmulator } = await import('./open-emulator.ts')
    return openEmulator({ url: address, ...options, database })
  }
