// From the blank template to a site of five pages with a form and a picture, by the keyboard alone, without
// opening the file. After each step the file has the lines of that step, and no others.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { beforeLaunch, built } from './finished-site.ts'
import { type Project, previewProject } from './preview-project.ts'
import { stepsOf } from './steps-of-file.ts'

const blank = readFileSync(join(root, 'templates/blank/site.yaml'), 'utf8')
  .replace('{{name}}', 'Mill Bakery')
  .replace('{{language}}', 'en')

let project: Project
let page: Page
let step: ReturnType<typeof stepsOf>
beforeAll(async () => {
  project = await previewProject({ text: blank })
  step = stepsOf(onDisk)
  page = await project.open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')

/** What has the focus, in the page, the bar or the panel: its name for people. */
const focused = () =>
  page.evaluate(() => {
    let at: Element | null = document.activeElement
    for (;;) {
      const inner: Element | null | undefined =
        at?.shadowRoot?.activeElement ?? (at instanceof HTMLIFrameElement ? at.contentDocument?.activeElement : null)
      if (!inner) break
      at = inner
    }
    if (!at || at.localName === 'body') return ''
    const ids = at.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])] : []
    const words = ids.map((id) => at?.ownerDocument.getElementById(id)) as (Element | null)[]
    const own = [...new Set([...words, ...labels].map((label) => label?.textContent ?? ''))].join(' ')
    const name = at.getAttribute('aria-label') ?? (own || at.textContent || '')
    return `${at.getAttribute('role') === 'tab' ? 'Tab ' : ''}${name}`.replace(/\s+/g, ' ').trim()
  })

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses Tab or Shift+Tab until the element has the focus. */
async function tabTo(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const seen: string[] = []
  for (let count = 0; count < 70; count++) {
    const now = await focused()
    if (name.test(now)) return
    seen.push(now.slice(0, 40))
    await press(key)
  }
  throw new Error(`The keyboard does not come to ${name}. It came to: ${seen.join(' | ')}`)
}

const typeOver = async (words: string) => {
  await press('Control+a')
  await page.keyboard.type(words)
}

/** Moves to a tab of the panel. */
async function toTab(name: string) {
  await tabTo(/^Tab /, 'Shift+Tab')
  for (let count = 0; count < 5 && (await focused()) !== `Tab ${name}`; count++) await press('ArrowRight')
  expect(await focused()).toBe(`Tab ${name}`)
}

describe.skipIf(!isWhole)('the whole editor by the keyboard alone', () => {
  it('the keyboard alone switches editing on, edits a text on the page, and keeps the focus', async () => {
    await tabTo(/^Edit$/)
    await press('Enter')
    await page.locator('main [data-lectern-text]:visible').first().waitFor()
    await tabTo(/^Say in one line/)
    await press('Enter')
    await typeOver('Bread worth the walk')
    await press('Enter')
    expect(await step('title: Bread worth the walk')).toEqual({
      gone: ['title: Say in one line what you do'],
      come: ['title: Bread worth the walk'],
    })
    await page.getByRole('heading', { level: 1, name: 'Bread worth the walk' }).waitFor()
    await expect.poll(focused).toBe('Bread worth the walk')
    await press('Enter', 'Tab')
    await expect.poll(focused).toBe('Two or three sentences below it.')
    await typeOver('We bake at four, bread is warm when you come by.')
    await press('Enter')
    expect(await step('text: We bake at four, bread is warm when you come by.')).toEqual({
      gone: ['text: Say in two or three sentences for whom you do it, and what they get.'],
      come: ['text: We bake at four, bread is warm when you come by.'],
    })
  })

  it('the keyboard alone opens the panel and adds two pages with their links', async () => {
    await tabTo(/^Sections$/)
    await press('Enter')
    await expect.poll(focused).toBe('Tab Sections')
    await toTab('Pages')
    for (const [title, path] of [
      ['Prices', '/prices'],
      ['Oven', '/oven'],
    ] as const) {
      await tabTo(/^Add a page$/)
      await press('Enter')
      await expect.poll(focused).toMatch(/^Title/)
      await page.keyboard.type(title)
      await press('Enter')
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      const { gone, come } = await step(`- { label: ${title}, to: ${path} }`)
      expect(gone).toEqual([])
      expect(come.filter((line) => !line.includes(title) && !line.includes(path))).toEqual([
        'blocks:',
        '- type: prose',
        'placeholder: true',
        'text: |',
        'What is to be said here.',
        ...(come.includes('') ? [''] : []),
      ])
    }
  })

  it('the keyboard alone reorders the menu', async () => {
    await toTab('Pages')
    await tabTo(/^(Home|Oven), \//)
    await press('End', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter')
    const links = () => page.getByRole('banner').getByRole('navigation').getByRole('link').allTextContents()
    await expect.poll(links).toEqual(['Home', 'Contact', 'Oven', 'Prices'])
    expect(await step('- { label: Oven, to: /oven }')).toEqual({ gone: [], come: [] })
  })

  it('the keyboard alone adds a section with a picture and its alternative text', async () => {
    await toTab('Sections')
    await tabTo(/^Add a section$/)
    await press('Enter')
    await expect.poll(focused).toBe('Find a section')
    await page.keyboard.type('picture')
    const panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
    await panel.getByRole('button', { name: /^Picture/ }).waitFor()
    await tabTo(/^Picture/)
    await press('Enter')
    await step('- type: picture')
    // Before the keys: the browser has to expect the file chooser when Enter is pressed.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(/^Upload a picture$/)
    await press('Enter')
    const buffer = readFileSync(join(root, 'images/oven.jpg'))
    await (await chooser).setFiles({ name: 'Our oven.jpg', mimeType: 'image/jpeg', buffer })
    expect(await step('file: images/our-oven.jpg')).toEqual({
      gone: ['file: images/oven.jpg'],
      come: ['file: images/our-oven.jpg'],
    })
    await tabTo(/^Words for people/)
    await typeOver('The oven, with bread in it.')
    await press('Tab')
    expect(await step('alt: The oven, with bread in it.')).toEqual({
      gone: ['alt: A fire in the arch of a brick oven'],
      come: ['alt: The oven, with bread in it.'],
    })
    await page.getByRole('img', { name: 'The oven, with bread in it.' }).waitFor()
    await tabTo(/^All sections$/, 'Shift+Tab')
    await press('Enter')
    await expect.poll(focused).toBe('Tab Sections')
  })

  it('the keyboard alone adds a question to a form, after the notice of the database change', async () => {
    await toTab('Form')
    await tabTo(/^Add a question$/)
    await press('Enter')
    await expect.poll(focused).toMatch(/^What the visitor reads/)
    await page.keyboard.type('Day of your visit')
    await tabTo(/^One line of text/)
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await expect.poll(focused).toBe('Day')
    await tabTo(/^Add$/)
    await press('Enter')
    await tabTo(/^Save$/)
    await press('Enter')
    expect(await step('- { name: day_of_your_visit, type: date, label: Day of your visit }')).toEqual({
      gone: [],
      come: ['- { name: day_of_your_visit, type: date, label: Day of your visit }'],
    })
    await expect.poll(focused).toBe('Add a question')
  })

  it("the keyboard alone fills in the owner's name and address, and undoes a step", async () => {
    await toTab('Site')
    await tabTo(/^Name and contact$/)
    await press('Enter')
    await tabTo(/^Web address/)
    await typeOver('https://mill-bakery.fictional')
    await press('Tab')
    expect(await step('url: https://mill-bakery.fictional')).toEqual({
      gone: ['url: https://www.example.com'],
      come: ['url: https://mill-bakery.fictional'],
    })
    await tabTo(/^Email/)
    await typeOver('bread@mill-bakery.fictional')
    await press('Tab')
    await step('email: bread@mill-bakery.fictional')
    await tabTo(/^Undo$/)
    await press('Enter')
    await step('email: hello@example.com')
    await tabTo(/^Redo$/)
    await press('Enter')
    await step('email: bread@mill-bakery.fictional')
    await tabTo(/^Still to be supplied/, 'Shift+Tab')
    await press('Space')
    await expect.poll(onDisk).not.toContain('placeholder: true # take')
    await press('Escape')
    await expect.poll(focused).toBe('Sections')
  })

  it("the keyboard alone ends with only the owner's own facts missing, and a site that builds", async () => {
    expect(await beforeLaunch(project.folder)).toEqual(['missing-contact', 'still-placeholder', 'unreviewed-text'])
    const text = await built(project.folder)
    for (const path of ['', 'prices', 'privacy']) expect(text(path)).toContain('<h1')
    expect(text('contact')).toContain('name="day_of_your_visit"')
    expect(text('oven')).toContain('alt="The oven, with bread in it."')
  })
})
