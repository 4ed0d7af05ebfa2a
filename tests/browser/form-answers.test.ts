import { afterAll, beforeAll, expect, it } from 'vitest'
import { crossing } from '../requests/forms.ts'
import { failures } from './answer-cases.ts'
import { buildForm } from './form-build.ts'
import { type FormServer, serveForm } from './form-server.ts'
import {
  answers,
  expectQuiet,
  fill,
  linesOf,
  submitButton,
  succeed,
  type Visit,
  valuesOf,
  visit,
} from './form-visit.ts'

const { form } = crossing
let server: FormServer
let at: Visit

beforeAll(async () => {
  server = await serveForm(await buildForm(form), succeed)
  at = await visit(`${server.url}/contact`)
  await fill(at.page)
})
afterAll(async () => {
  await at?.close()
  await server?.close()
})

/** Submits the form and waits for the notice. */
async function send(): Promise<void> {
  at.errors.length = 0
  await submitButton(at.page).click()
  await at.page.waitForFunction(() => {
    const region = (role: string) => document.querySelector(`[role=${role}]`)?.querySelector('p:not(.sr-only)')
    return region('alert') || region('status') || document.querySelector('[aria-invalid]')
  })
}

const alertLines = () => linesOf(at.page.getByRole('alert'))

for (const [name, answer] of Object.entries(failures))
  it(`an answer of ${name} is shown as a failure, loses nothing typed, logs one line`, async () => {
    server.answer = (_, response) => answer(response)
    await send()
    expect(await alertLines()).toEqual([form.failure.title, form.failure.text])
    expect(await linesOf(at.page.getByRole('status'))).toEqual([])
    expect(await at.page.locator('#crossing-received').isVisible()).toBe(false)
    expect(await valuesOf(at.page)).toEqual(answers)
    expect(await submitButton(at.page).isEnabled()).toBe(true)
    expectQuiet(at, 1)
  })

for (const status of [429, 503])
  it(`an answer of ${status} adds that trying again is safe`, async () => {
    server.answer = (_, response) => response.writeHead(status, { 'retry-after': '5' }).end()
    await send()
    expect(await linesOf(at.page.locator('#crossing-failed'))).toContain(form.messages.retry)
  })

it("an answer with 422 shows the function's sentence at the field, as plain text, until the field is changed", async () => {
  const { page } = at
  const sentence = 'That address <b>bounced</b> before.'
  server.answer = (_, response) =>
    response
      .writeHead(422, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: 'No.', fields: { email: sentence } }))
  await send()
  const email = page.getByLabel('Email')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await linesOf(page.locator(`#${await email.getAttribute('aria-describedby')}`))).toEqual([sentence])
  expect(await linesOf(page.getByRole('group', { name: form.messages.summary }))).toEqual([
    form.messages.summary,
    sentence,
  ])
  expect(await alertLines()).toEqual([])
  expect(await valuesOf(page)).toEqual(answers)
  expectQuiet(at, 1)
  await page.getByLabel('Message').press('End')
  await page.getByLabel('Message').pressSequentially('!')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await email.fill('other@analytical.example')
  expect(await email.getAttribute('aria-invalid')).toBe(null)
})

it('a success after a failure is shown as success', async () => {
  server.answer = succeed
  await send()
  expect(await linesOf(at.page.getByRole('status'))).toEqual([form.success.title, form.success.text])
  expect(await valuesOf(at.page)).toEqual({})
  expectQuiet(at, 0)
})
