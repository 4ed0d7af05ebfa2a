// The whole path of a request: page, function, database.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { type RunningServer, startServer } from '../../src/backend/server.ts'
import { requestReference } from '../../src/blocks/request-form/reference.ts'
import { serverOptions } from '../requests/folders.ts'
import { crossing, unlimited } from '../requests/forms.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'
import { buildForm } from './form-build.ts'
import { answers, expectQuiet, fill, linesOf, submitButton, type Visit, visit } from './form-visit.ts'

const { form } = crossing
let server: RunningServer
let at: Visit

beforeAll(async () => {
  const folder = temporaryFolder()
  for (const [address, text] of (await buildForm(form)).files)
    putFiles(folder, { [address === form.page ? `${address}/index.html` : address]: text })
  server = await startServer(serverOptions({ folder, forms: [unlimited(crossing)], limited: false }))
})
afterEach(() => at.close())
afterAll(() => server?.close())

const open = async (javaScriptEnabled: boolean) => {
  at = await visit(`${server.url}/contact/`, { javaScriptEnabled })
  return at.page
}
const stored = async () => (await server.backend.admin.list({})).requests

/** By selector alone, which also works in a browser without script. */
const notice = (name: string) => at.page.locator(`#crossing-${name}`)

describe('with script', () => {
  it('a request is stored, and the reference shown is that of the stored request', async () => {
    const page = await open(true)
    await fill(page)
    await submitButton(page).click()
    await notice('received').waitFor()
    const [request, ...others] = await stored()
    expect(others).toEqual([])
    expect(request?.answers).toEqual(answers)
    expect(await linesOf(notice('received'))).toContain(`Your reference: ${requestReference(request?.id ?? '')}`)
    expectQuiet(at, 0)
  })

  it('a failed request sent again from two tabs is stored once; a new one is stored separately', async () => {
    const page = await open(true)
    const mine = { ...answers, email: 'tabs@analytical.example' }
    await fill(page, mine)
    await page.context().setOffline(true)
    await submitButton(page).click()
    await notice('failed').waitFor()
    await page.context().setOffline(false)
    const opened = page.context().waitForEvent('page')
    // A tab opened by a page starts with a copy of its session storage.
    await page.evaluate(() => void window.open(location.href))
    const copy = await opened
    for (const tab of [page, copy]) {
      await submitButton(tab).click()
      await tab.locator('#crossing-received').waitFor()
    }
    const ofTabs = async () => (await stored()).filter((request) => request.answers.email === mine.email).length
    expect(await ofTabs()).toBe(1)
    await fill(page, { ...mine, message: 'Something else' })
    await submitButton(page).click()
    await page.getByRole('status').getByText(form.success.title).waitFor()
    await expect.poll(ofTabs).toBe(2)
  })

  slow(
    'a form with script stores what a filled trap came with, marked, and answers a machine like every sender',
    async () => {
      const page = await open(true)
      await fill(page, { name: 'Bot', email: 'bot@example.com', organization: 'Bots' })
      await page.locator('[name=website]').evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://spam.example'
      })
      await submitButton(page).click()
      await notice('received').waitFor()
      expect((await stored())[0]).toMatchObject({ suspicion: 'honeypot', answers: { name: 'Bot' } })
    },
  )
})

it('a form without script is stored, and the page shows the same notice', async () => {
  const page = await open(false)
  const mine: Record<string, string> = { ...answers, email: 'plain@analytical.example' }
  await fill(page, mine)
  await submitButton(page).click()
  await notice('received').waitFor()
  expect(new URL(page.url()).hash).toBe('#crossing-received')
  expect(await linesOf(notice('received'))).toEqual([form.success.title, form.success.text])
  expect(await notice('failed').isVisible()).toBe(false)
  expect((await stored())[0]?.answers).toEqual(mine)
})

it('a form without script has its required fields checked by the browser', async () => {
  const page = await open(false)
  const before = (await stored()).length
  await fill(page, { name: 'Ada', email: 'nowhere', organization: 'Engines' })
  await submitButton(page).click()
  expect(page.url()).toBe(`${server.url}/contact/`)
  expect(await page.locator(':invalid:not(form)').count()).toBe(1)
  expect(await stored()).toHaveLength(before)
})

it('a form without script shows a violated rule at its field, and going back restores what was typed', async () => {
  const page = await open(false)
  await fill(page, { name: '   ', email: 'ada@example.com', organization: 'Engines' })
  await submitButton(page).click()
  await notice('name-error-required').waitFor()
  expect(await linesOf(page.locator('[data-field=name]'))).toEqual([
    'Name',
    'Name is required.',
    'Go back in your browser: most bring back what you typed.',
  ])
  expect(await linesOf(page.locator('[data-field=email]'))).toEqual(['Email'])
  await page.goBack()
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com')
  expect(await linesOf(page.locator('[data-field=name]'))).toEqual(['Name'])
})

it("a form without script shows a failure in the form's own words, and going back restores what was typed", async () => {
  const page = await open(false)
  await fill(page)
  await page.route('**/functions/**', (route) =>
    route.fulfill({ status: 303, headers: { location: '/contact/#crossing-failed' } }),
  )
  await submitButton(page).click()
  await notice('failed').waitFor()
  expect(await linesOf(notice('failed'))).toEqual([form.failure.title, form.failure.text, form.messages.back])
  expect(await notice('received').isVisible()).toBe(false)
  await page.goBack()
  expect(await page.locator('[name=organization]').inputValue()).toBe(answers.organization)
  expect(await page.locator('[name=message]').inputValue()).toBe(answers.message)
})
