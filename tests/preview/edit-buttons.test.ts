// Editing the text of a button on the page.
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { bar, editedPage, faults, note } from './edited-page.ts'

const edited = editedPage()
const field = (page: Page) => page.locator('[data-lectern-typing]')

describe('the text of a button', () => {
  const typed = 'submit: { label: Ask for a crossing,'

  async function open(): Promise<Page> {
    const page = await edited.editing('/contact')
    await page.locator('main button [data-lectern-text], main button[data-lectern-text]').first().click()
    await field(page).waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Send it')
    return page
  }

  it('the text of a button is typed in its place', async () => {
    const page = await open()
    await page.keyboard.press('Enter')
    await edited.becomes(typed, 'submit: { label: Send it,')
    await page.getByRole('button', { name: 'Send it' }).waitFor()
  })

  slow('the unsaved text of a button survives a reload', async () => {
    const page = await open()
    await page.reload()
    const draft = page.getByRole('region', { name: 'Draft' })
    await draft.getByText('Send it').waitFor()
    await draft.getByRole('button', { name: 'Take it up' }).click()
    expect(await field(page).textContent()).toBe('Send it')
    await page.keyboard.press('Enter')
    await edited.becomes(typed, 'submit: { label: Send it,')
    await page.reload()
    await page.locator('main [data-lectern-text]:visible').first().waitFor()
    expect(await draft.count()).toBe(0)
  })

  slow('the text of a button is saved when another text is clicked', async () => {
    const page = await open()
    await page.getByRole('heading', { level: 1 }).click()
    await edited.becomes(typed, 'submit: { label: Send it,')
    await page.locator('h1 [data-lectern-typing]').waitFor()
  })

  slow('the text of a button is saved when editing is switched off, and the focus stays on the switch', async () => {
    const page = await open()
    const edit = bar(page).getByRole('button', { name: 'Edit', exact: true })
    await edit.click()
    await page.getByRole('button', { name: 'Send it' }).waitFor()
    await edited.becomes(typed, 'submit: { label: Send it,')
    expect(await edit.evaluate((button) => button.matches(':focus'))).toBe(true)
  })
})

slow('a fact is inserted into the text of a button by a brace, and its value is shown', async () => {
  const page = await edited.editing('/contact')
  await page.locator('main button [data-lectern-text], main button[data-lectern-text]').first().click()
  await field(page).press('End')
  await page.keyboard.type(' {')
  await note(page)
    .getByRole('listbox', { name: 'Facts of the site' })
    .getByRole('option', { name: /^season/ })
    .waitFor()
  expect(await faults(page)).toEqual([])
  await page.keyboard.type('march')
  await page.keyboard.press('Enter')
  await field(page).getByText('Ask for a crossing March to October').waitFor()
  await page.keyboard.press('Enter')
  await edited.becomes('label: Ask for a crossing,', 'label: "Ask for a crossing {facts.season}",')
})

it('an unknown name in braces in the text of a button stays as it was typed', async () => {
  const page = await edited.editing('/contact')
  await page.locator('main button [data-lectern-text], main button[data-lectern-text]').first().click()
  await field(page).press('End')
  await page.keyboard.type(' {by} post')
  await page.keyboard.press('Enter')
  await edited.becomes('label: Ask for a crossing,', 'label: "Ask for a crossing {{by} post",')
})
