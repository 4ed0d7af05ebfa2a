// Setup of tests about signing in: one site for the file, and for each test a new user and a page.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type AuthSite, authSite, type Person } from './auth-site.ts'
import { expectNoPageErrors, openAccount, type Visit, visit } from './visit.ts'

export let site: AuthSite
export let person: Person
export let at: Visit

/** With `openAccount` each test starts on the account page. Errors of the page fail its test. */
export function visitBeforeEach(options: { openAccount?: boolean } = {}): void {
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
    expectNoPageErrors(at)
    await at.context.close()
  })
}
