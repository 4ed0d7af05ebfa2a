// Editing texts on the page: from the click to the line in the file, and when it cannot be written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
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

  slow('a click on a text follows no link; Escape leaves the text as it was', async () => {
    const page = await edited.editing('/')
    await typeInto(page, 'See the boats', 'Something else')
    await page.keyboard.press('Escape')
    expect(await text(page, 'See the boats').textContent()).toContain('See the boats')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(edited.onDisk()).toBe(edited.project.original)
  })

  slow(
    'a click on a text shows the length limit and names a mistake beside the text, which is saved only on request',
    async () => {
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
    },
  )
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
  slow('Control+Z on a Cyrillic keyboard undoes within the edited text, and after it what was saved', async () => {
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
  slow('Control+Z in the YAML pane undoes what was typed there, and nothing that was saved before', async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'Saved before')
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, 'title: Saved before')
    await bar(page).getByRole('button', { name: 'YAML' }).click()
    const yaml = page.getByRole('textbox', { name: 'YAML: site.yaml' })
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
    await bar(page).getByTitle(`Undo: “${heading}” → “Not saved yet, {or not”`).waitFor()
    await draft.waitFor({ state: 'detached' })
  })

  const takeUp = async (page: Page) => {
    await page.reload()
    await page.getByRole('region', { name: 'Draft' }).getByRole('button', { name: 'Take it up' }).click()
  }

  slow('unsaved text is restored in its section where others have added one above it', async () => {
    const page = await edited.editing('/')
    await typeInto(page, heading, 'Not saved yet')
    edited.project.change('- type: price-list', '- type: divider\n\n          - type: price-list')
    await takeUp(page)
    await page.locator('[data-lectern-typing]').filter({ hasText: 'Not saved yet' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(edited.onDisk).toMatch(/- type: banner\n +title: Not saved yet/)
  })

  slow('unsaved text is copied where its place is gone from the page', async () => {
    const page = await edited.editing('/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await typeInto(page, 'Is the boat still there', 'Without a place')
    edited.project.change(/ {10}- type: closing\n {12}title: Is the boat.*?\n\n/s, '\n')
    await takeUp(page)
    await bar(page).getByText('What you typed is copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Without a place')
  })

  slow(
    "unsaved text on the page is shown beside the file's version when the same text changes in the file",
    async () => {
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
    },
  )

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

  slow('text typed on the page stays there, with the reason, while the file cannot be read', async () => {
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
