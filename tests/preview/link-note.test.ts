// The note of a button on the page: its text and its link.
import { expect } from 'vitest'
import { slow } from '../whole-suite.ts'
import { editedPage, note, text } from './edited-page.ts'
import { panelFaults } from './panel-faults.ts'

const edited = editedPage()

slow(
  'the note of a button on the page shows where the button leads, and sets another page, or a new one made there',
  async () => {
    const page = await edited.editing('/')
    const fields = page.frameLocator('.place-note iframe')
    await text(page, 'See the boats').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('All boats')
    await note(page).getByRole('button', { name: 'Leads to /services' }).click()
    await fields.getByRole('heading', { name: 'Link' }).waitFor()
    const to = fields.getByRole('combobox', { name: 'Leads to' })
    await to.fill('landings')
    await fields
      .getByRole('option', { name: /^\/landings/ })
      .first()
      .click()
    await edited.becomes('{ label: See the boats, to: /services }', '{ label: All boats, to: /landings }')
    await to.fill('/our-boats')
    await fields.getByRole('button', { name: 'Make the page “Our boats”' }).waitFor()
    expect(await panelFaults(page)).toEqual([])
    await fields.getByRole('button', { name: 'Make the page “Our boats”' }).click()
    await expect.poll(edited.onDisk).toContain('{ label: All boats, to: /our-boats }')
    expect(edited.onDisk()).toContain('      /our-boats:\n        title: Our boats\n')
  },
)
