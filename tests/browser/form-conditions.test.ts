// Questions that depend on an answer, where the script has not run, and where a visitor comes back.
import { afterEach, expect, it } from 'vitest'
import { everyField } from '../requests/forms.ts'
import { slow } from '../whole-suite.ts'
import { at, formBeforeEach, server } from './form-before-each.ts'
import { type Visit, visit } from './form-visit.ts'

const { form } = everyField
formBeforeEach({ form })

let plain: Visit | undefined
afterEach(() => plain?.close())

const withoutScript = async (fragment = '') => {
  plain = await visit(`${server.url}${form.page}${fragment}`, { javaScriptEnabled: false })
  return plain.page
}

it('a question that depends on an answer has no place before the answer is picked, without any script', async () => {
  const page = await withoutScript()
  for (const [waiting, picked] of [
    ['size_other', '[value=other]'],
    ['board_date', '[value=board]'],
    ['callback_at', '[name=callback]'],
  ] as const) {
    const question = page.locator(`[name=${waiting}]`)
    expect([waiting, await question.isVisible()]).toEqual([waiting, false])
    await page.locator(picked).check()
    expect([waiting, await question.isVisible()]).toEqual([waiting, true])
  }
})

it('a question that depends on an answer is in view where the address names a mistake in it', async () => {
  const page = await withoutScript(`#${form.name}-size_other-error-required`)
  expect(await page.locator('[name=size_other]').isVisible()).toBe(true)
  expect(await page.getByText('Which size is required.').isVisible()).toBe(true)
})

slow('a question that another answer has hidden still has its words after a reload', async () => {
  const { page } = at
  await page.locator('[value=other]').check()
  await page.locator('[name=size_other]').fill('The size of a door')
  await page.locator('[name=size]:not([value=other])').first().check()
  await page.locator('[name=callback]').check()
  await page.reload()
  expect(await page.locator('[name=size_other]').isVisible()).toBe(false)
  await page.locator('[value=other]').check()
  expect(await page.locator('[name=size_other]').inputValue()).toBe('The size of a door')
})

it('a question that depends on an answer is there when the browser brings the answer back', async () => {
  const { page } = at
  // Without storage there is no draft: only the browser restores the form.
  await page.addInitScript(() => Object.defineProperty(window, 'sessionStorage', { value: undefined }))
  await page.reload()
  await page.locator('[value=other]').check()
  await page.goto('about:blank')
  await page.goBack()
  await expect.poll(() => page.locator('[value=other]').isChecked()).toBe(true)
  await expect.poll(() => page.locator('[name=size_other]').isVisible()).toBe(true)
})
