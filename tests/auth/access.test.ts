// Every state of the sign-in screens passes the accessibility check, in both colour schemes, on narrow and wide windows.
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { faultsOf, looksInTurn } from '../browser/accessibility.ts'
import { slow } from '../whole-suite.ts'
import {
  addSecondFactor,
  failureShown,
  linkIn,
  openSignIn,
  requestMail,
  signIn,
  submitPassword,
  texts,
  totpCode,
} from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach()

let checked = 0

async function check(page: Page, state: string): Promise<void> {
  for (const [colorScheme, width] of looksInTurn(checked++)) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const where = `${state}, ${colorScheme}, ${width} wide`
    expect(await faultsOf(page), where).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${where}, fits`).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('the sign-in page passes the accessibility check and fits in each state of signing in by password and by mail', async () => {
  const { page } = at
  await openSignIn(page, site)
  await check(page, 'password')
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await check(page, 'something missing')
  await submitPassword(page, { ...person, password: 'wrong' })
  await failureShown(page, 'wrong-credentials')
  await check(page, 'refused')
  await page.getByRole('button', { name: texts.useMail }).click()
  await expect.poll(() => focusedText(page)).toBe(texts.mailTitle)
  await check(page, 'asking for a mail')
  await page.getByRole('button', { name: texts.usePassword }).click()
  const mail = await requestMail(page, site, person, texts.useMail)
  await expect.poll(() => focusedText(page)).toBe(texts.sentTitle)
  await check(page, 'mail sent')
  await page.goto(linkIn(mail))
  await page.getByRole('heading', { name: texts.pressTitle }).waitFor()
  await check(page, 'link opened')
})

slow(
  'the account page and the new password pass the accessibility check and fit in each state, with a second factor',
  async () => {
    const { page } = at
    await signIn(page, site, person)
    await check(page, 'account')
    await page.getByLabel(texts.account.factorName).fill('Phone')
    await page.getByRole('button', { name: texts.account.enrol }).click()
    await page.getByRole('img', { name: texts.account.picture }).waitFor()
    await check(page, 'enrolling')
    await page.getByRole('button', { name: texts.account.cancel }).click()
    await page.getByText(texts.account.factorsNone).waitFor()
    const secret = await addSecondFactor(page)
    await check(page, 'enrolled')
    await page.getByRole('button', { name: texts.account.local }).click()
    await page.getByText(texts.account.signedOut).waitFor()
    await check(page, 'signed out')
    await openSignIn(page, site)
    await page.getByRole('button', { name: texts.forgot }).click()
    await check(page, 'asking to recover')
    await page.getByRole('button', { name: texts.back }).click()
    await page.goto(linkIn(await requestMail(page, site, person, texts.forgot)))
    await page.getByRole('button', { name: texts.press }).click()
    await page.getByLabel(texts.factorCode).waitFor()
    await check(page, 'second factor')
    await page.getByLabel(texts.factorCode).fill(totpCode(secret))
    await page.getByRole('button', { name: texts.confirm }).click()
    await page.getByLabel(texts.newPassword, { exact: true }).waitFor()
    await check(page, 'new password')
    await page.goto(`${site.url}/login`)
    await page.getByRole('heading', { name: texts.doneTitle }).waitFor()
    await check(page, 'signed in')
  },
)

it('the keyboard alone signs in', async () => {
  const { page } = at
  await page.goto(`${site.url}/login`)
  await page.getByLabel(texts.email).focus()
  await page.waitForSelector('[data-island-hydrated]', { state: 'attached' })
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
})
