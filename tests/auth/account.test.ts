// The account page: what it shows of a user and what they can change.
import { describe, expect, it } from 'vitest'
import { codeIn } from '../../supabase/auth-emulator/contract/mailbox.ts'
import { slow } from '../whole-suite.ts'
import { linkIn, signIn, texts, visit } from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach({ openAccount: true })

const words = texts.account
const panel = (title: string) => at.page.getByRole('region', { name: title })
const save = (title: string) => panel(title).getByRole('button', { name: words.save }).click()
const waitForText = (title: string, text: string) => panel(title).getByText(text).waitFor()

it('the name of an account is changed, announced and there the next time', async () => {
  const { page } = at
  await page.getByLabel(words.name, { exact: true }).fill('Ada Lovelace')
  await save(words.nameTitle)
  await waitForText(words.nameTitle, words.saved)
  await page.getByRole('status', { name: texts.session }).getByText(texts.events['user-updated']).waitFor()
  await page.reload()
  await page.getByLabel(words.name, { exact: true }).waitFor()
  expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('Ada Lovelace')
})

slow('an invalid address of an account is reported before anything is sent', async () => {
  const changes: string[] = []
  at.page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(request.url())
  })
  await at.page.getByLabel(words.email).fill('not an address')
  await save(words.emailTitle)
  await waitForText(words.emailTitle, words.emailMistyped)
  expect(changes).toEqual([])
})

slow('the address of an account changes once both the old and the new address have confirmed it', async () => {
  const { page, context } = at
  const next = `next-${person.email}`
  await page.getByLabel(words.email).fill(next)
  await save(words.emailTitle)
  await waitForText(words.emailTitle, words.emailSent)
  await waitForText(words.emailTitle, words.emailPending.replace('[email]', next))
  const tab = await context.newPage()
  for (const address of [person.email, next]) {
    const mail = await site.mailTo(address)
    await tab.goto(linkIn(mail))
    await tab.getByRole('button', { name: texts.press }).click()
    if (address === person.email) await tab.getByRole('heading', { name: texts.halfTitle }).waitFor()
  }
  await tab.waitForURL('**/account')
  await tab.getByText(words.who.replace('[email]', next)).waitFor()
})

slow('the address of another account is refused without revealing that it is taken', async () => {
  const other = await site.person()
  await at.page.getByLabel(words.email).fill(other.email)
  await save(words.emailTitle)
  await waitForText(words.emailTitle, texts.failures['email-refused'])
})

slow('the password of an account is changed, and refused when it is too weak', async () => {
  const field = at.page.getByLabel(words.password, { exact: true })
  await field.fill('abc')
  await save(words.passwordTitle)
  await waitForText(words.passwordTitle, texts.failures['weak-password'])
  await field.fill('a new sentence of mine')
  await save(words.passwordTitle)
  await waitForText(words.passwordTitle, words.saved)
  const other = await visit()
  await signIn(other.page, site, { ...person, password: 'a new sentence of mine' })
  await other.context.close()
})

slow('a new password needs a code sent by mail where the service requires reauthentication', async () => {
  const { page } = at
  const refusal = { code: 'reauthentication_needed', message: 'Password update requires reauthentication' }
  await page.route('**/auth/v1/user', async (route) => {
    const asks = route.request().method() === 'PUT' && !route.request().postData()?.includes('nonce')
    if (!asks) return route.continue()
    await route.fulfill({ status: 400, json: refusal, headers: { 'x-supabase-api-version': '2024-01-01' } })
  })
  await page.getByLabel(words.password, { exact: true }).fill('a new sentence of mine')
  await save(words.passwordTitle)
  await waitForText(words.passwordTitle, texts.failures.reauthenticate)
  await page.getByLabel(words.code).waitFor()
  const mail = await site.mailTo(person.email)
  await page.getByLabel(words.code).fill(codeIn(mail))
  await save(words.passwordTitle)
  await waitForText(words.passwordTitle, words.saved)
})

describe('a password that needs another proof', () => {
  const asks = (code: string, unless: string) =>
    at.page.route('**/auth/v1/user', async (route) => {
      const request = route.request()
      if (request.method() !== 'PUT' || request.postData()?.includes(`"${unless}"`)) return route.continue()
      const headers = { 'x-supabase-api-version': '2024-01-01' }
      await route.fulfill({ status: 400, json: { code, message: 'More is needed' }, headers })
    })
  const field = () => at.page.getByLabel(words.password, { exact: true })

  slow(
    'a password that needs another proof has a field for the code of a mail that was sent before the page was reloaded, and another on demand',
    async () => {
      const { page } = at
      await asks('reauthentication_needed', 'nonce')
      await field().fill('a new sentence of mine')
      await save(words.passwordTitle)
      await page.getByLabel(words.code).waitFor()
      await page.reload()
      await field().fill('a new sentence of mine')
      await save(words.passwordTitle)
      await waitForText(words.passwordTitle, texts.failures.reauthenticate)
      const mail = await site.mailTo(person.email)
      await page.getByRole('button', { name: words.codeAgain }).click()
      await waitForText(words.passwordTitle, texts.failures['rate-limited'])
      await page.getByLabel(words.code).fill(codeIn(mail))
      await save(words.passwordTitle)
      await waitForText(words.passwordTitle, words.saved)
    },
  )

  slow('a password that needs another proof has a field for the current one', async () => {
    const { page } = at
    await asks('current_password_required', 'current_password')
    await field().fill('a new sentence of mine')
    await save(words.passwordTitle)
    await waitForText(words.passwordTitle, texts.failures['current-password'])
    await page.getByLabel(words.currentPassword, { exact: true }).fill(person.password)
    await save(words.passwordTitle)
    await waitForText(words.passwordTitle, words.saved)
    expect(await page.getByLabel(words.currentPassword, { exact: true }).count()).toBe(0)
  })

  slow('a new password that is too long is reported', async () => {
    await field().fill('x'.repeat(73))
    await save(words.passwordTitle)
    await waitForText(words.passwordTitle, texts.failures['long-password'])
  })
})

slow('a banned user sees that the account is banned, and can sign out', async () => {
  const { page } = at
  await site.ban(person)
  await page.reload()
  await page.getByRole('alert').getByText(texts.failures.banned).waitFor()
  await page.getByRole('button', { name: words.local }).click()
  await page.getByText(words.signedOut).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

describe('a service that does not return the user', () => {
  slow(
    'a service that does not answer who is signed in can be retried, and signing out is offered meanwhile',
    async () => {
      const { page } = at
      await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 503, json: {} }))
      await page.reload()
      await page.getByRole('alert').getByText(texts.failures.unavailable).waitFor()
      await page.getByRole('button', { name: words.local }).waitFor()
      await page.unroute('**/auth/v1/user')
      await page.getByRole('button', { name: words.retry }).click()
      await page.getByText(words.who.replace('[email]', person.email)).waitFor()
      expect(await page.getByRole('alert').first().textContent()).toBe('')
    },
  )
})

it('sign-in methods and sessions are listed, and the only sign-in method cannot be removed', async () => {
  const ways = panel(words.identitiesTitle)
  expect(await ways.getByRole('listitem').allTextContents()).toEqual([`${words.byEmail}: ${person.email}`])
  expect(await ways.getByRole('button').count()).toBe(0)
})

slow('sessions are ended on other devices, and on all of them', async () => {
  const other = await visit()
  await signIn(other.page, site, person)
  await at.page.getByRole('button', { name: words.others }).click()
  await waitForText(words.sessionsTitle, words.othersDone)
  await other.page.reload()
  await other.page.getByRole('main').getByRole('link', { name: words.signIn }).waitFor()
  await other.page.getByRole('status', { name: texts.session }).getByText(texts.events['session-ended']).waitFor()
  await other.page.waitForLoadState('networkidle')
  expect(await other.page.getByRole('status', { name: texts.session }).textContent()).toBe(
    texts.events['session-ended'],
  )
  await signIn(other.page, site, person)
  await at.page.getByRole('button', { name: words.global }).click()
  await at.page.getByText(words.signedOut).waitFor()
  await at.page.getByRole('status', { name: texts.session }).getByText(texts.events['signed-out']).waitFor()
  await other.page.reload()
  await other.page.getByText(words.signedOut).waitFor()
  await other.context.close()
})

it('a class that no rule of the page names is reported, here and in every test of these pages', async () => {
  await at.page.evaluate(() => document.body.classList.add('without-a-rule'))
  await expect.poll(() => at.pageErrors.splice(0)).toEqual(['The class without-a-rule on /account has no rule.'])
})
