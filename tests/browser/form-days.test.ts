// Limits of date fields relative to today.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeForm } from '../../src/manifest/resolve/form-defaults.ts'
import { dayAfter, dayAt } from '../../supabase/functions/_shared/day.ts'
import { everyFieldSource } from '../requests/forms.ts'
import { type Built, buildForm } from './form-build.ts'
import { type FormServer, serveForm } from './form-server.ts'
import { hydrate, submitButton, succeed, type Visit, visit } from './form-visit.ts'

const zone = 'Pacific/Kiritimati'
const day = { name: 'visit', type: 'date', label: 'Visit', required: true, from: 'today', to: 'today + 6 months' }
const form = completeForm('days', { ...everyFieldSource, fields: [day] }, '/visit', 'en', zone)
let built: Built
let server: FormServer
let at: Visit

beforeAll(async () => {
  built = await buildForm(form)
  server = await serveForm(built, succeed)
  at = await visit(`${server.url}${form.page}`)
})
afterAll(async () => {
  await at?.close()
  await server?.close()
})

it('a page contains no date of the day on which it was built', () => {
  const html = built.files.get(form.page) ?? ''
  expect(html).toContain('type="date"')
  expect(html).not.toMatch(/<input[^>]* (?:min|max)=/)
})

it('a date field has limits relative to today in the site’s time zone, and refuses the day before', async () => {
  const { page } = at
  await hydrate(page)
  const input = page.getByLabel('Visit')
  const today = dayAt(Date.now(), zone)
  await expect.poll(() => input.getAttribute('min')).toBe(today)
  expect(await input.getAttribute('max')).toBe(dayAfter(today, { amount: 6, unit: 'month' }))
  await input.fill(dayAfter(today, { amount: -1, unit: 'day' }))
  await submitButton(page).click()
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  expect(server.calls).toEqual([])
  await input.fill(today)
  await submitButton(page).click()
  await page.locator(`#${form.name}-received`).waitFor()
  expect(JSON.parse(server.calls[0]?.body ?? 'null')).toMatchObject({ visit: today })
})
