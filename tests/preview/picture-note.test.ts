// The note of a picture on the page, and the lines it changes in the file.
import { EventEmitter, once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { editEndpoints } from '../../src/preview/endpoints.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { edit, faults, text } from './edited-page.ts'
import { panelFaults } from './panel-faults.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
let page: Page
let note: FrameLocator
let withPicture: string
beforeAll(async () => {
  project = await previewProject()
  const section =
    '          - type: picture\n            image:\n              file: images/oven.jpg\n              alt: A fire in an oven\n' +
    '          - type: cards\n            title: Breads\n            cards:\n              - title: Rye\n                text: Dark.\n' +
    '                to: /contact\n                image: { file: images/oven.jpg, alt: A loaf }\n' +
    '          - type: events\n            title: What is on\n            events:\n              - day: 2031-05-14\n' +
    '                title: Bread and wine\n              - day: 2031-06-02\n                title: Open oven\n'
  withPicture = project.original.replace('          - type: contrast\n', `${section}          - type: contrast\n`)
  project.save(withPicture)
  page = await project.open('/')
  note = page.frameLocator('.place-note iframe')
  await edit(page)
})
afterEach(async () => {
  await page.evaluate(() => sessionStorage.clear())
  project.save(withPicture)
  await page.setViewportSize({ width: 1280, height: 900 })
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
const becomes = (from: string, to: string) => expect.poll(onDisk).toBe(withPicture.replace(from, to))
const picture = () => page.locator('main img[src*="oven"]:not([alt="A loaf"])')

async function open() {
  await picture().click()
  await note.getByRole('heading', { name: 'Picture' }).waitFor()
}

/** Drops a file into the note, or pastes it. */
async function give(how: string) {
  const bytes = readFileSync(join(project.folder, 'images/oven.jpg')).toString('base64')
  const frame = await (await page.locator('.place-note iframe').elementHandle())?.contentFrame()
  await frame?.evaluate(
    async ([given = '', kind]) => {
      const data = new DataTransfer()
      const file = await fetch(`data:image/jpeg;base64,${given}`)
      data.items.add(new File([await file.blob()], 'Dropped.jpg', { type: 'image/jpeg' }))
      const how = { bubbles: true, cancelable: true }
      if (kind === 'paste') document.body.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: data }))
      else document.querySelector('.drop')?.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer: data }))
    },
    [bytes, how],
  )
}

const noteFaults = () => panelFaults(page)
const close = () => note.getByRole('button', { name: 'Close' }).click()

describe('the note of a picture on the page', () => {
  slow('the note of a picture opens on a card whose link covers the picture', async () => {
    const loaf = page.getByRole('img', { name: 'A loaf' })
    await loaf.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await loaf.boundingBox()) ?? expect.unreachable()
    await page.mouse.click(x + width / 2, y + height / 2)
    await note.getByRole('heading', { name: 'Picture' }).waitFor()
    await close()
    await text(page, 'Rye').click()
    await page.locator('[data-lectern-typing]').waitFor()
    await page.keyboard.press('Escape')
  })

  it('the note of a picture opens by Enter, sets the alternative text, and returns the focus after Escape', async () => {
    await picture().focus()
    await page.keyboard.press('Enter')
    await note.getByLabel('Words for people who do not see it', { exact: true }).fill('Bread in an oven')
    await page.keyboard.press('Tab')
    await becomes('A fire in an oven', 'Bread in an oven')
    await page.keyboard.press('Escape')
    await page.locator('.place-note').waitFor({ state: 'detached' })
    await expect.poll(() => picture().evaluate((it) => it === document.activeElement)).toBe(true)
  })

  slow('the note of a picture sets its shape, and its focal point by a press in it and by the arrow keys', async () => {
    await open()
    await note.getByRole('radio', { name: 'top', exact: true }).check({ force: true })
    await becomes('alt: A fire in an oven\n', 'alt: A fire in an oven\n              focus: top\n')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await becomes('alt: A fire in an oven\n', 'alt: A fire in an oven\n              focus: right\n')
    await expect.poll(() => picture().getAttribute('class')).toContain('focus-right')
    await close()
  })

  it.each(isWhole ? ['drop', 'paste'] : ['drop'])(
    'the note of a picture replaces it with a file by %s',
    async (how) => {
      await open()
      await give(how)
      await becomes('images/oven.jpg', 'images/dropped.jpg')
      await page.locator('main img[src*="dropped"]').waitFor()
      rmSync(join(project.folder, 'images/dropped.jpg'))
      await close()
    },
  )

  describe.skipIf(!isWhole)('while a file is uploaded', () => {
    /** Drops a file whose upload waits for the returned function. */
    async function uploading(): Promise<() => Promise<void>> {
      const waiting = new EventEmitter()
      const released = once(waiting, 'release')
      await page.route(`**${editEndpoints.upload}*`, async (route) => {
        await released
        await route.continue()
      })
      await open()
      await give('drop')
      await page.getByText('Dropped.jpg is being stored').waitFor()
      return async () => {
        waiting.emit('release')
        await becomes('images/oven.jpg', 'images/dropped.jpg')
        await page.unroute(`**${editEndpoints.upload}*`)
        rmSync(join(project.folder, 'images/dropped.jpg'))
      }
    }

    it('a closed note of a picture ends once its upload is on the page', async () => {
      const store = await uploading()
      await close()
      await store()
      await page.locator('.place-note').waitFor({ state: 'detached' })
    })

    it('the browser asks before the page is left', async () => {
      const store = await uploading()
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.type()
      })
      await page.evaluate(() => location.reload())
      expect(await asked).toBe('beforeunload')
      await store()
      await close()
    })
  })

  slow(
    'the note of a picture lists all pictures with their sizes and uses; an unused picture can be deleted',
    async () => {
      await open()
      await note.getByRole('button', { name: /^Choose one of/ }).click()
      const library = note.getByRole('grid', { name: 'Pictures of the site' })
      await library.getByRole('row', { name: /^oven\.jpg, 1200 × \d+, \d+ KB, on \/ of A/ }).waitFor()
      expect(await library.getByRole('button', { name: 'Delete: oven.jpg' }).count()).toBe(0)
      await note.getByText('Only those that nothing uses').click()
      await library.getByRole('row', { name: /^flour\.svg, .*, Not used/ }).waitFor()
      expect(await library.getByRole('row').count()).toBe(1)
      expect(await noteFaults()).toEqual([])
      await library.getByRole('button', { name: 'Delete: flour.svg' }).click()
      await note.getByRole('button', { name: 'Cancel' }).click()
      await library.getByRole('row', { name: /^flour/ }).click({ position: { x: 20, y: 20 } })
      await becomes('images/oven.jpg', 'images/flour.svg')
      await note.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(onDisk).toBe(withPicture)
      await note.getByRole('button', { name: /^Choose one of/ }).click()
      await library.getByRole('button', { name: 'Delete: flour.svg' }).click()
      await note.getByRole('button', { name: 'Delete', exact: true }).click()
      await note.getByText('images/flour.svg is removed', { exact: false }).waitFor()
      expect(existsSync(join(project.folder, 'images/flour.svg'))).toBe(false)
      expect(existsSync(join(project.folder, '.lectern/removed/flour.svg'))).toBe(true)
      await close()
    },
  )

  slow('the note of a picture shows each of many pictures whole, with its name, size and place', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>'
    const names = Array.from({ length: 12 }, (_, index) => `many-${index}.svg`)
    for (const name of names) project.write(`images/${name}`, drawing)
    await open()
    await note.getByRole('button', { name: /^Choose one of/ }).click()
    const row = note.getByRole('row', { name: /^many-11\.svg/ })
    await row.waitFor()
    const isWithin = (one: Element) => {
      const { bottom } = one.getBoundingClientRect()
      return [...one.querySelectorAll('img, b, span')].map((part) => part.getBoundingClientRect().bottom <= bottom)
    }
    expect(await row.evaluate(isWithin)).toEqual([true, true, true, true])
    for (const name of names) rmSync(join(project.folder, 'images', name))
    await close()
  })

  slow.each([1280, 375])(
    'the note of a picture passes the accessibility check and shows what is typed, at %i pixels',
    async (width) => {
      await page.setViewportSize({ width, height: 800 })
      await open()
      expect(await noteFaults()).toEqual([])
      expect(await faults(page)).toEqual([])
      const alt = note.getByLabel('Words for people who do not see it', { exact: true })
      await alt.focus()
      expect(
        await alt.evaluate(
          (it) => document.elementFromPoint(it.getBoundingClientRect().x + 9, it.getBoundingClientRect().y + 9) === it,
        ),
      ).toBe(true)
      await close()
    },
  )
})

slow(
  'a date on the page opens the fields of its event, by a click and by Enter, and is set in a calendar',
  async () => {
    const day = page.locator('main time', { hasText: 'Jun' })
    await day.click()
    await note.getByRole('heading', { name: 'What stands here' }).waitFor()
    await note
      .getByLabel(/^Up to/)
      .first()
      .waitFor()
    const field = note.getByLabel(/^Day/).first()
    // A press on the field comes before what its calendar fills in.
    await field.dispatchEvent('pointerdown')
    await field.fill('2031-06-15')
    await becomes('day: 2031-06-02', 'day: 2031-06-15')
    await close()
    await expect.poll(() => day.textContent()).toContain('15')
    await day.focus()
    await page.keyboard.press('Enter')
    await note.getByRole('heading', { name: 'What stands here' }).waitFor()
    expect(await noteFaults()).toEqual([])
    await close()
  },
)
