// A visit to the pages that sign people in, and what tests ask of it.

import { TOTP } from 'otpauth'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { defaultTexts as accountTexts } from '../../src/sign-in/account/texts.ts'
import { defaultTexts } from '../../src/sign-in/screens/texts.ts'
import { defaultEvents, defaultFailures } from '../../src/sign-in/session/texts.ts'
import { newVisitor } from '../browser/browser.ts'
import { watchClasses } from '../browser/classes.ts'
import type { AuthSite, Person } from './auth-site.ts'

export const texts = { ...defaultTexts, failures: defaultFailures, events: defaultEvents, account: accountTexts }

export interface Visit {
  context: BrowserContext
  page: Page
  /** What nobody caught, what the page's policy forbade, and classes that no rule of the page names. */
  accidents: string[]
}

export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await newVisitor(options)
  const page = await context.newPage()
  const accidents = watched(page)
  await watchClasses(page, (found) => accidents.push(found))
  return { context, page, accidents }
}

export function watched(page: Page): string[] {
  const accidents: string[] = []
  page.on('pageerror', (error) => accidents.push(error.message))
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) accidents.push(message.text())
  })
  return accidents
}

const hydrated = (page: Page) => page.waitForSelector('[data-island-hydrated]', { state: 'attached' })

/** Opens the sign-in page and touches it, so that it listens. */
export async function toSignIn(page: Page, { url }: AuthSite): Promise<void> {
  await page.goto(`${url}/login`)
  await page.locator('[data-island]').hover()
  await hydrated(page)
}

export async function enter(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel(texts.email).fill(email)
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
}

/** Signs in by password and waits for the account page. */
export async function signIn(page: Page, site: AuthSite, person: Person): Promise<void> {
  await toSignIn(page, site)
  await enter(page, person)
  await page.waitForURL('**/account')
  await page.getByText(texts.account.who.replace('[email]', person.email)).waitFor()
}

/** Opens the account page as somebody who signed in before: with the session that the browser keeps from page to page. */
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

/** Asks for a mail and gives what came. */
export async function askForMail(page: Page, site: AuthSite, person: Person, by: string): Promise<string> {
  await page.getByRole('button', { name: by }).click()
  await page.getByLabel(texts.email).fill(person.email)
  await page.getByRole('button', { name: texts.sendMail }).click()
  await page.getByRole('heading', { name: texts.sentTitle }).waitFor()
  const [mail] = await site.mailsTo(person.email)
  return mail ?? ''
}

export const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)?.[0] ?? ''

export const said = (page: Page, failure: keyof typeof defaultFailures) =>
  page.getByRole('alert').getByText(texts.failures[failure]).first().waitFor()

export const codeOf = (secret: string) => new TOTP({ secret: secret.replaceAll(' ', '') }).generate()

/** Adds a second factor on the account page; gives its key. */
export async function enrol(page: Page): Promise<string> {
  await page.getByLabel(texts.account.factorName).fill('Phone')
  await page.getByRole('button', { name: texts.account.enrol }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel(texts.account.factorCode).fill(codeOf(secret))
  await page.getByRole('button', { name: texts.account.confirm }).click()
  await page.getByText(texts.account.enrolled).waitFor()
  return secret
}

/** What the focused element says; the name of the element where it says nothing. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.localName)

export const expectNoAccidents = ({ accidents }: Visit) => expect(accidents).toEqual([])
