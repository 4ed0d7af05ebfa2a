// What every file about signing in begins with: one site for the file, and for each test a person and their first visit.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type AuthSite, authSite, type Person } from './auth-site.ts'
import { expectNoAccidents, openAccount, type Visit, visit } from './visit.ts'

export let site: AuthSite
export let person: Person
export let at: Visit

/** With `openAccount` each test begins on the account page. What a page complains of fails its test. */
export function eachVisit(options: { openAccount?: boolean } = {}): void {
  beforeAll(async () => {
    site = await authSite()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    person = await site.person()
    at = await visit()
    if (options.openAccount) await openAccount(at.page, site, person)
  })
  afterEach(async () => {
    expectNoAccidents(at)
    await at.context.close()
  })
}
