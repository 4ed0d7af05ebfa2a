// The type of a claim in the contract about a Supabase Auth server.
import type { TestContext } from './test-context.ts'

/** A resource without which a claim cannot be checked. */
export type Need = 'mail' | 'database'

export interface Claim {
  /** The endpoint: method and path. */
  call: string
  /** The claim about the endpoint, as a sentence. */
  says: string
  needs?: readonly Need[]
  check(context: TestContext): Promise<void>
}

export const claims = (call: string, list: Omit<Claim, 'call'>[]): Claim[] => list.map((claim) => ({ call, ...claim }))
