import type { Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { crossing, everyField } from '../requests/forms.ts'
import { faultsOf, looksInTurn } from './accessibility.ts'
import { type Built, buildForm } from './form-build.ts'
import { type FormServer, serveForm } from './form-server.ts'
import {
  answers,
  expectQuiet,
  fail,
  fill,
  focused,
  holdCalls,
  hydrate,
  submitButton,
  succeed,
  type Visit,
  visit,
} from './form-visit.ts'

const { form } = crossing
let built: Built
let server: FormServer
let at: Visit
beforeAll(async () => {
  built = await buildForm(form)
})
beforeEach(async () => {
  server = await serveForm(built, succeed)
})
afterEach(async () => {
  await at.close()
  await server.close()
})

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

it('a form passes the accessibility check and fits in every state, light and dark, 320 and 1280 wide', async () => {
  at = await visit(`${server.url}/contact`)
  const { page } = at
  let checked = 0
  const check = async (state: string) => {
    for (const [colorScheme, width] of looksInTurn(checked++)) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const look = `${state}, ${colorScheme}, ${width} wide`
      expect(await faultsOf(page), look).toEqual([])
      expect(await fits(page), look).toBe(true)
    }
  }
  await check('idle')
  await hydrate(page)
  await submitButton(page).click()
  await page.getByRole('group', { name: form.messages.summary }).waitFor()
  await check('mistakes')
  server.answer = fail
  const release = holdCalls(server)
  await fill(page)
  await submitButton(page).click()
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  await check('sending')
  release()
  await page.getByRole('alert').getByText(form.failure.title).waitFor()
  await check('failure')
  server.answer = succeed
  await submitButton(page).click()
  await page.getByRole('status').getByText(form.success.title).waitFor()
  await check('success')
  expectQuiet(at, 1)
})

it('every type of field passes the accessibility check, with mistakes and without', async () => {
  await server.close()
  server = await serveForm(await buildForm(everyField.form), succeed)
  at = await visit(`${server.url}${everyField.form.page}`, { viewport: { width: 320, height: 900 } })
  await at.page.getByLabel('other').check()
  expect(await faultsOf(at.page)).toEqual([])
  await submitButton(at.page).click()
  await at.page.getByRole('group', { name: form.messages.summary }).waitFor()
  expect(await faultsOf(at.page)).toEqual([])
  expect(await fits(at.page)).toBe(true)
})

describe('by keyboard alone', () => {
  it('a request is sent by the keyboard alone from the top of the page, and the focus is never lost', async () => {
    at = await visit(`${server.url}/contact`)
    const { page } = at
    const stops: string[] = []
    const tab = async () => {
      await page.keyboard.press('Tab')
      stops.push(await focused(page))
    }
    while (stops.at(-1) !== 'name' && stops.length < 12) await tab()
    for (const name of ['name', 'email', 'phone', 'organization']) {
      await page.keyboard.type(answers[name] ?? '')
      await tab()
    }
    await page.keyboard.press('n')
    await tab()
    await page.keyboard.press('d')
    await tab()
    await page.keyboard.type('Hello')
    await tab()
    expect(stops.slice(stops.indexOf('name'))).toEqual([
      ...['name', 'email', 'phone', 'organization', 'landing', 'ticket', 'message', 'submit'],
    ])
    await page.keyboard.press('Enter')
    await page.locator('#crossing-received').waitFor()
    expect(stops).not.toContain('body')
    expect(await page.evaluate(() => document.activeElement?.closest('#crossing-received') !== null)).toBe(true)
    expect(JSON.parse(server.calls[0]?.body ?? '')).toMatchObject({
      landing: 'north',
      ticket: 'day',
    })
  })

  it('a notice returns the focus when it is closed', async () => {
    at = await visit(`${server.url}/contact`)
    const { page } = at
    server.answer = fail
    await fill(page)
    await submitButton(page).press('Enter')
    const close = page.getByRole('button', { name: 'Close' })
    await close.focus()
    await page.keyboard.press('Enter')
    expect(await close.count()).toBe(0)
    expect(await focused(page)).toBe('submit')
    server.answer = succeed
    await page.keyboard.press('Enter')
    await close.waitFor()
    await close.focus()
    await page.keyboard.press('Escape')
    expect(await close.count()).toBe(0)
    expect(await focused(page)).toBe('submit')
  })

  for (const [width, height] of [
    [1280, 720],
    [320, 320],
    ...(isWhole
      ? ([
          [768, 600],
          [320, 568],
        ] as const)
      : []),
  ] as const)
    it(`neither the bar nor a notice covers what has the focus, at ${width} by ${height}`, async () => {
      at = await visit(`${server.url}/contact`, { viewport: { width, height } })
      const { page } = at
      server.answer = fail
      await fill(page)
      await submitButton(page).press('Enter')
      await page.getByRole('alert').getByText(form.failure.title).waitFor()
      const covered = () =>
        page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          const at = document.activeElement
          if (!at || at === document.body) return []
          const { left, right, top, bottom } = at.getBoundingClientRect()
          const over = document.elementFromPoint(
            (left + right) / 2,
            (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
          )
          const own = over && (at.contains(over) || over.contains(at) || over.closest('label'))
          const layer = document.querySelector('[data-edge]')
          const notice = layer?.contains(at) ? undefined : layer?.getBoundingClientRect()
          const under =
            notice && left < notice.right && notice.left < right && top < notice.bottom && notice.top < bottom
          return own && !under ? [] : [`${at.outerHTML.slice(0, 80)} under ${over?.outerHTML.slice(0, 80)}`]
        })
      const hidden = await covered()
      for (const [key, times] of [
        ['Shift+Tab', 12],
        ['Tab', 22],
      ] as const)
        for (let stop = 0; stop < times; stop++) {
          await page.keyboard.press(key)
          hidden.push(...(await covered()))
        }
      expect(hidden).toEqual([])
    })
})

it('a form announces in live regions that existed before the announcement', async () => {
  at = await visit(`${server.url}/contact`, { javaScriptEnabled: false })
  expect(await at.page.getByRole('status').textContent()).toBe('')
  expect(await at.page.getByRole('alert').textContent()).toBe('')
})

it('without script, the page that the form leads back to says success in a status region and failure in an alert', async () => {
  at = await visit(`${server.url}/contact#crossing-received`, { javaScriptEnabled: false })
  await at.page.getByRole('status').getByText(form.success.title).waitFor()
  await at.page.goto(`${server.url}/contact#crossing-failed`)
  await at.page.getByRole('alert').getByText(form.failure.title).waitFor()
})

it('a form keeps the borders of controls and notices in forced colours, and moves nothing under prefers-reduced-motion', async () => {
  at = await visit(`${server.url}/contact`, { forcedColors: 'active', reducedMotion: 'reduce' })
  const { page } = at
  await fill(page)
  await submitButton(page).click()
  await page.getByRole('status').getByText(form.success.title).waitFor()
  const bare = await page.evaluate(
    () =>
      [
        ...document.querySelectorAll('form :is(input:not([aria-hidden] *), select, textarea, button), [role=status]'),
      ].filter((control) => {
        const { borderTopWidth } = getComputedStyle(
          control.matches('[role=status]') ? (control.closest('[id$=received]') ?? control) : control,
        )
        return Number.parseFloat(borderTopWidth) < 1
      }).length,
  )
  expect(bare).toBe(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
