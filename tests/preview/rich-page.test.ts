// Long texts edited in their formatted form, in a browser, from the keys to the lines of the file.
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { editedPage, note, press } from './edited-page.ts'

const edited = editedPage()
const typing = (page: Page) => page.locator('[data-lectern-typing=rich]')
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })

async function begin(): Promise<Page> {
  const page = await edited.editing('/privacy')
  await page.locator('main .prose p').first().click()
  await typing(page).waitFor()
  return page
}

/** Removed and added lines. */
function changedLines() {
  const [old, now] = [edited.project.original.split('\n'), edited.onDisk().split('\n')]
  return {
    gone: old.filter((line) => !now.includes(line)).map((line) => line.trim()),
    added: now.filter((line) => !old.includes(line)).map((line) => line.trim()),
  }
}

const plain = (words: string | null) => words?.replace(/\s+/g, ' ')

const paste = (page: Page, html: string) =>
  typing(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    clipboardData.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

it('a long text is edited in its formatted form: bold by its key, a link by the note, a list by its button; only the edited lines change', async () => {
  const page = await begin()
  expect(await typing(page).textContent()).not.toContain('#')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('us all')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' 2 * 3 now')
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await page.keyboard.press('Control+k')
  await note(page).getByLabel('Where the link leads').fill('/contact')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('one')
  await tool(page, 'List').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Control+Enter')
  await typing(page).waitFor({ state: 'detached' })
  await page.locator('main .prose strong', { hasText: 'us all' }).waitFor()
  expect(changedLines()).toEqual({
    gone: [],
    added: ['Ask **us all** 2 * 3 [now](/contact)', '- one', '- two'],
  })
})

slow('a long text undoes and redoes what was typed, and Escape restores it', async () => {
  const page = await begin()
  const before = plain(await typing(page).textContent())
  await page.keyboard.press('Home')
  await page.keyboard.type('One two')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+i')
  await typing(page).locator('em', { hasText: 'two' }).waitFor()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
  expect(await typing(page).locator('em').count()).toBe(0)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Escape')
  await typing(page).waitFor({ state: 'detached' })
  expect(plain(await page.locator('main .prose').first().textContent())).toBe(before)
  expect(edited.onDisk()).toBe(edited.project.original)
})

slow(
  'a long text keeps words that are selected backwards right after they were typed, and their selection goes on growing',
  async () => {
    const page = await begin()
    await page.keyboard.press('Control+End')
    // Within one task, as keys may come before a slow browser has taken note of the first.
    const selected = await typing(page).evaluate(async (box) => {
      for (const data of ' first')
        box.dispatchEvent(
          new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true }),
        )
      const selection = getSelection()
      for (let count = 0; count < 4; count++) selection?.modify('extend', 'backward', 'character')
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 50))
      selection?.modify('extend', 'backward', 'character')
      return selection?.toString()
    })
    expect(selected).toBe('first')
    await page.keyboard.press('Escape')
  },
)

slow("a long text undoes and redoes by the commands of the browser's menu", async () => {
  const page = await begin()
  const before = plain(await typing(page).textContent())
  const session = await page.context().newCDPSession(page)
  // What the menu sends, with a key that has no meaning of its own.
  const choose = (command: string) =>
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Unidentified', commands: [command] })
  const isOffered = (command: string) => page.evaluate((name) => document.queryCommandEnabled(name), command)
  await page.keyboard.press('Home')
  await page.keyboard.type('One')
  const after = plain(await typing(page).textContent())
  await expect.poll(() => isOffered('undo')).toBe(true)
  await choose('undo')
  await expect.poll(async () => plain(await typing(page).textContent())).toBe(before)
  await expect.poll(() => isOffered('redo')).toBe(true)
  await choose('redo')
  await expect.poll(async () => plain(await typing(page).textContent())).toBe(after)
  await page.keyboard.press('Escape')
})

slow('a long text shows its Markdown on Control+slash, and its formatted form again on the same key', async () => {
  const page = await begin()
  await page.keyboard.press('Control+/')
  const source = page.locator('[data-lectern-typing=markdown]')
  await source.getByText('# Looking at the pages').waitFor()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('**Bold** first.\n\n')
  await press(page, 'Formatted')
  await typing(page).locator('strong', { hasText: 'Bold' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => changedLines().added).toEqual(['**Bold** first.'])
})

it('a long text keeps links, lists and headings of text pasted from a word processor, and reports what it leaves out', async () => {
  const page = await begin()
  await page.keyboard.press('Control+Home')
  await paste(
    page,
    '<p>See <b>this</b> and <a href="/contact">that</a>.<img src="data:,"></p><ul><li>one</li><li>two</li></ul><script>alert(1)</script>',
  )
  await note(page).getByText('Left out, since this text does not take it: pictures.').waitFor()
  await page.keyboard.press('Control+Enter')
  await typing(page).waitFor({ state: 'detached' })
  await page.locator('main .prose strong', { hasText: 'this' }).waitFor()
  expect(changedLines()).toEqual({ gone: [], added: ['See **this** and [that](/contact).', '- one', '- two'] })
})

describe('a text of one line', () => {
  it('a text of one line keeps the plain text of what is pasted, and reports that links are left out', async () => {
    const page = await edited.editing('/')
    await page.locator('#root [data-lectern-text]').filter({ hasText: 'Coming with a school?' }).first().click()
    const field = page.locator('[data-lectern-typing=plain]')
    await field.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p>with <a href="/x">a link</a></p>')
      clipboardData.setData('text/plain', 'with a link')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await note(page).getByText('Left out, since this text does not take it: links.').waitFor()
    expect(await field.textContent()).toContain('with a link')
  })

  slow('a text that is saved by the button beside it keeps the focus', async () => {
    const page = await edited.editing('/')
    const heading = page.getByRole('heading', { name: 'Coming with a school?' })
    await heading.click()
    await page.locator('[data-lectern-typing=plain]').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await press(page, 'Save')
    await page.locator('[data-lectern-typing]').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Coming with a school?!')
  })
})
