// A consent whose label contains links, in the built and served practice site.
import { HtmlValidate } from 'html-validate'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { builtPractice, practiceWith, type Served, servedPractice } from '../pages/practice-site.ts'
import { violationsOf } from './accessibility.ts'
import { hydrate, type Visit, visit } from './form-visit.ts'

let served: Served
let at: Visit
beforeAll(async () => {
  const folder = practiceWith([
    '"Weight (kg), chip number, diet_plan: whatever helps."',
    '"Weight (kg), chip number. In a hurry? +44 1632 960 001, reception@example.com."',
  ])
  served = await servedPractice(folder, await builtPractice(folder))
})
afterAll(async () => {
  await served.close()
})
beforeEach(async () => {
  at = await visit(`${served.url}/register`)
})
afterEach(() => at.close())

const words = "I have read the privacy policy and the terms of care, and agree to my pet's record."

it('the consent with links is valid HTML', async () => {
  const { body } = await served.get('/register')
  const report = await new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-inline-style': 'off' },
  }).validateString(body)
  const labels = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector }) => `${ruleId} ${selector}`),
  )
  expect(labels.filter((one) => /label|checkbox|> a\b/.test(one))).toEqual([])
})

it('the consent with links has its words as its name, links among them, and passes the accessibility check', async () => {
  const { page } = at
  expect(await page.getByRole('checkbox', { name: words }).count()).toBe(1)
  expect(await violationsOf(page)).toEqual([])
  await hydrate(page)
  expect(await page.getByRole('checkbox', { name: words }).count()).toBe(1)
  expect(await violationsOf(page)).toEqual([])
  expect(at.pageErrors).toEqual([])
  expect(at.errors).toEqual([])
})

it('the consent with links is ticked by clicking its words, and its links open their pages', async () => {
  const { page } = at
  const box = page.getByRole('checkbox', { name: words })
  for (const hydrated of [false, true]) {
    if (hydrated) await hydrate(page)
    await page.locator('label').getByText('I have read the').click()
    expect(await box.isChecked()).toBe(!hydrated)
  }
  await page.locator('label').getByText('I have read the').click()
  await page.getByRole('main').getByRole('link', { name: 'terms of care' }).click()
  await page.waitForURL('**/services#terms')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/privacy')
})

it('the consent with links, and a required question, are missed in a sentence that reads well', async () => {
  const { page } = at
  await hydrate(page)
  await page.locator('button[type=submit]').click()
  const group = page.locator('[aria-labelledby=registration-summary]')
  // biome-ignore lint/performance/useDomNodeTextContent: the lines are wanted as they are rendered
  const messages = (await group.innerText()).split('\n').filter(Boolean)
  expect(messages).toContain(`Please tick “${words.slice(0, -1)}”.`)
  expect(messages).toContain('“What kind of animal is it?” is required.')
  expect(messages).toContain('Your name is required.')
})

it('the consent with links reads well where a fact contains the link', async () => {
  await at.page.goto(`${served.url}/ask`)
  expect(await at.page.getByRole('checkbox', { name: 'As our privacy policy says' }).count()).toBe(1)
  await at.page.getByRole('main').getByRole('link', { name: 'privacy policy' }).first().click()
  await at.page.waitForURL('**/privacy')
})

it('a number and an address in the hint of a question are links, before and after hydration', async () => {
  const { page } = at
  const hint = page.locator('#registration-notes-hint')
  for (const hydrated of [false, true]) {
    if (hydrated) await hydrate(page)
    expect(await hint.textContent()).toBe(
      'Weight (kg), chip number. In a hurry? +44 1632 960 001, reception@example.com.',
    )
    expect(await hint.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['tel:+441632960001', 'mailto:reception@example.com'],
    )
  }
  expect(at.pageErrors).toEqual([])
  expect(at.errors).toEqual([])
})
