// One claim of the contract about a Supabase Auth server.
import type { TestContext } from './test-context.ts'

/** What a claim cannot be checked without. */
export type Need = 'mail' | 'database'

export interface Claim {
  /** The call as it goes over the wire. */
  call: string
  /** What must be true of it. */
  says: string
  needs?: readonly Need[]
  check(context: TestContext): Promise<void>
}

export const claims = (call: string, list: Omit<Claim, 'call'>[]): Claim[] => list.map((claim) => ({ call, ...claim }))
