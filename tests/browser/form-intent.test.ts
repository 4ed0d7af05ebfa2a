import { expect, it } from 'vitest'
import { crossing } from '../requests/forms.ts'
import { slow } from '../whole-suite.ts'
import { at, built, formBeforeEach, server } from './form-before-each.ts'
import { buildForm } from './form-build.ts'
import { serveForm } from './form-server.ts'
import {
  answers,
  expectQuiet,
  fail,
  fill,
  holdCalls,
  holdScripts,
  hydrate,
  linesOf,
  reloadUnhydrated,
  submitButton,
  succeed,
  valuesOf,
  visit,
} from './form-visit.ts'

formBeforeEach()

const failed = () => at.page.locator('#crossing-failed').waitFor()
const received = () => at.page.locator('#crossing-received').waitFor()
const keys = () => server.calls.map(({ key }) => key)

it('the key of a request stays the same for a retry and after a reload', async () => {
  server.answer = fail
  await fill(at.page)
  await submitButton(at.page).click()
  await failed()
  await submitButton(at.page).click()
  await expect.poll(() => server.calls.length).toBe(2)
  await failed()
  await at.page.reload()
  server.answer = succeed
  await submitButton(at.page).click()
  await received()
  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(keys()).size).toBe(1)
  expect(server.calls).toHaveLength(3)
})

it('the key of a request changes with its content, and after a success', async () => {
  server.answer = fail
  await fill(at.page)
  await submitButton(at.page).click()
  await failed()
  await at.page.getByLabel('Message').fill('Something else')
  server.answer = succeed
  await submitButton(at.page).click()
  await received()
  await fill(at.page)
  await submitButton(at.page).click()
  await expect.poll(() => server.calls.length).toBe(3)
  expect(new Set(keys()).size).toBe(3)
})

slow('the key of a request changes after the backend knew it for other content', async () => {
  server.answer = (_, response) => response.writeHead(409).end()
  await fill(at.page)
  await submitButton(at.page).click()
  await failed()
  server.answer = succeed
  await submitButton(at.page).click()
  await received()
  expect(new Set(keys()).size).toBe(2)
})

slow('the key of a request is omitted for a function that does not allow the header', async () => {
  const other = await serveForm(await buildForm({ ...crossing.form, sendsKey: false }), succeed)
  const there = await visit(`${other.url}/contact`)
  await fill(there.page)
  await submitButton(there.page).click()
  await there.page.locator('#crossing-received').waitFor()
  expect(other.calls[0]?.headers).not.toHaveProperty('idempotency-key')
  expect(other.calls[0]?.headers).not.toHaveProperty('x-fill-time')
  await there.close()
  await other.close()
})

it('a draft survives a reload at every field, before and after the form is hydrated', async () => {
  const typed: Record<string, string> = {}
  for (const [name, value] of Object.entries(answers)) {
    typed[name] = value
    await fill(at.page, { [name]: value })
    await at.page.reload()
    expect(await valuesOf(at.page)).toEqual(typed)
  }
  await hydrate(at.page)
  expect(await valuesOf(at.page)).toEqual(typed)
  expectQuiet(at, 0)
})

slow('a draft is saved from the first keystroke, before the island is loaded', async () => {
  const release = await reloadUnhydrated(at, server, built)
  await at.page.getByLabel('Name').pressSequentially('A')
  release()
  await at.page.reload()
  expect(await valuesOf(at.page)).toEqual({ name: 'A' })
})

slow('a draft is saved only of forms with drafts: nothing typed to sign in is', async () => {
  await at.page.locator('form').evaluate((form) => form.removeAttribute('data-form'))
  await fill(at.page, { name: 'A secret' })
  expect(await at.page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe('{}')
})

slow('a draft expires after a day', async () => {
  server.answer = fail
  await fill(at.page)
  await submitButton(at.page).click()
  await failed()
  expect(await at.page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
    'draft:crossing',
    'intent:crossing',
  ])
  await at.page.clock.setFixedTime(Date.now() + 24.1 * 3_600_000)
  await at.page.reload()
  expect(await valuesOf(at.page)).toEqual({})
  expect(await at.page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

slow('a draft comes back, with a button that works, after a reload or a step back while sending', async () => {
  const { page } = at
  await page.goto(`${server.url}/404.html`)
  await page.goto(`${server.url}/contact`)
  holdCalls(server)
  await fill(page)
  await submitButton(page).click()
  await expect.poll(() => server.calls.length).toBe(1)
  await page.reload()
  expect(await valuesOf(page)).toEqual(answers)
  expect(await submitButton(page).isEnabled()).toBe(true)
  await submitButton(page).click()
  await expect.poll(() => server.calls.length).toBe(2)
  await page.goBack()
  await page.goForward()
  expect(await valuesOf(page)).toEqual(answers)
  expect(await submitButton(page).isEnabled()).toBe(true)
  expect(new Set(keys()).size).toBe(1)
})

slow('a draft leaves the button enabled when the browser restores the page from memory', async () => {
  holdCalls(server)
  await fill(at.page)
  await submitButton(at.page).click()
  await at.page.getByRole('button', { name: 'Sending...' }).waitFor()
  await at.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await at.page.getByRole('button', { name: crossing.form.submit.label }).waitFor()
  expect(await submitButton(at.page).isEnabled()).toBe(true)
  expect(await valuesOf(at.page)).toEqual(answers)
})

it('a form that is not hydrated yet holds an early submit, says so, and sends it once', async () => {
  const { page } = at
  const release = await reloadUnhydrated(at, server, built)
  await fill(page)
  await submitButton(page).click()
  await submitButton(page).click()
  expect(await linesOf(submitButton(page))).toEqual(['Sending...'])
  expect(server.calls).toHaveLength(0)
  release()
  await received()
  expect(server.calls.map(({ body }) => JSON.parse(body))).toEqual([answers])
  expect(page.url()).toBe(`${server.url}/contact`)
  expectQuiet(at, 0)
})

it('a form that is not hydrated yet keeps what was typed before the first script ran, with the draft of an earlier visit', async () => {
  const { page } = at
  await page.locator('[name="name"]').fill('Ada')
  await page.locator('[name="message"]').fill('Hello')
  const release = holdScripts(server)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('[name="message"]').fill('Hello again')
  release()
  await page.waitForSelector('[data-island-hydrated]', { state: 'attached' })
  expect(await valuesOf(page)).toEqual({ name: 'Ada', message: 'Hello again' })
  await page.reload()
  await expect.poll(() => valuesOf(page)).toEqual({ name: 'Ada', message: 'Hello again' })
})

slow(
  'a form that is not hydrated yet leaves the words on the button in place when it hydrates, so that a press on them is not lost',
  async () => {
    const { page } = at
    const words = await submitButton(page).evaluateHandle((button) => button.firstChild)
    await hydrate(page)
    expect(await submitButton(page).evaluate((button, before) => button.firstChild === before, words)).toBe(true)
  },
)

slow('a form that is not hydrated yet validates a held submit like any other', async () => {
  const release = await reloadUnhydrated(at, server, built)
  await fill(at.page, { name: 'Ada', organization: 'Engines', email: 'nowhere' })
  await submitButton(at.page).click()
  release()
  await at.page.getByRole('group', { name: crossing.form.messages.summary }).waitFor()
  expect(server.calls).toHaveLength(0)
  expect(await linesOf(submitButton(at.page))).toEqual([crossing.form.submit.label])
  expectQuiet(at, 0)
})

slow('a form that is not hydrated yet sends natively when the script of the island is gone', async () => {
  for (const file of built.island) server.gone.add(file)
  await at.page.reload()
  server.answer = (_, response) => response.writeHead(303, { location: '/contact#crossing-received' }).end()
  await fill(at.page)
  await submitButton(at.page).click()
  await received()
  expect(Object.fromEntries(new URLSearchParams(server.calls[0]?.body))).toMatchObject({ email: answers.email })
  expect(await valuesOf(at.page)).toEqual({})
})

slow("a form that is not hydrated yet sends without the Supabase library when that one's script is gone", async () => {
  for (const file of built.files.keys()) if (![...built.island, built.loader].includes(file)) server.gone.add(file)
  await fill(at.page)
  await submitButton(at.page).click()
  await received()
  expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual(answers)
  expect(server.calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})
