// What is meant where the same words stand in several places, or where sections have changed places: what was clicked, what is shown.
import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { edit, isRefusal } from '../../src/edit/edit.ts'
import { editableTexts } from '../../src/preview/session/editable-texts.ts'
import { bar, editedPage, text } from './edited-page.ts'

const edited = editedPage()

describe('words that stand in several places', () => {
  /** By where it stands on the page, whatever it says. */
  const placeOf = (element: Locator) =>
    element.evaluate((start) => {
      const steps: string[] = []
      for (let here = start; here.id !== 'root' && here.parentElement; here = here.parentElement)
        steps.unshift(`:nth-child(${[...here.parentElement.children].indexOf(here) + 1})`)
      return `#root > ${steps.join(' > ')}`
    })

  it('words that stand in several places are changed where they were clicked, though every text of the page says the same', async () => {
    const { project } = edited
    const { good } = project.preview.live
    if (!good) throw new Error('The manifest has mistakes.')
    const { texts } = editableTexts(good, 'A', '/')
    const isOn = ({ at, kind, raw }: (typeof texts)[number]) =>
      at[0] === 'readings' && at[4] === 'blocks' && kind !== 'markdown' && !raw.includes('{')
    const own = texts.filter(isOn)
    const page = await edited.editing('/')
    const places: [(typeof own)[number], string][] = []
    for (const one of own) {
      const found = page.locator('#root [data-lectern-text]').and(page.getByText(one.raw, { exact: true }))
      if ((await found.count()) === 1) places.push([one, await placeOf(found)])
    }
    expect(places.length).toBeGreaterThan(20)
    const same = edit(
      project.original,
      own.map(({ at }) => ({ do: 'set', path: at, value: 'Same', sharing: 'here' })),
    )
    if (isRefusal(same)) throw new Error(same.message)
    for (const [at, [{ at: path }, place]] of places.entries()) {
      if (at % Math.ceil(places.length / 8) > 0) continue
      project.save(same.text)
      // Items of a list are told apart by their words while the page stays: equal ones need a page that is drawn anew.
      await expect.poll(() => page.locator('#root h1').textContent()).toBe('Same')
      await page.reload()
      await text(page, 'Same').waitFor()
      await page.locator(place).click({ position: { x: 4, y: 8 } })
      await page.locator('[data-lectern-typing]').waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Other')
      await page.keyboard.press('Enter')
      const wanted = edit(same.text, [{ do: 'set', path, value: 'Other', sharing: 'here' }])
      if (isRefusal(wanted)) throw new Error(wanted.message)
      await expect.poll(edited.onDisk).toBe(wanted.text)
    }
  })
})

describe('a panel edit of moved sections', () => {
  it('a panel edit of moved sections is done to the section that it shows, and to no other in its place', async () => {
    const { project, onDisk } = edited
    const page = await edited.editing('/')
    await bar(page).getByRole('button', { name: 'Sections' }).click()
    const panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
    await panel
      .getByRole('row', { name: /^banner/ })
      .first()
      .click()
    await panel.getByRole('button', { name: /^Make it a fragment/ }).waitFor()
    // The panel hears of nothing from now on.
    const deaf = '**/__lectern/edit/panel?*'
    await page.route(deaf, (route) => route.fulfill({ status: 503, body: '' }))
    try {
      const first = '          - { type: prose, title: New, text: Words. }\n'
      project.save(project.original.replace('        blocks:\n', `        blocks:\n${first}`))
      await page.getByRole('heading', { name: 'New', exact: true }).waitFor()
      await panel.getByRole('button', { name: /^Make it a fragment/ }).click()
      await expect.poll(() => onDisk()).toContain('- use: coming-with-a-school')
    } finally {
      await page.unroute(deaf)
    }
    await page.getByRole('heading', { name: 'New', exact: true }).waitFor()
    expect(await page.getByRole('heading', { name: 'Coming with a school?' }).count()).toBe(1)
  })
})
