// Every type of field, in the page and by the function's rules.
import { describe, expect, it } from 'vitest'
import { validate } from '../../src/forms/rules.ts'
import { everyField } from '../requests/forms.ts'
import { slow } from '../whole-suite.ts'
import { at, formBeforeEach, server } from './form-before-each.ts'
import { expectQuiet, hydrate, linesOf, submitButton } from './form-visit.ts'

const { form } = everyField
formBeforeEach({ form })

const sent = async () => {
  await submitButton(at.page).click()
  await at.page.locator(`#${form.name}-received`).waitFor()
  return JSON.parse(server.calls[0]?.body ?? 'null') as Record<string, unknown>
}

const required = async () => {
  await at.page.getByLabel('Name').fill('Ada')
  await at.page.getByLabel('Email').fill('ada@example.com')
  await at.page.getByLabel('I agree').check()
}

describe('every type of field', () => {
  it('every type of field sends its answer in the shape the function accepts', async () => {
    const { page } = at
    await required()
    await page.getByLabel('Notes').fill('One\nTwo')
    await page.getByLabel('large').check()
    await page.getByLabel('press').check()
    await page.getByLabel('board', { exact: true }).check()
    await page.getByLabel('Board meets').fill('2026-12-24')
    await page.getByLabel('Start').fill('2027-01-31')
    await page.getByLabel('People').fill('12.5')
    const body = await sent()
    expect(body).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      notes: 'One\nTwo',
      size: 'large',
      topics: ['press', 'board'],
      board_date: '2026-12-24',
      start: '2027-01-31',
      people: 12.5,
      consent: true,
      source: 'website-form',
    })
    expect(validate(form, body)).toEqual({ ok: true, payload: body })
    expectQuiet(at, 0)
  })

  it('every type of field shows a conditional question only while its condition holds, before and after hydration', async () => {
    const { page } = at
    const which = page.getByLabel('Which size')
    expect(await which.isVisible()).toBe(false)
    await page.locator('[value=other]').evaluate((box: HTMLInputElement) => box.click())
    expect(await which.isVisible()).toBe(true)
    await hydrate(page)
    await required()
    await submitButton(page).click()
    const summary = page.getByRole('group', { name: form.messages.summary })
    expect(await linesOf(summary.getByRole('link'))).toEqual(['Which size is required.'])
    await which.fill('huge')
    await page.getByLabel('small').check()
    expect(await which.isVisible()).toBe(false)
    expect(await sent()).not.toHaveProperty('size_other')
    expectQuiet(at, 0)
  })

  it('conditional questions depend on the answer as the function reads it: a box ticked or not, a number, a date, a text', async () => {
    const { page } = at
    const seen = async (...names: string[]) =>
      Promise.all(names.map((name) => page.locator(`[name=${name}]`).isVisible()))
    expect(await seen('callback_at', 'write_to', 'guests')).toEqual([false, true, false])
    await page.getByLabel('Call me').check()
    expect(await seen('callback_at', 'write_to')).toEqual([true, false])
    await page.locator('[value=board]').check()
    expect(await seen('guests')).toEqual([true])
    await page.getByLabel('Open to all').check()
    expect(await seen('guests')).toEqual([false])
    for (const [name, waiting, answers] of [
      ['people', 'pair', { '2': true, '20': false, ' 2.0 ': true, '٢': true, '': false }],
      ['start', 'first_day', { '2026-01-01': true, '2026-01-02': false }],
      ['name', 'namesake', { Ada: true, ada: false, '  Ada ': true }],
    ] as const)
      for (const [answer, asked] of Object.entries(answers)) {
        await page.locator(`[name=${name}]`).fill(answer)
        expect([answer, await seen(waiting)]).toEqual([answer, [asked]])
      }
    expectQuiet(at, 0)
  })

  slow('every type of field keeps ticks, choices and conditional answers over a reload', async () => {
    const { page } = at
    await required()
    await page.locator('[value=other]').check()
    await page.getByLabel('Which size').fill('huge')
    await page.getByLabel('staff').check()
    await page.getByLabel('Call me').check()
    await page.getByLabel('When').fill('noon')
    await page.reload()
    expect(await sent()).toMatchObject({
      size: 'other',
      size_other: 'huge',
      topics: ['staff'],
      callback: true,
      callback_at: 'noon',
      consent: true,
    })
  })

  it('every type of field reports all mistakes at once, in the order of the form, with a link to each', async () => {
    const { page } = at
    await page.getByLabel('Name').fill('A name of more than twenty')
    await page.getByLabel('Email').fill('nowhere')
    await page.getByLabel('Start').fill('2031-01-01')
    await page.getByLabel('People').fill('many')
    await submitButton(page).click()
    const summary = page.getByRole('group', { name: form.messages.summary })
    await summary.waitFor()
    const links = summary.getByRole('link')
    expect(await linesOf(links)).toEqual([
      'Name must be 20 characters or fewer.',
      form.messages.email,
      'Start must be a day: January 1, 2026 at the earliest, December 31, 2030 at the latest.',
      'People must be a number from 1 to 5,000.',
      'Please tick “I agree”.',
    ])
    for (const [at, label] of ['Name', 'Email', 'Start', 'People', 'I agree'].entries()) {
      await links.nth(at).press('Enter')
      const control = page.getByLabel(label)
      expect(await control.evaluate((box) => box === document.activeElement)).toBe(true)
      const description = (await control.getAttribute('aria-describedby')) ?? ''
      expect(await linesOf(page.locator(`#${description}`))).toEqual([(await linesOf(links))[at]])
    }
    expect(server.calls).toHaveLength(0)
  })

  it('every type of field shows no mistake while a first answer is typed, and clears it as soon as it is fixed', async () => {
    const { page } = at
    await hydrate(page)
    const email = page.getByLabel('Email')
    await email.pressSequentially('a')
    await email.blur()
    expect(await email.getAttribute('aria-invalid')).toBe(null)
    await submitButton(page).click()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await email.pressSequentially('da@example.com')
    expect(await email.getAttribute('aria-invalid')).toBe(null)
  })

  it('every type of field marks the title of the page while the form has mistakes', async () => {
    const { page } = at
    await required()
    const title = await page.title()
    await page.getByLabel('Email').fill('nowhere')
    await submitButton(page).click()
    await expect.poll(() => page.title()).toBe(`Error: ${title}`)
    await page.getByLabel('Email').fill('somebody@example.com')
    await expect.poll(() => page.title()).toBe(title)
  })

  it('every type of field truncates nothing: a text that is too long is reported, and stays as it was pasted', async () => {
    const notes = at.page.getByLabel('Notes')
    await required()
    await notes.fill('x'.repeat(20_000))
    await submitButton(at.page).click()
    await at.page.getByRole('link', { name: 'Notes must be 50 characters or fewer.' }).waitFor()
    expect((await notes.inputValue()).length).toBe(20_000)
    await notes.fill('x'.repeat(50))
    expect((await sent()).notes).toHaveLength(50)
  })

  slow('every type of field reports an incomplete date', async () => {
    await required()
    await at.page.getByLabel('Start').pressSequentially('12')
    await submitButton(at.page).click()
    await at.page.getByRole('link', { name: 'Start must be a day' }).waitFor()
    expect(server.calls).toHaveLength(0)
  })
})
