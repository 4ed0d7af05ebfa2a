// What is typed on the page while a text is being saved or located, where the server is slow.
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { bar, editedPage, heading, note, openSection, press, text, typeInto } from './edited-page.ts'

const edited = editedPage()

/** Delays requests until the returned function is called. */
async function delayed(page: Page, what: 'apply' | 'texts'): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**/__lectern/edit/${what}*`, (route) => arrived.then(() => route.continue()))
  return async () => {
    arrive()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

it('text typed after Enter, while the save is pending, stays in its text to be saved, and not in the next text', async () => {
  const page = await edited.editing('/')
  const arrive = await delayed(page, 'apply')
  await typeInto(page, heading, 'Over a slow')
  await page.keyboard.press('Enter')
  await bar(page).getByText('Saving …').waitFor()
  await page.keyboard.type(' line')
  await arrive()
  await edited.becomes(`title: ${heading}`, 'title: Over a slow')
  await page.keyboard.type(', at last')
  await page.keyboard.press('Enter')
  await edited.becomes(`title: ${heading}`, 'title: Over a slow line, at last')
  await page.locator('[data-lectern-typing]').waitFor({ state: 'detached' })
  expect(await page.getByRole('region', { name: 'Draft' }).count()).toBe(0)
})

it('text typed after Enter and after a following Tab goes into the one text and the next, whose keys are not lost either', async () => {
  const page = await edited.editing('/')
  const arrive = await delayed(page, 'apply')
  await typeInto(page, heading, 'First')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' and more')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Second.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Third')
  await page.keyboard.press('Enter')
  await arrive()
  await expect.poll(edited.onDisk).toContain('label: Third')
  expect(edited.onDisk()).toContain('text: Second.')
  expect(edited.onDisk()).toContain('title: First and more')
})

slow('a text that Enter opens again right after its save begins with what was saved', async () => {
  const page = await edited.editing('/')
  await typeInto(page, 'See the boats', 'See a boat')
  const arrive = await delayed(page, 'texts')
  await page.keyboard.press('Enter')
  await bar(page)
    .getByText(/^Saved/)
    .waitFor()
  await page.locator('[data-lectern-typing]').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.keyboard.type(' or two')
  await page.keyboard.press('Enter')
  await arrive()
  await edited.becomes('label: See the boats', 'label: See a boat or two')
})

it('the key to the note, pressed while a text opens again right after its save, leads to the note', async () => {
  const page = await edited.editing('/')
  await typeInto(page, 'See the boats', 'See a boat')
  const arrive = await delayed(page, 'texts')
  await page.keyboard.press('Enter')
  await page.locator('[data-lectern-typing]').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.keyboard.type(' or two')
  await page.keyboard.press('Alt+F10')
  await arrive()
  await expect.poll(() => note(page).locator(':focus').count()).toBe(1)
  await page.keyboard.press('Enter')
  await edited.becomes('label: See the boats', 'label: See a boat or two')
})

slow('characters that arrive without keys while the next text opens, as from an input method, go into it', async () => {
  const page = await edited.editing('/')
  const arrive = await delayed(page, 'apply')
  await typeInto(page, heading, 'First')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('第二')
  await page.keyboard.type(' text.')
  await page.keyboard.press('Enter')
  await arrive()
  await expect.poll(edited.onDisk).toContain('text: 第二 text.')
  expect(edited.onDisk()).toContain('title: First')
})

slow(
  'text typed for the next text is replayed there once a question about this one is answered, and else named',
  async () => {
    const page = await edited.editing('/')
    const type = async () => {
      const arrive = await delayed(page, 'apply')
      await typeInto(page, heading, '')
      await page.keyboard.insertText('a'.repeat(400))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Second.')
      await arrive()
      await note(page).getByRole('button', { name: 'Save all the same' }).waitFor()
    }
    await type()
    // A click on another text leads to the question, which has to be answered first, and not by a blank.
    await text(page, 'See the boats').click()
    await expect.poll(() => note(page).evaluate((one) => one.matches(':focus'))).toBe(true)
    await page.keyboard.type('And more ')
    await press(page, 'Go on typing')
    await bar(page).getByText('“Second.”').waitFor()
    await page.keyboard.press('Escape')
    await type()
    await press(page, 'Save all the same')
    await page.locator('[data-lectern-typing]').filter({ hasText: 'Second.' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(edited.onDisk).toContain('text: Second.')
  },
)

slow(
  'the focus is in the text after an answer, also before a next question, which Escape closes in place of the text',
  async () => {
    const page = await edited.editing('/')
    const tooLong = 'a'.repeat(2000)
    await text(page, 'Town Quay').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(tooLong)
    await page.keyboard.press('Enter')
    await press(page, /^Change it in all/)
    await note(page).getByRole('button', { name: 'Save all the same' }).waitFor()
    expect(await page.locator('[data-lectern-typing]:focus').count()).toBe(1)
    await page.keyboard.press('Escape')
    await note(page).getByRole('button', { name: 'Save', exact: true }).waitFor()
    expect(await page.locator('[data-lectern-typing]:focus').textContent()).toBe(tooLong)
    await page.keyboard.press('Escape')
    await text(page, 'Town Quay').waitFor()
    expect(edited.onDisk()).toBe(edited.project.original)
  },
)

slow(
  'text typed after a click on a text that has just been rendered goes there, before the page has its list of texts',
  async () => {
    const page = await edited.editing('/privacy')
    const paragraph = page.locator('main .prose p').first()
    const typing = page.locator('[data-lectern-typing=rich]')
    await paragraph.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('First. ')
    const arrive = await delayed(page, 'texts')
    await page.keyboard.press('Control+Enter')
    await typing.waitFor({ state: 'detached' })
    await page.locator('main .prose').getByText('First. ').waitFor()
    await paragraph.click()
    await page.keyboard.type('Second.')
    await page.keyboard.press('Enter')
    await arrive()
    await typing
      .locator('p')
      .filter({ hasText: /Second\.$/ })
      .waitFor()
    await page.keyboard.press('Control+Enter')
    await expect.poll(edited.onDisk).toMatch(/Second\.\n\n/)
  },
)

slow(
  'text typed after a click on a page that has just been reloaded goes there, before the page has its list of texts',
  async () => {
    const page = await edited.editing('/')
    const arrive = await delayed(page, 'texts')
    await page.reload()
    await bar(page).getByRole('button', { name: 'Sections' }).waitFor()
    await page.getByRole('heading', { name: heading }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Typed early')
    await page.keyboard.press('Enter')
    await arrive()
    await edited.becomes(`title: ${heading}`, 'title: Typed early')
  },
)

slow('text typed during a save survives a reload right after it', async () => {
  const page = await edited.editing('/')
  const arrive = await delayed(page, 'apply')
  await typeInto(page, heading, 'Saved')
  await page.keyboard.press('Enter')
  await page.keyboard.type(', and more')
  await page.route('**/__lectern/edit/texts*', (route) => route.abort())
  await arrive()
  await edited.becomes(`title: ${heading}`, 'title: Saved')
  await page.reload()
  await page.getByRole('region', { name: 'Draft' }).getByText('“Saved, and more”').waitFor()
})

slow('a text that cannot be saved when editing is switched off keeps it on, and says why', async () => {
  const page = await edited.editing('/')
  await typeInto(page, heading, '')
  await page.keyboard.insertText('a'.repeat(400))
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await press(page, 'Save all the same')
  await expect.poll(edited.onDisk).toContain('title: aaaa')
})

slow(
  'a field of the panel that waits for the save of another is saved too when the panel is closed meanwhile',
  async () => {
    const page = await edited.editing('/')
    const arrive = await delayed(page, 'apply')
    const panel = await openSection(page, /Cross the estuary/)
    await panel.getByLabel('Title', { exact: true }).first().fill('Typed first')
    await page.keyboard.press('Enter')
    await panel.getByLabel('Text', { exact: true }).first().fill('Typed second.')
    await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
    await arrive()
    await expect.poll(edited.onDisk).toContain('text: Typed second.')
    expect(edited.onDisk()).toContain('title: Typed first')
    await page.locator('iframe').waitFor({ state: 'detached' })
  },
)
