// Editing texts on the page: from the click to the line in the file, and when it cannot be written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { test } from '../whole-suite.ts'
import { bar, editedPage, heading, note, press, text, typeInto } from './edited-page.ts'

const edited = editedPage()

const said = (page: Page, words: RegExp) => bar(page).getByText(words).waitFor()

describe('a click on a text', () => {
  it('a click on a text puts the cursor there; Enter saves the text in its one line, and Undo restores every byte', async () => {
    const page = await edited.editing('/')
    const box = await text(page, heading).boundingBox()
    await text(page, heading).click({ position: { x: (box?.width ?? 0) - 3, y: (box?.height ?? 0) / 2 } })
    await page.keyboard.press('End')
    await page.keyboard.type(' Or a choir?')
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, `title: ${heading} Or a choir?`)
    await page.getByRole('heading', { name: `${heading} Or a choir?` }).waitFor()
    await bar(page).getByText('Saved.').waitFor()
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(edited.onDisk).toBe(edited.project.original)
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
  })

  test('a click on a text follows no link; Escape leaves the text as it was', async () => {
    const page = await edited.editing('/')
    await typeInto(page, 'See the boats', 'Something else')
    await page.keyboard.press('Escape')
    expect(await text(page, 'See the boats').textContent()).toContain('See the boats')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(edited.onDisk()).toBe(edited.project.original)
  })

  test('a click on a text shows the length limit and names a mistake beside the text, which is saved only on request', async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'x'.repeat(95))
    expect(await note(page).locator('[data-count=characters]').textContent()).toBe('95 of 90')
    await note(page).getByRole('alert').getByText('5 too many.').waitFor()
    await page.keyboard.press('Enter')
    await note(page).getByText('there is room for 90').waitFor()
    expect(edited.onDisk()).toBe(edited.project.original)
    await press(page, 'Go on typing')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Short')
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, 'title: Short')
  })
})

describe('editing by the keyboard alone', () => {
  it('the keyboard alone switches editing on, moves from text to text by Tab, and saves each', async () => {
    const page = await edited.visit('/')
    const edit = bar(page).getByRole('button', { name: 'Edit', exact: true })
    await edit.focus()
    await page.keyboard.press('Enter')
    await text(page, heading).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('First')
    await page.keyboard.press('Tab')
    await page.locator('[data-lectern-typing]').filter({ hasText: 'Classes of ten or more' }).waitFor()
    await edited.becomes(`title: ${heading}`, 'title: First')
    await page.keyboard.press('Shift+Tab')
    await page.locator('[data-lectern-typing]').filter({ hasText: 'First' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('First')
    await page.keyboard.press('Control+z')
    await expect.poll(edited.onDisk).toBe(edited.project.original)
  })
})

describe('Control+Z on a keyboard without Latin letters', () => {
  test('Control+Z on a Cyrillic keyboard undoes within the edited text, and after it what was saved', async () => {
    const page = await edited.editing('/')
    const typing = page.locator('[data-lectern-typing]')
    const undo = { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, composed: true, cancelable: true }
    await typeInto(page, heading, 'Ж')
    await typing.dispatchEvent('keydown', undo)
    // Typing replaced the selected text in one step.
    expect(await typing.textContent()).toBe(heading)
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await expect.poll(edited.onDisk).not.toBe(edited.project.original)
    await page.getByRole('heading', { name: `${heading}!` }).waitFor()
    await page.locator('main').dispatchEvent('keydown', undo)
    await expect.poll(edited.onDisk).toBe(edited.project.original)
  })
})

describe('Control+Z in the YAML pane', () => {
  test('Control+Z in the YAML pane undoes what was typed there, and nothing that was saved before', async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'Saved before')
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, 'title: Saved before')
    await bar(page).getByRole('button', { name: 'YAML' }).click()
    const yaml = page.getByRole('textbox', { name: 'YAML of site.yaml' })
    await yaml.press('Control+Home')
    await page.keyboard.type('# mine')
    await yaml.getByText('# mine').waitFor()
    await page.keyboard.press('Control+z')
    await yaml.getByText('# mine').waitFor({ state: 'detached' })
    await said(page, /^Saved/)
    await edited.becomes(`title: ${heading}`, 'title: Saved before')
  })
})

describe('text typed on the page', () => {
  /** Delays requests until the returned function is called. */
  async function slow(page: Page, what: 'apply' | 'texts'): Promise<() => Promise<void>> {
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
    const arrive = await slow(page, 'apply')
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
    const arrive = await slow(page, 'apply')
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

  it('a text that Enter opens again right after its save begins with what was saved', async () => {
    const page = await edited.editing('/')
    await typeInto(page, 'See the boats', 'See a boat')
    const arrive = await slow(page, 'texts')
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

  it('characters that arrive without keys while the next text opens, as from an input method, go into it', async () => {
    const page = await edited.editing('/')
    const arrive = await slow(page, 'apply')
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

  it('text typed for the next text is replayed there once a question about this one is answered, and else named', async () => {
    const page = await edited.editing('/')
    const type = async () => {
      const arrive = await slow(page, 'apply')
      await typeInto(page, heading, '')
      await page.keyboard.insertText('a'.repeat(400))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Second.')
      await arrive()
      await note(page).getByRole('button', { name: 'Save all the same' }).waitFor()
    }
    await type()
    await press(page, 'Go on typing')
    await bar(page).getByText('“Second.”').waitFor()
    await page.keyboard.press('Escape')
    await type()
    await press(page, 'Save all the same')
    await page.locator('[data-lectern-typing]').filter({ hasText: 'Second.' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(edited.onDisk).toContain('text: Second.')
  })

  it('text typed after a click on a text that has just been rendered goes there, before the page has its list of texts', async () => {
    const page = await edited.editing('/privacy')
    const paragraph = page.locator('main .prose p').first()
    const typing = page.locator('[data-lectern-typing=rich]')
    await paragraph.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('First. ')
    const arrive = await slow(page, 'texts')
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
  })

  test('text typed after a click on a page that has just been reloaded goes there, before the page has its list of texts', async () => {
    const page = await edited.editing('/')
    const arrive = await slow(page, 'texts')
    await page.reload()
    await bar(page).getByRole('button', { name: 'Sections' }).waitFor()
    await page.getByRole('heading', { name: heading }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Typed early')
    await page.keyboard.press('Enter')
    await arrive()
    await edited.becomes(`title: ${heading}`, 'title: Typed early')
  })

  it('unsaved text on the page survives a reload, is quoted as it was typed, and is restored while the panel is open', async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'Not saved yet')
    // In one piece, which opens no list of facts.
    await page.keyboard.insertText(', {or not')
    await page.reload()
    const draft = page.getByRole('region', { name: 'Draft' })
    await draft.getByText('“Not saved yet, {or not”').waitFor()
    await bar(page).getByRole('button', { name: 'Sections' }).click()
    await draft.getByRole('button', { name: 'Take it up' }).click()
    await page.locator('[data-lectern-typing]').filter({ hasText: 'Not saved yet' }).waitFor()
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, 'title: Not saved yet, {{or not')
    await bar(page).getByTitle(`Take back: “${heading}” → “Not saved yet, {or not”`).waitFor()
    await draft.waitFor({ state: 'detached' })
  })

  it.skipIf(!isWhole)('text typed during a save survives a reload right after it', async () => {
    const page = await edited.editing('/')
    const arrive = await slow(page, 'apply')
    await typeInto(page, heading, 'Saved')
    await page.keyboard.press('Enter')
    await page.keyboard.type(', and more')
    await page.route('**/__lectern/edit/texts*', (route) => route.abort())
    await arrive()
    await edited.becomes(`title: ${heading}`, 'title: Saved')
    await page.reload()
    await page.getByRole('region', { name: 'Draft' }).getByText('“Saved, and more”').waitFor()
  })

  it.skipIf(!isWhole)(
    'a text that cannot be saved when editing is switched off keeps it on, and says why',
    async () => {
      const page = await edited.editing('/')
      await typeInto(page, heading, '')
      await page.keyboard.insertText('a'.repeat(400))
      await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
      await press(page, 'Save all the same')
      await expect.poll(edited.onDisk).toContain('title: aaaa')
    },
  )

  const takeUp = async (page: Page) => {
    await page.reload()
    await page.getByRole('region', { name: 'Draft' }).getByRole('button', { name: 'Take it up' }).click()
  }

  test('unsaved text is restored in its section where others have added one above it', async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'Not saved yet')
    edited.project.change('- type: price-list', '- type: divider\n\n          - type: price-list')
    await takeUp(page)
    await page.locator('[data-lectern-typing]').filter({ hasText: 'Not saved yet' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(edited.onDisk).toMatch(/- type: banner\n +title: Not saved yet/)
  })

  test('unsaved text is copied where its place is gone from the page', async () => {
    const page = await edited.editing('/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await typeInto(page, 'Is the boat still there', 'Without a place')
    edited.project.change(/ {10}- type: closing\n {12}title: Is the boat.*?\n\n/s, '\n')
    await takeUp(page)
    await bar(page).getByText('What you typed is copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Without a place')
  })

  test("unsaved text on the page is shown beside the file's version when the same text changes in the file", async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'My words')
    writeFileSync(
      join(edited.project.folder, 'site.yaml'),
      edited.project.original.replace(`title: ${heading}`, 'title: Their words'),
    )
    await page.keyboard.press('Enter')
    await note(page).getByText('There it now says: “Their words”').waitFor()
    await press(page, 'Keep mine')
    await edited.becomes(`title: ${heading}`, 'title: My words')
  })

  it('text typed on the page is saved and stays visible while there is a mistake elsewhere, which is named', async () => {
    const page = await edited.editing('/')
    const broken = edited.project.original.replace('to: /landings', 'to: /landigns')
    edited.project.save(broken)
    await bar(page)
      .getByText(/1 problem/)
      .waitFor()
    await typeInto(page, heading, 'Said meanwhile')
    await page.keyboard.press('Enter')
    await said(page, /Saved\. Visitors see it once line \d+ of site\.yaml is fixed/)
    expect(edited.onDisk()).toBe(broken.replace(`title: ${heading}`, 'title: Said meanwhile'))
    await page.getByRole('heading', { name: 'Said meanwhile' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Said meanwhile' }).waitFor()
  })

  test('text typed on the page stays there, with the reason, while the file cannot be read', async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'My words')
    edited.project.save(edited.project.original.replace('reply: 24 hours', 'reply: "24 hours'))
    await page.keyboard.press('Enter')
    await note(page)
      .getByText(/Line \d+ of the file cannot be read/)
      .waitFor()
    await page.locator('[data-lectern-typing]').filter({ hasText: 'My words' }).waitFor()
    edited.project.save(edited.project.original)
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, 'title: My words')
  })
})
