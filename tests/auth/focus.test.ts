// Where the focus goes when the focused element disappears: never back to the top of the page.
import { expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import {
  addSecondFactor,
  failureShown,
  focused,
  linkIn,
  openAccount,
  openSignIn,
  requestMail,
  signIn,
  texts,
  totpCode,
  visit,
} from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach()

const words = texts.account
const press = (name: string) => at.page.getByRole('button', { name, exact: true }).click()
const goesTo = (text: string) => expect.poll(() => focused(at.page)).toBe(text)

slow('on the account page the focus goes to the signed-in address after signing in', async () => {
  await signIn(at.page, site, person)
  await goesTo(words.who.replace('[email]', person.email))
})

slow('on the account page the focus stays where it is when the page is opened directly', async () => {
  await openAccount(at.page, site, person)
  await at.page.goto('about:blank')
  await at.page.goto(`${site.url}/account`)
  await at.page.getByText(words.who.replace('[email]', person.email)).waitFor()
  expect(await at.page.evaluate(() => document.activeElement?.localName)).toBe('body')
})

slow.each(['local', 'global'] as const)(
  'on the account page the focus goes to what the page says after signing out: %s',
  async (scope) => {
    await openAccount(at.page, site, person)
    await press(words[scope])
    await at.page.getByText(words.signedOut).waitFor()
    await goesTo(words.signedOut)
  },
)

it('on the account page the focus goes to the page’s message when the session ends while something is typed', async () => {
  await openAccount(at.page, site, person)
  await site.remove(person)
  const name = at.page.getByLabel(words.name, { exact: true })
  await name.fill('Ada')
  await name.press('Enter')
  await at.page.getByText(words.signedOut).waitFor()
  await goesTo(words.signedOut)
})

slow('on the account page the focus goes to the heading of the second factor with each of its steps', async () => {
  const { page } = at
  await openAccount(page, site, person)
  await page.getByLabel(words.factorName).fill('Phone')
  await press(words.enrol)
  await page.getByRole('img', { name: words.picture }).waitFor()
  await goesTo(words.factorsTitle)
  await press(words.cancel)
  await page.getByLabel(words.factorName).waitFor()
  await goesTo(words.factorsTitle)
  await addSecondFactor(page)
  await goesTo(words.factorsTitle)
  await press(words.remove.replace('[name]', 'Phone'))
  await page.getByText(words.removed).waitFor()
  await goesTo(words.factorsTitle)
})

it('on the sign-in page the focus goes to the form after signing out', async () => {
  await openAccount(at.page, site, person)
  await at.page.goto(`${site.url}/login`)
  await press(texts.signOut)
  await goesTo(texts.passwordTitle)
})

slow('on the sign-in page the focus goes to the form that takes the place of a link that was used before', async () => {
  const { page } = at
  await openSignIn(page, site)
  const link = linkIn(await requestMail(page, site, person, texts.useMail))
  const other = await visit()
  await other.page.goto(link)
  await other.page.getByRole('button', { name: texts.press }).click()
  await other.page.waitForURL('**/account')
  await other.context.close()
  await page.goto(link)
  await press(texts.press)
  await failureShown(page, 'expired-link')
  await goesTo(texts.passwordTitle)
})

slow('on the sign-in page the focus goes to the second factor, then to the account', async () => {
  const first = await visit()
  await openAccount(first.page, site, person)
  const secret = await addSecondFactor(first.page)
  await first.context.close()
  const { page } = at
  await openSignIn(page, site)
  await page.getByLabel(texts.email).fill(person.email)
  await page.getByLabel(texts.password, { exact: true }).fill(person.password)
  await press(texts.signIn)
  await page.getByRole('heading', { name: texts.factorTitle }).waitFor()
  await goesTo(texts.factorTitle)
  await page.getByLabel(texts.factorCode).fill(totpCode(secret))
  await press(texts.confirm)
  await page.waitForURL('**/account')
  await goesTo(words.who.replace('[email]', person.email))
})
