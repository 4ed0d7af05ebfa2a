import { afterEach, expect, it } from 'vitest'
import { crossing } from '../requests/forms.ts'
import { buildForm } from './form-build.ts'
import { type FormServer, serveForm } from './form-server.ts'
import { answers, fail, fill, submitButton, succeed, type Visit, visit } from './form-visit.ts'

let server: FormServer
let at: Visit
afterEach(async () => {
  await at.close()
  await server.close()
})

/** Replaces Cloudflare's script: a new token for each request. */
const widget = `
  let round = 1
  const show = () => {
    document.querySelector('.cf-turnstile').innerHTML = '<input type="hidden" name="cf-turnstile-response" value="token-' + round++ + '">'
  }
  window.turnstile = { reset: show }
  show()
`

it('a form with a challenge sends its token, a new one each time, with the same key', async () => {
  const form = { ...crossing.form, turnstile: { siteKey: '1x00000000000000000000AA' } }
  server = await serveForm(await buildForm(form), fail)
  at = await visit('about:blank')
  const { page } = at
  const asked: string[] = []
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: widget })
  })
  await page.goto(`${server.url}/contact`)
  await page.waitForFunction(() => 'turnstile' in window)
  expect(await page.locator('.cf-turnstile').getAttribute('data-sitekey')).toBe(form.turnstile.siteKey)
  await fill(page)
  await submitButton(page).click()
  await page.locator('#crossing-failed').waitFor()
  server.answer = succeed
  await submitButton(page).click()
  await page.locator('#crossing-received').waitFor()
  expect(asked).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js'])
  expect(server.calls.map(({ body }) => JSON.parse(body))).toEqual([
    { ...answers, 'cf-turnstile-response': 'token-1' },
    { ...answers, 'cf-turnstile-response': 'token-2' },
  ])
  expect(new Set(server.calls.map(({ key }) => key)).size).toBe(1)
  expect(at.pageErrors).toEqual([])
  expect(at.errors.filter((line) => line.startsWith('policy'))).toEqual([])
})

it('a form without a challenge requests nothing from other hosts', async () => {
  server = await serveForm(await buildForm(crossing.form), succeed)
  at = await visit('about:blank')
  const hosts = new Set<string>()
  at.page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await at.page.goto(`${server.url}/contact`)
  await fill(at.page)
  await submitButton(at.page).click()
  await at.page.locator('#crossing-received').waitFor()
  expect([...hosts]).toEqual([server.url])
  expect(await at.page.context().cookies()).toEqual([])
})
