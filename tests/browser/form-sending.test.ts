import { describe, expect, it } from 'vitest'
import { completeBackendForm, crossingSource } from '../requests/forms.ts'
import { slow } from '../whole-suite.ts'
import { at, formBeforeEach, server } from './form-before-each.ts'
import {
  answers,
  expectQuiet,
  fail,
  fill,
  focused,
  holdCalls,
  hydrate,
  linesOf,
  submitButton,
  valuesOf,
} from './form-visit.ts'

const { form: whole } = completeBackendForm(
  'crossing',
  {
    ...crossingSource,
    failure: { ...crossingSource.failure, text: 'Please try again or email us directly at hello@example.com' },
  },
  '/contact',
)

formBeforeEach({ form: whole })

describe('sending', () => {
  it('a form shows Sending..., then thanks once, in the status region, and is emptied', async () => {
    const { page } = at
    const release = holdCalls(server)
    await hydrate(page)
    await fill(page)
    await submitButton(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    expect(await submitButton(page).isDisabled()).toBe(true)
    expect(await focused(page)).not.toBe('body')
    expect(await page.getByRole('status').textContent()).toBe('Sending your request')
    release()
    await page.getByRole('status').getByText('Thank you, it is with us!').waitFor()
    expect(await page.getByRole('status').getByText(whole.success.text).isVisible()).toBe(true)
    expect(await page.getByText('Thank you, it is with us!').count()).toBe(1)
    expect(await linesOf(page.getByRole('status'))).toEqual(['Thank you, it is with us!', whole.success.text])
    expect(await linesOf(page.locator('#crossing-received'))).toEqual([
      'Thank you, it is with us!',
      whole.success.text,
      'Your reference: 9b1d-reference',
    ])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Thank you, it is with us!')
    expect(await page.evaluate(() => document.activeElement?.closest('#crossing-received') !== null)).toBe(true)
    expect(await valuesOf(page)).toEqual({})
    expect(await linesOf(submitButton(page))).toEqual([whole.submit.label])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    expect(server.calls.map(({ body }) => JSON.parse(body))).toEqual([answers])
    expectQuiet(at, 0)
  })

  it('a form keeps what was typed while it was being sent', async () => {
    const { page } = at
    const release = holdCalls(server)
    await fill(page)
    await submitButton(page).click()
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    await fill(page, { message: 'One more thing' })
    release()
    await page.locator('#crossing-received').waitFor()
    expect(await valuesOf(page)).toEqual({ ...answers, message: 'One more thing' })
    await page.reload()
    expect(await valuesOf(page)).toMatchObject({ message: 'One more thing' })
  })

  it('a form omits empty answers, and controls that an extension of the browser has added', async () => {
    await fill(at.page, { name: ' Ada ', email: 'ada@example.com', organization: 'Engines' })
    await at.page.evaluate(() => {
      const added = Object.assign(document.createElement('input'), { name: 'grammar', value: 'on' })
      document.forms[0]?.append(added)
    })
    await submitButton(at.page).click()
    await at.page.locator('#crossing-received').waitFor()
    expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      organization: 'Engines',
    })
  })

  it('a form keeps what was typed when sending fails, says so once, and offers the e-mail address', async () => {
    const { page } = at
    server.answer = fail
    await fill(page)
    await submitButton(page).click()
    const alert = page.getByRole('alert')
    await alert.getByText('It was not sent').waitFor()
    expect(await linesOf(alert)).toEqual(['It was not sent', whole.failure.text])
    expect(await page.getByText('It was not sent').count()).toBe(1)
    expect(await alert.getByRole('link').getAttribute('href')).toBe('mailto:hello@example.com')
    expect(await valuesOf(page)).toEqual(answers)
    expect(await focused(page)).toBe('submit')
    expectQuiet(at, 1)
    await page.locator('#crossing-failed').getByRole('button', { name: 'Close' }).click()
    expect(await alert.textContent()).toBe('')
    expect(await focused(page)).toBe('submit')
  })

  slow('a form leaves the focus in the next field when a failure arrives', async () => {
    server.answer = fail
    const release = holdCalls(server)
    await hydrate(at.page)
    await fill(at.page)
    await submitButton(at.page).click()
    await at.page.locator('[name=message]').focus()
    release()
    await at.page.getByRole('alert').getByText('It was not sent').waitFor()
    expect(await focused(at.page)).toBe('message')
  })

  it('a form sends once on a double click, a held Enter, and a click with Enter', async () => {
    const { page } = at
    const release = holdCalls(server)
    await hydrate(page)
    await fill(page)
    await submitButton(page).dblclick()
    await page.locator('[name=name]').focus()
    for (let press = 0; press < 5; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    release()
    await page.locator('#crossing-received').waitFor()
    expect(server.calls).toHaveLength(1)
  })

  slow('a form inserts a line break on Enter in the message, and submits on Enter in a single-line field', async () => {
    const { page } = at
    await hydrate(page)
    await fill(page, { ...answers, message: '' })
    await page.locator('[name=message]').press('Enter')
    expect(server.calls).toHaveLength(0)
    await page.locator('[name=organization]').press('Enter')
    await page.locator('#crossing-received').waitFor()
    expect(server.calls).toHaveLength(1)
  })

  it('a form gives up after 15 seconds without an answer, and says that trying again is possible', async () => {
    const { page } = at
    server.answer = () => undefined
    await page.clock.install()
    await page.reload()
    await hydrate(page)
    await fill(page)
    await submitButton(page).click()
    await expect.poll(() => server.calls.length).toBe(1)
    await page.clock.runFor(12_000)
    expect(await linesOf(submitButton(page))).toEqual(['Sending...'])
    await page.clock.runFor(4_000)
    await page.getByRole('alert').getByText('It was not sent').waitFor()
    expect(await valuesOf(page)).toEqual(answers)
    expectQuiet(at, 1)
  })

  slow('a form keeps notices until they are closed or something is sent again', async () => {
    const { page } = at
    await page.clock.install()
    await page.reload()
    await hydrate(page)
    await fill(page)
    await submitButton(page).click()
    const news = page.getByRole('status').getByText(whole.success.title)
    await news.waitFor()
    await page.clock.runFor(600_000)
    expect(await news.isVisible()).toBe(true)
    server.answer = fail
    await fill(page)
    await submitButton(page).click()
    await page.getByRole('alert').getByText('It was not sent').waitFor()
    expect(await news.isVisible()).toBe(false)
    await page.clock.runFor(600_000)
    expect(await page.getByRole('alert').getByText('It was not sent').isVisible()).toBe(true)
  })

  it('a form fails at once without a network, sends nothing by itself, and works when the network is back', async () => {
    const { page } = at
    await hydrate(page)
    await fill(page)
    await page.context().setOffline(true)
    const began = Date.now()
    await submitButton(page).click()
    await page.getByRole('alert').getByText('It was not sent').waitFor()
    expect(Date.now() - began).toBeLessThan(2000)
    expect(await valuesOf(page)).toEqual(answers)
    await page.context().setOffline(false)
    expect(server.calls).toHaveLength(0)
    await submitButton(page).click()
    await page.locator('#crossing-received').waitFor()
    expect(server.calls).toHaveLength(1)
    expectQuiet(at, 1)
  })

  it('a form sends the token of the visitor’s session', async () => {
    const { page } = at
    const claims = Buffer.from(JSON.stringify({ sub: 'someone', exp: 4_000_000_000 })).toString('base64url')
    const token = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${claims}.c2lnbmVk`
    await page.evaluate((access_token) => {
      const session = {
        access_token,
        refresh_token: 'r',
        token_type: 'bearer',
        expires_in: 9e8,
        expires_at: 4e9,
        user: { id: 'someone' },
      }
      localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(session))
    }, token)
    await fill(page)
    await submitButton(page).click()
    await page.locator('#crossing-received').waitFor()
    expect(server.calls[0]?.headers.authorization).toBe(`Bearer ${token}`)
    expect(server.calls[0]?.headers.apikey).toBe('sb_publishable_test')
  })
})
