import { expect, it } from 'vitest'
import { at, built, formBeforeEach, server } from './form-before-each.ts'
import { answers, fill, focused, hydrate, linesOf, reloadUnhydrated, submitButton, valuesOf } from './form-visit.ts'

formBeforeEach({
  island: 'tests/browser/broken-island.tsx',
  answer: (_, response) => response.writeHead(303, { location: '/contact#crossing-received' }).end(),
})

const broken = () => at.page.getByText('Unexpected Application Error!').waitFor()

it('a form whose island throws while it is filled in says so, keeps what was typed, and submits natively', async () => {
  const { page } = at
  await hydrate(page)
  await page.getByLabel('Phone').press('1')
  await broken()
  expect(await focused(page)).toBe('phone')
  expect(await valuesOf(page)).toEqual({ phone: '1' })
  await fill(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Unexpected' })
  expect(await linesOf(alert)).toEqual(['Unexpected Application Error!', 'The test broke <b>it</b>.'])
  await fill(page, { message: 'After it broke' })
  await submitButton(page).click()
  await page.locator('#crossing-received').waitFor()
  expect(Object.fromEntries(new URLSearchParams(server.calls[0]?.body))).toMatchObject({
    ...answers,
    message: 'After it broke',
  })
  expect(server.calls[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
})

it('a form whose island throws during hydration submits the held data natively', async () => {
  await at.page.goto(`${server.url}/contact?at-once`)
  const release = await reloadUnhydrated(at, server, built)
  await fill(at.page)
  await submitButton(at.page).click()
  release()
  await at.page.locator('#crossing-received').waitFor()
  expect(new URLSearchParams(server.calls[0]?.body).get('email')).toBe(answers.email)
  expect(server.calls).toHaveLength(1)
  expect(await valuesOf(at.page)).toEqual({})
})

it('a form whose island threw is validated by the browser', async () => {
  await at.page.goto(`${server.url}/contact?at-once`)
  await at.page.locator('form').hover()
  await broken()
  await submitButton(at.page).click()
  expect(await at.page.locator(':invalid:not(form)').count()).toBeGreaterThan(0)
  expect(server.calls).toHaveLength(0)
})
