// The open contexts of a test file. Separate from browser.ts, which most files do not need.
import type { BrowserContext } from 'playwright'

const visits = new Set<BrowserContext>()

export function remember(visit: BrowserContext): void {
  visits.add(visit)
  visit.once('close', () => visits.delete(visit))
}

export async function endVisits(): Promise<void> {
  await Promise.all([...visits].map((visit) => visit.close()))
}
