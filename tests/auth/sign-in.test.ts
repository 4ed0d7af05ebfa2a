// Signing in as visitors do: every method, every screen.
import { expect, it } from 'vitest'
import { codeIn } from '../../supabase/auth-emulator/contract/mailbox.ts'
import { slow } from '../whole-suite.ts'
import {
  addSecondFactor,
  expectNoPageErrors,
  failureShown,
  linkIn,
  openSignIn,
  requestMail,
  signIn,
  submitPassword,
  texts,
  totpCode,
  visit,
} from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach()

const signedInText = (email: string) => texts.account.who.replace('[email]', email)

it('a password signs in and opens the page the manifest names', async () => {
  const { page } = at
  await signIn(page, site, person)
  expect(await page.getByRole('status', { name: texts.session }).textContent()).toBe(texts.events['initial-session'])
  expectNoPageErrors(at)
})

it('a wrong password is reported with the same message as an address without an account', async () => {
  const { page } = at
  await openSignIn(page, site)
  await submitPassword(page, { ...person, password: 'wrong' })
  await failureShown(page, 'wrong-credentials')
  expect(await page.getByLabel(texts.email).inputValue()).toBe(person.email)
  const known = await page.locator('main').textContent()
  await page.reload()
  await openSignIn(page, site)
  await submitPassword(page, { email: `no-${person.email}`, password: 'wrong' })
  await failureShown(page, 'wrong-credentials')
  expect(await page.locator('main').textContent()).toBe(known)
})

slow('a password can be shown, pasted and filled in by a password manager, and is kept nowhere', async () => {
  const { page } = at
  await openSignIn(page, site)
  const password = page.getByLabel(texts.password, { exact: true })
  const clues = (name: string) => page.getByLabel(name, { exact: true }).getAttribute('autocomplete')
  expect(await clues(texts.email)).toBe('username')
  expect(await clues(texts.password)).toBe('current-password')
  await password.evaluate((control: HTMLInputElement) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'pasted')
    if (!control.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true })))
      throw new Error('Pasting is prevented.')
  })
  await password.fill('my secret')
  await page.getByRole('button', { name: texts.show }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: texts.hide }).click()
  expect(await password.getAttribute('type')).toBe('password')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('secret')
})

slow('a password on its way is announced, and goes out once however often the button is pressed', async () => {
  const { page } = at
  await openSignIn(page, site)
  let calls = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/auth/v1/token*', async (route) => {
    calls++
    await released
    await route.continue()
  })
  await submitPassword(page, person)
  const button = page.getByRole('button', { name: texts.working })
  await button.waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await button.dispatchEvent('click')
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL('**/account')
  expect(calls).toBe(1)
})

slow('a missing password is reported beside its field', async () => {
  const { page } = at
  await openSignIn(page, site)
  await page.getByLabel(texts.email).fill(person.email)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  const password = page.getByLabel(texts.password, { exact: true })
  expect(await password.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`#${await password.getAttribute('aria-describedby')}`).textContent()).toBe(
    texts.passwordMissing,
  )
  expect(await password.evaluate((control) => control === document.activeElement)).toBe(true)
})

it('a sign-in mail has a link that signs in after a press, and opening it does not use it up', async () => {
  const { page } = at
  await openSignIn(page, site)
  const link = linkIn(await requestMail(page, site, person, texts.useMail))
  const scanner = await visit()
  await scanner.page.goto(link)
  await scanner.page.getByRole('heading', { name: texts.pressTitle }).waitFor()
  await scanner.context.close()
  await page.goto(link)
  await page.getByRole('button', { name: texts.press }).click()
  await page.waitForURL('**/account')
  await page.getByText(signedInText(person.email)).waitFor()
  expectNoPageErrors(at)
})

slow(
  'a sign-in mail has a link that says so when it was used before, and leaves nothing of it in the address',
  async () => {
    const { page } = at
    await openSignIn(page, site)
    const link = linkIn(await requestMail(page, site, person, texts.useMail))
    const other = await visit()
    await other.page.goto(link)
    await other.page.getByRole('button', { name: texts.press }).click()
    await other.page.waitForURL('**/account')
    await other.context.close()
    await page.goto(link)
    await page.getByRole('heading', { name: texts.pressTitle }).waitFor()
    expect(page.url()).toBe(`${site.url}/login`)
    await page.getByRole('button', { name: texts.press }).click()
    await failureShown(page, 'expired-link')
  },
)

slow('a sign-in mail has a code that signs in, also typed with a space', async () => {
  const { page } = at
  await openSignIn(page, site)
  const code = codeIn(await requestMail(page, site, person, texts.useMail))
  const field = page.getByLabel(texts.code)
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  await field.fill('000000')
  await page.getByRole('button', { name: texts.useCode }).click()
  await failureShown(page, 'wrong-code')
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: texts.useCode }).click()
  await page.waitForURL('**/account')
})

slow(
  'a sign-in mail with a link alone is enough: the page that asked for it says so, and goes on once the link was followed',
  async () => {
    const { page, context } = at
    await openSignIn(page, site)
    const link = new URL(linkIn(await requestMail(page, site, person, texts.useMail)))
    await page.getByText('Press the link in it').waitFor()
    await page.getByText(texts.codeHint).waitFor()
    await page.getByRole('button', { name: texts.useCode }).click()
    await page.getByText(texts.mailCodeMissing).waitFor()
    // The link as a new project's mail templates write it.
    const verify = new URL('/auth/v1/verify', site.url)
    verify.searchParams.set('token', link.searchParams.get('token_hash') ?? '')
    verify.searchParams.set('type', 'magiclink')
    verify.searchParams.set('redirect_to', `${site.url}/login`)
    const tab = await context.newPage()
    await tab.goto(verify.href)
    await tab.waitForURL('**/account')
    await page.waitForURL('**/account')
    await page.getByText(signedInText(person.email)).waitFor()
  },
)

slow(
  'a sign-in mail is promised alike to an address with and without an account, also on a second request',
  async () => {
    const shown: (string | undefined)[] = []
    for (const email of [person.email, `no-${person.email}`]) {
      const { page, context } = await visit()
      await openSignIn(page, site)
      await page.getByRole('button', { name: texts.useMail }).click()
      await page.getByLabel(texts.email).fill(email)
      await page.getByRole('button', { name: texts.sendMail }).click()
      await page.getByRole('heading', { name: texts.sentTitle }).waitFor()
      await page.getByRole('button', { name: texts.again }).click()
      await page.getByText(texts.sentAgain).waitFor()
      shown.push((await page.locator('main').textContent())?.replaceAll(email, 'ADDRESS'))
      await context.close()
    }
    expect(shown[0]).toBe(shown[1])
  },
)

slow('a sign-in mail lets the owner set a new password, and says what is wrong with a weak one', async () => {
  const { page } = at
  await openSignIn(page, site)
  const link = linkIn(await requestMail(page, site, person, texts.forgot))
  await page.goto(link)
  await page.getByRole('button', { name: texts.press }).click()
  await page.getByRole('heading', { name: texts.newPasswordTitle }).waitFor()
  const status = page.getByRole('status', { name: texts.session })
  expect(await status.textContent()).toBe(texts.events['password-recovery'])
  const field = page.getByLabel(texts.newPassword, { exact: true })
  expect(await field.getAttribute('autocomplete')).toBe('new-password')
  for (const [password, failure] of [
    ['abc', 'weak-password'],
    [person.password, 'same-password'],
  ] as const) {
    await field.fill(password)
    await page.getByRole('button', { name: texts.save }).click()
    await failureShown(page, failure)
  }
  await field.fill('a new sentence of mine')
  await page.getByRole('button', { name: texts.save }).click()
  await page.waitForURL('**/account')
  const other = await visit()
  await signIn(other.page, site, { ...person, password: 'a new sentence of mine' })
  await other.context.close()
})

slow(
  'a second factor is required after the password, and after a recovery before anything can be changed',
  async () => {
    const first = await visit()
    await signIn(first.page, site, person)
    const secret = await addSecondFactor(first.page)
    await first.context.close()
    const { page } = at
    await openSignIn(page, site)
    await submitPassword(page, person)
    await page.getByRole('heading', { name: texts.factorTitle }).waitFor()
    await page.getByLabel(texts.factorCode).fill('000000')
    await page.getByRole('button', { name: texts.confirm }).click()
    await failureShown(page, 'wrong-code')
    await page.getByLabel(texts.factorCode).fill(totpCode(secret))
    await page.getByRole('button', { name: texts.confirm }).click()
    await page.waitForURL('**/account')
    await page.getByText(signedInText(person.email)).waitFor()
    const other = await visit()
    await openSignIn(other.page, site)
    await other.page.goto(linkIn(await requestMail(other.page, site, person, texts.forgot)))
    await other.page.getByRole('button', { name: texts.press }).click()
    await other.page.getByLabel(texts.factorCode).fill(totpCode(secret))
    await other.page.getByRole('button', { name: texts.confirm }).click()
    await other.page.getByRole('heading', { name: texts.newPasswordTitle }).waitFor()
    await other.context.close()
  },
)

slow('the sign-in page says that a visitor is signed in already, and does not redirect', async () => {
  const { page } = at
  await signIn(page, site, person)
  await page.goto(`${site.url}/login`)
  await page.getByRole('heading', { name: texts.doneTitle }).waitFor()
  expect(page.url()).toBe(`${site.url}/login`)
  await page.getByRole('button', { name: texts.signOut }).click()
  await page.getByLabel(texts.password, { exact: true }).waitFor()
  expect(await page.getByRole('status', { name: texts.session }).textContent()).toBe(texts.events['signed-out'])
})
