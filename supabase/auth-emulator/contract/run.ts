// Checks a server against every claim of the contract and reports each, including those that could not be checked.
import { factorClaims } from './calls/factors.ts'
import { keyClaims } from './calls/keys.ts'
import { mailClaims } from './calls/mails.ts'
import { settingClaims } from './calls/settings.ts'
import { tokenClaims } from './calls/token.ts'
import { userClaims } from './calls/user.ts'
import { verifyClaims } from './calls/verify.ts'
import type { Claim, ClaimNeed } from './claim.ts'
import type { Target } from './target.ts'
import { openContext } from './test-context.ts'

export const contract: Claim[] = [
  ...tokenClaims,
  ...mailClaims,
  ...verifyClaims,
  ...userClaims,
  ...factorClaims,
  ...keyClaims,
  ...settingClaims,
]

export type ClaimOutcome = { kind: 'passed' } | { kind: 'failed' | 'not run'; reason: string }

export interface Verdict {
  claim: Claim
  outcome: ClaimOutcome
}

const reasons: Record<ClaimNeed, string> = {
  mail: 'it needs mails, and no --mail-url is given',
  database: 'it needs a session older than a day, and no --database-url is given',
}

/** Checks the claims one after the other. Users created for a claim are deleted at the end. */
export async function holdTo(target: Target, report: (verdict: Verdict) => void): Promise<Verdict[]> {
  const context = await openContext(target)
  const verdicts: Verdict[] = []
  const has: Record<ClaimNeed, unknown> = { mail: target.mailbox, database: target.ageSession }
  try {
    for (const claim of contract) {
      const verdict = { claim, outcome: await judge(claim) }
      verdicts.push(verdict)
      report(verdict)
    }
  } finally {
    await context.tidy()
  }
  return verdicts

  async function judge(claim: Claim): Promise<ClaimOutcome> {
    const missing = claim.needs.find((need) => !has[need])
    if (missing) return { kind: 'not run', reason: reasons[missing] }
    try {
      await claim.check(context)
      return { kind: 'passed' }
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
