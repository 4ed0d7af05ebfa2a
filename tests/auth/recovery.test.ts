// Links and codes of mails lead to what they were requested for, however busy the browser is.
import { describe, expect, it } from 'vitest'
import { codeIn } from '../../supabase/auth-emulator/contract/mailbox.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { delayAfter, stopDelays } from './delayed-browser.ts'
import { failureShown, linkIn, openSignIn, requestMail, signIn, texts } from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach()

describe('a recovery', () => {
  const newPassword = async () => {
    const { page } = at
    await page.getByRole('heading', { name: texts.newPasswordTitle }).waitFor()
    // By now everything delayed has run.
    await page.waitForTimeout(2500)
    expect(page.url()).toBe(`${site.url}/login`)
    await stopDelays(page)
    await page.getByLabel(texts.newPassword, { exact: true }).fill('a new sentence of mine')
    await page.getByRole('button', { name: texts.save }).click()
    await page.waitForURL('**/account')
  }

  slow('a recovery by code leads to the form for the new password', async () => {
    const { page } = at
    await delayAfter(page, 'password-recovery')
    await openSignIn(page, site)
    const code = codeIn(await requestMail(page, site, person, texts.forgot))
    await page.getByLabel(texts.code).fill(code)
    await page.getByRole('button', { name: texts.useCode }).click()
    await newPassword()
  })

  slow('a recovery by a link that the server follows leads to the form for the new password', async () => {
    const { page } = at
    await openSignIn(page, site)
    const link = new URL(linkIn(await requestMail(page, site, person, texts.forgot)))
    const verify = new URL('/auth/v1/verify', site.url)
    verify.searchParams.set('token', link.searchParams.get('token_hash') ?? '')
    verify.searchParams.set('type', 'recovery')
    verify.searchParams.set('redirect_to', `${site.url}/login`)
    await delayAfter(page, 'password-recovery')
    await page.goto(verify.href)
    await newPassword()
  })
})

it('a link with a session in it names the account and signs in only after a press', async () => {
  const { page } = at
  await page.goto(await site.implicitLink('magiclink', person.email))
  await page.getByText(texts.pressSessionText.replace('[email]', person.email)).waitFor()
  expect(page.url()).toBe(`${site.url}/login`)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.getByRole('button', { name: texts.press }).click()
  await page.waitForURL('**/account')
  await page.getByText(texts.account.who.replace('[email]', person.email)).waitFor()
})

it.each(isWhole ? (['recovery', 'invite'] as const) : (['recovery'] as const))(
  'a link with a session in it of the type %s leads to a new password',
  async (type) => {
    const { page } = at
    const email = type === 'invite' ? `guest-${person.email}` : person.email
    await page.goto(await site.implicitLink(type, email))
    await page.getByRole('button', { name: texts.press }).click()
    await page.getByLabel(texts.newPassword, { exact: true }).fill('a new sentence of mine')
    await page.getByRole('button', { name: texts.save }).click()
    await page.waitForURL('**/account')
    await page.getByText(texts.account.who.replace('[email]', email)).waitFor()
  },
)

slow('a link with a session in it that is forged signs nobody in', async () => {
  const { page } = at
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ alg: 'ES256' })}.${part({ email: person.email, sub: person.id, exp: Date.now() })}.c2ln`
  await page.goto(`${site.url}/login#access_token=${token}&refresh_token=made-up&type=recovery`)
  await page.getByRole('button', { name: texts.press }).click()
  await failureShown(page, 'expired-link')
  await page.getByRole('heading', { name: texts.passwordTitle }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

slow('an invitation by mail leads to setting a first password', async () => {
  const { page } = at
  const email = `guest-${person.email}`
  await site.invite(email)
  await page.goto(linkIn(await site.mailTo(email)))
  await page.getByRole('button', { name: texts.press }).click()
  await page.getByLabel(texts.newPassword, { exact: true }).fill('a first sentence of mine')
  await page.getByRole('button', { name: texts.save }).click()
  await page.waitForURL('**/account')
})

slow.each([
  ['?code=0f8fad5b-d9cb-469f-a165-70867728950e', 'other-browser'],
  ['?error=access_denied&error_code=otp_expired', 'expired-link'],
] as const)(
  'a signed-in visitor with a link that can not be used reads so, and can go on: %s',
  async (address, failure) => {
    const { page } = at
    await signIn(page, site, person)
    await page.goto(`${site.url}/login${address}`)
    await failureShown(page, failure)
    await page.getByRole('heading', { name: texts.doneTitle }).waitFor()
    await page.getByRole('link', { name: texts.goOn }).click()
    await page.waitForURL('**/account')
  },
)

slow('an address that was never confirmed gets a mail too, whose code signs in', async () => {
  const { page } = at
  const fresh = await site.person({ confirmed: false })
  await openSignIn(page, site)
  const code = codeIn(await requestMail(page, site, fresh, texts.useMail))
  await page.getByLabel(texts.code).fill(code)
  await page.getByRole('button', { name: texts.useCode }).click()
  await page.waitForURL('**/account')
  await page.getByText(texts.account.who.replace('[email]', fresh.email)).waitFor()
})
