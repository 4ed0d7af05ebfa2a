// Editing in two windows at once: what each shows of the other's saves.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { slow } from '../whole-suite.ts'
import { bar, editedPage, heading, note, press, typeInto } from './edited-page.ts'

const edited = editedPage()

const other = 'Classes of ten or more'

async function both(): Promise<[Page, Page]> {
  const one = await edited.editing('/')
  const two = await one.context().newPage()
  await two.goto(edited.project.preview.url)
  await two.locator('main [data-lectern-text]:visible').first().waitFor()
  return [one, two]
}

/** Both type in the heading, and the second saves it. */
async function bothInHeading(): Promise<[Page, Page]> {
  const [one, two] = await both()
  await typeInto(one, heading, 'Typed in the first')
  await typeInto(two, heading, 'Typed in the second')
  await two.keyboard.press('Enter')
  await expect.poll(edited.onDisk).toContain('title: Typed in the second')
  return [one, two]
}

/** Saves the text of the first, which is in conflict with that of the second. */
async function keepFirst(page: Page) {
  await page.keyboard.press('Enter')
  await note(page).getByText('There it now says: “Typed in the second”').waitFor()
  await press(page, 'Keep mine')
  await edited.becomes(`title: ${heading}`, 'title: Typed in the first')
}

slow('two windows that edit different texts both save them, and both show the saved texts', async () => {
  const [one, two] = await both()
  await typeInto(one, heading, 'Typed in the first')
  await typeInto(two, other, 'Typed in the second.')
  await two.keyboard.press('Enter')
  await expect.poll(edited.onDisk).toContain('text: Typed in the second.')
  expect(await one.locator('[data-lectern-typing]').textContent()).toBe('Typed in the first')
  await one.keyboard.press('Enter')
  await expect.poll(edited.onDisk).toContain('title: Typed in the first')
  for (const page of [one, two]) {
    await page.getByRole('heading', { name: 'Typed in the first' }).waitFor()
    await page.locator('main').getByText('Typed in the second.').waitFor()
    expect(await page.getByRole('region', { name: 'Draft' }).count()).toBe(0)
  }
  await two.close()
})

slow('two windows that edit the same text get a conflict in the later one, and both show its choice', async () => {
  const [one, two] = await bothInHeading()
  await keepFirst(one)
  for (const page of [one, two]) await page.getByRole('heading', { name: 'Typed in the first' }).waitFor()
  await two.close()
})

slow('two windows keep separate drafts, and the other offers a draft only once the first is closed', async () => {
  const [one, two] = await bothInHeading()
  await bar(two)
    .getByText(/^Saved/)
    .waitFor()
  const draft = two.getByRole('region', { name: 'Draft' })
  expect(await draft.count()).toBe(0)
  await one.goto('about:blank')
  await two.reload()
  await draft.getByText('Typed in the first').waitFor()
  await draft.getByRole('button', { name: 'Take it up' }).click()
  await keepFirst(two)
  await draft.waitFor({ state: 'detached' })
  await two.close()
  await edited.visit('/')
})

slow('two windows keep separate drafts of a file in the YAML pane, and each finds its own after a reload', async () => {
  const pane = (page: Page) => page.getByRole('textbox', { name: 'YAML: site.yaml' })
  const openPane = async (page: Page) => {
    await bar(page).getByRole('button', { name: 'YAML' }).click()
    await pane(page).waitFor()
  }
  const windows = await both()
  for (const [at, page] of windows.entries()) {
    await openPane(page)
    await pane(page).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type(`# Window ${at} `)
  }
  for (const [at, page] of windows.entries()) {
    await page.reload()
    await openPane(page)
    await page.getByText('This was typed and not saved.').waitFor()
    expect(await pane(page).textContent()).toMatch(new RegExp(`^# Window ${at} `))
  }
  await windows[1].close()
})
