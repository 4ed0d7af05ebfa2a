// The visits a test file has open. Apart from what drives the browser, which most files do without.
import type { BrowserContext } from 'playwright'

const visits = new Set<BrowserContext>()

export function remember(visit: BrowserContext): void {
  visits.add(visit)
  visit.once('close', () => visits.delete(visit))
}

export async function endVisits(): Promise<void> {
  await Promise.all([...visits].map((visit) => visit.close()))
}
