// A visit to the sign-in pages, with helpers for tests.
import { TOTP } from 'otpauth'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { defaultAccountTexts as accountTexts } from '../../src/sign-in/account/texts.ts'
import { defaultSignInTexts } from '../../src/sign-in/screens/texts.ts'
import { defaultEvents, defaultFailures } from '../../src/sign-in/session/texts.ts'
import { newVisitor } from '../browser/browser.ts'
import { watchClasses } from '../browser/classes.ts'
import type { AuthSite, Person } from './auth-site.ts'

export const texts = { ...defaultSignInTexts, failures: defaultFailures, events: defaultEvents, account: accountTexts }

export interface Visit {
  context: BrowserContext
  page: Page
  /** Uncaught errors, violations of the page's policy, and classes that no rule of the page names. */
  pageErrors: string[]
}

export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await newVisitor(options)
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await watchClasses(page, (found) => pageErrors.push(found))
  return { context, page, pageErrors }
}

export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) pageErrors.push(message.text())
  })
  return pageErrors
}

const hydrated = (page: Page) => page.waitForSelector('[data-island-hydrated]', { state: 'attached' })

/** Opens the sign-in page and hydrates its island. */
export async function openSignIn(page: Page, { url }: AuthSite): Promise<void> {
  await page.goto(`${url}/login`)
  await page.locator('[data-island]').hover()
  await hydrated(page)
}

export async function submitPassword(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel(texts.email).fill(email)
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
}

/** Signs in by password and waits for the account page. */
export async function signIn(page: Page, site: AuthSite, person: Person): Promise<void> {
  await openSignIn(page, site)
  await submitPassword(page, person)
  await page.waitForURL('**/account')
  await page.getByText(texts.account.who.replace('[email]', person.email)).waitFor()
}

/** Opens the account page with a stored session, as after an earlier sign-in. */
export async function openAccount(page: Page, { url }: AuthSite, { email, password }: Person): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const session = await answer.text()
  if (!answer.ok) throw new Error(session)
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), ['sb-127-auth-token', session] as const)
  await page.goto(`${url}/account`)
  await page.getByText(texts.account.who.replace('[email]', email)).waitFor()
}

/** Requests a mail; returns the mail that arrived. */
export async function requestMail(page: Page, site: AuthSite, person: Person, by: string): Promise<string> {
  await page.getByRole('button', { name: by }).click()
  await page.getByLabel(texts.email).fill(person.email)
  await page.getByRole('button', { name: texts.sendMail }).click()
  await page.getByRole('heading', { name: texts.sentTitle }).waitFor()
  return site.mailTo(person.email)
}

export const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)?.[0] ?? ''

export const failureShown = (page: Page, failure: keyof typeof defaultFailures) =>
  page.getByRole('alert').getByText(texts.failures[failure]).first().waitFor()

export const totpCode = (secret: string) => new TOTP({ secret: secret.replaceAll(' ', '') }).generate()

/** Adds a second factor on the account page; returns its secret. */
export async function addSecondFactor(page: Page): Promise<string> {
  await page.getByLabel(texts.account.factorName).fill('Phone')
  await page.getByRole('button', { name: texts.account.enrol }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel(texts.account.factorCode).fill(totpCode(secret))
  await page.getByRole('button', { name: texts.account.confirm }).click()
  await page.getByText(texts.account.enrolled).waitFor()
  return secret
}

/** Text of the focused element, or its tag name where it has no text. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.localName)

export const expectNoPageErrors = ({ pageErrors }: Visit) => expect(pageErrors).toEqual([])
