// The type of a claim in the contract about a Supabase Auth server.
import type { TestContext } from './test-context.ts'

/** A resource without which a claim cannot be checked. */
export type ClaimNeed = 'mail' | 'database'

export interface Claim {
  /** The endpoint: method and path. */
  call: string
  /** The claim about the endpoint, as a sentence. */
  says: string
  needs: readonly ClaimNeed[]
  check(context: TestContext): Promise<void>
}

/** Returns the claims about an endpoint that need the same. `checks`: each by the claim's sentence. */
export const claims = (call: string, needs: readonly ClaimNeed[], checks: Record<string, Claim['check']>): Claim[] =>
  Object.entries(checks).map(([says, check]) => ({ call, says, needs, check }))
