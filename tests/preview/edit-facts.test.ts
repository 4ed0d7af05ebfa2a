// Facts in texts: shown as chips, inserted from a list, written by name.
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { bar, editedPage, faults, heading, note, press, text } from './edited-page.ts'

const edited = editedPage()

it('a text with facts shows them as chips, and a changed fact changes on all its places', async () => {
  const page = await edited.editing('/')
  await text(page, 'Each begins with a').click({ position: { x: 4, y: 6 } })
  await page.getByRole('button', { name: /^30-minute: The fact “firstCallLength” is said in 2 places/ }).click()
  await note(page).getByLabel('What firstCallLength says').fill('45-minute')
  await press(page, 'Change it in all 2 places')
  await edited.becomes('firstCallLength: 30-minute', 'firstCallLength: 45-minute')
  await page.keyboard.press('Escape')
  await page.getByText('Each begins with a 45-minute crossing').waitFor()
  await page.getByText('A 45-minute crossing').first().waitFor()
})

slow(
  'a text with facts gets a value of its own in this place alone when that is chosen, and keeps the other facts',
  async () => {
    const page = await edited.editing('/')
    await text(page, 'Each begins with a').click({ position: { x: 4, y: 6 } })
    await page.getByRole('button', { name: /fact “firstCallLength”/ }).focus()
    await page.keyboard.press('Enter')
    await note(page).getByLabel('What firstCallLength says').fill('short')
    await press(page, 'Only here')
    await page.keyboard.press('Enter')
    await edited.becomes('Each begins with a {facts.firstCallLength} crossing', 'Each begins with a short crossing')
    await page.evaluate(() => localStorage.clear())
    const other = await edited.editing('/contact?reading=A')
    await text(other, /We answer within/).click({ position: { x: 4, y: 6 } })
    await other.keyboard.press('Home')
    await other.keyboard.type('Yes: ')
    await other.keyboard.press('Enter')
    await expect.poll(edited.onDisk).toContain('text: "Yes: We answer within {facts.reply}."')
  },
)

describe('facts inserted into a text without facts', () => {
  const facts = (page: Page) => note(page).getByRole('listbox', { name: 'Facts of the site' })
  const chip = (page: Page) => page.locator('[data-lectern-typing] [data-lectern-fact]')

  async function typeBrace(page: Page) {
    await text(page, heading).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' {')
    await facts(page).waitFor()
  }

  it('a brace in a text opens the list of facts with their values, filtered by typing, and a chosen fact is written by its name', async () => {
    const page = await edited.editing('/')
    await typeBrace(page)
    await facts(page).getByRole('option', { name: 'season March to October' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.type('march')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' only')
    await page.locator('[data-lectern-typing]').getByText(`${heading} March to October only`).waitFor()
    await page.getByRole('button', { name: 'March to October: The fact “season” is said in 2 places.' }).waitFor()
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, `title: ${heading} {facts.season} only`)
    await page.getByRole('heading', { name: `${heading} March to October only` }).waitFor()
  })

  slow('a fact is inserted by the arrow keys, and by its whole name in braces', async () => {
    const page = await edited.editing('/')
    await typeBrace(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(', {facts.season}')
    await chip(page).nth(1).waitFor()
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, `title: ${heading} {facts.firstCall}, {facts.season}`)
  })

  slow(
    'a fact typed quickly by its whole name is inserted, and the cursor stays behind the text after it',
    async () => {
      const page = await edited.editing('/')
      await text(page, heading).focus()
      await page.keyboard.press('Enter')
      await page.evaluate(() => {
        for (const sign of ' {season}!') document.execCommand('insertText', false, sign)
      })
      await chip(page).waitFor()
      await page.keyboard.type('!')
      await page.keyboard.press('Enter')
      await edited.becomes(`title: ${heading}`, `title: ${heading} {facts.season}!!`)
    },
  )

  slow('Escape closes the list of facts, and leaves the brace and the text after it as typed', async () => {
    const page = await edited.editing('/')
    await typeBrace(page)
    await page.keyboard.type('so')
    await page.keyboard.press('Escape')
    await facts(page).waitFor({ state: 'detached' })
    await page.keyboard.type('} on')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `${heading} {so} on` }).waitFor()
    await edited.becomes(`title: ${heading}`, `title: ${heading} {{so} on`)
  })

  slow('a brace with nothing typed behind it stays a brace', async () => {
    const page = await edited.editing('/')
    await typeBrace(page)
    await page.keyboard.press('Escape')
    await facts(page).waitFor({ state: 'detached' })
    await page.keyboard.type('so')
    expect(await page.locator('[data-lectern-typing]').textContent()).toBe(`${heading} {so`)
    await page.keyboard.press('Escape')
    expect(edited.onDisk()).toBe(edited.project.original)
  })

  slow('an unknown name in braces closes the list of facts: the text after it is typed, and Enter saves', async () => {
    const page = await edited.editing('/')
    await typeBrace(page)
    await page.keyboard.type('by} post')
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, `title: ${heading} {{by} post`)
  })

  slow('Enter saves the text as typed while the list of facts is empty', async () => {
    const page = await edited.editing('/')
    await typeBrace(page)
    await page.keyboard.type('nothing at all')
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, `title: ${heading} {{nothing at all`)
  })

  slow(
    'a click on another text while the list of facts is open keeps what is typed in both, also while the first is being saved',
    async () => {
      const page = await edited.editing('/')
      await typeBrace(page)
      await page.keyboard.type('so')
      const sent = page.waitForRequest('**/__lectern/edit/apply')
      await page.route('**/__lectern/edit/apply', async (route) => {
        await expect.poll(typedAhead).toBe(true)
        await route.continue()
      })
      let isTyped = false
      const typedAhead = () => isTyped
      await text(page, 'Classes of ten or more').click()
      await sent
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Typed at once.')
      isTyped = true
      await page
        .locator('[data-lectern-typing]')
        .filter({ hasText: /^Typed at once\.$/ })
        .waitFor()
      await page.unrouteAll({ behavior: 'wait' })
      await page.keyboard.press('Enter')
      await expect.poll(edited.onDisk).toContain(`title: ${heading} {{so\n`)
      await expect.poll(edited.onDisk).toContain('text: Typed at once.\n')
    },
  )

  slow('a fact is inserted at the cursor by a button too, and undone by Control+Z', async () => {
    const page = await edited.editing('/')
    await text(page, heading).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Home')
    await press(page, 'Fact')
    await note(page)
      .getByRole('option', { name: /^reply/ })
      .click()
    await chip(page).waitFor()
    expect(await page.locator('[data-lectern-typing]').textContent()).toBe(`24 hours${heading}`)
    await page.keyboard.press('Control+z')
    await chip(page).waitFor({ state: 'detached' })
    expect(await page.locator('[data-lectern-typing]').textContent()).toBe(heading)
    await page.keyboard.press('Escape')
    expect(edited.onDisk()).toBe(edited.project.original)
  })

  slow('facts in a draft are still facts when the draft is restored after a reload', async () => {
    const page = await edited.editing('/')
    await typeBrace(page)
    await page.keyboard.type('season}')
    await chip(page).waitFor()
    await page.reload()
    await page.getByRole('region', { name: 'Draft' }).getByRole('button', { name: 'Take it up' }).click()
    await chip(page).getByText('March to October').waitFor()
    await page.keyboard.press('Enter')
    await edited.becomes(`title: ${heading}`, `title: ${heading} {facts.season}`)
  })
})

it('text typed right after Edit is pressed goes into the clicked text', async () => {
  const page = await edited.visit('/')
  let release = () => {}
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/__lectern/edit/texts**', async (route) => {
    await typed
    await route.continue()
  })
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('heading', { name: heading }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed at once')
  release()
  await page.locator('[data-lectern-typing]').filter({ hasText: 'Typed at once' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('Enter')
  await edited.becomes(`title: ${heading}`, 'title: Typed at once')
})

slow(
  'the editor on the page passes the accessibility check at both widths, in both schemes, with its notes',
  async () => {
    for (const [width, scheme] of [
      [1280, 'light'],
      [820, 'dark'],
    ] as const) {
      await (await edited.visit('/')).setViewportSize({ width, height: 900 })
      const page = await edited.editing(`/?scheme=${scheme}`)
      expect(await faults(page)).toEqual([])
      await text(page, 'Each begins with a').click({ position: { x: 4, y: 6 } })
      expect(await faults(page)).toEqual([])
      await page.getByRole('button', { name: /fact “firstCallLength”/ }).click()
      expect(await faults(page)).toEqual([])
      await press(page, 'Cancel')
      await page.keyboard.press('Escape')
      await page.evaluate(() => localStorage.clear())
    }
  },
)

slow(
  'the list of sections shows their titles as visitors read them, with the values of facts and single braces',
  async () => {
    edited.project.change(/(type: hero\n +title: ).*/, '$1"Cross {facts.season}, {{x}"')
    const page = await edited.editing('/')
    await bar(page).getByRole('button', { name: 'Sections' }).click()
    const panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
    await panel.getByRole('row', { name: /Cross March to October, \{x\}/ }).waitFor()
  },
)
