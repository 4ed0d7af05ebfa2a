// The catalogue of blocks, and every example in it: light and dark, on a phone and on a desktop.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { load } from '../../src/manifest/load.ts'
import type { CatalogueEntry } from '../../src/preview/catalogue/catalogue.ts'
import type { Catalogue } from '../../src/preview/messages.ts'
import { shape } from '../../src/problems/catalogue/shape.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
let entries: CatalogueEntry[]
beforeAll(async () => {
  // `true` does nothing and ends well: as an editor it opens whatever it is given.
  process.env.LAUNCH_EDITOR = 'true'
  project = await previewProject()
  const answer = await fetch(`${project.preview.url}/__lectern/blocks.json`)
  entries = ((await answer.json()) as Catalogue).entries
})
afterAll(async () => {
  delete process.env.LAUNCH_EDITOR
  await project?.closePages()
  await project?.close()
})

/** The list beside them has headings of its own: one for each group. */
const blocks = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

describe('the catalogue', () => {
  // One window, since it renders every example of every block; each test clears what it types.
  let page: Page
  beforeAll(async () => {
    page = await project.open('/__lectern/blocks', { permissions: ['clipboard-read', 'clipboard-write'] })
  })
  afterAll(() => page?.context().close())

  it('the catalogue shows every block with its options, its examples and where this site uses it', async () => {
    await page.getByRole('heading', { level: 1, name: 'Blocks' }).waitFor()
    await expect.poll(() => blocks(page).count()).toBe(entries.length)
    const banner = page.getByRole('region', { name: 'Banner', exact: true })
    expect(await banner.getByRole('row').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('title'), expect.stringContaining('action.to')]),
    )
    expect(await banner.getByRole('link', { name: '/ of A' }).getAttribute('href')).toBe('/?reading=A')
    const list = page.getByRole('region', { name: 'Index', exact: true })
    expect(await list.textContent()).toContain('Shared section five-landings')
  })

  slow('the catalogue links to each block, and filters the list by the typed words', async () => {
    const list = page.getByRole('navigation', { name: 'Blocks' })
    await list.getByRole('link', { name: 'Price list' }).click()
    await expect
      .poll(() => page.locator('#price-list').evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
      .toBeLessThan(90)
    const filter = list.getByRole('searchbox', { name: 'Filter' })
    await filter.fill('price-li')
    await list.getByText('1 block with').waitFor()
    expect(await blocks(page).allTextContents()).toEqual(['Price list price-list#'])
    expect(await list.getByRole('heading').allTextContents()).toEqual(['Work and offers'])
    await filter.fill('')
    await expect.poll(() => blocks(page).count()).toBe(entries.length)
  })

  it('the catalogue copies YAML that can be pasted into a page, by the keyboard too, and confirms it', async () => {
    const button = page.getByRole('button', { name: 'Copy Opening, words alone' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await page.getByRole('status').getByText('Copied: Opening, words alone').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(parse(copied)).toEqual([{ type: 'hero', title: 'We sing on Tuesdays', text: 'Come as you are.' }])
  })

  slow('the catalogue opens the block that a page uses in the editor', async () => {
    const opened = page.waitForResponse('**/__lectern/open')
    await page.getByRole('button', { name: 'Edit: / of A, Section 3' }).first().click()
    const { origins } = (await (await opened).json()) as { origins: { file: string; line: number }[] }
    const [first] = origins
    expect(project.original.split('\n')[(first?.line ?? 0) - 1]).toMatch(/type:|use:/)
  })

  slow(
    'the catalogue renders each example with the styles of the site and without scripts, and does not use those styles itself',
    async () => {
      const page = await project.open('/__lectern/blocks?reading=A#picture')
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground'))
      const example = page.frameLocator('iframe[title="Picture, Example"]')
      const img = example.locator('img')
      await expect.poll(() => img.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1200)
      expect([await img.getAttribute('width'), await img.getAttribute('height')]).toEqual(['1200', '800'])
      expect(await example.locator('script').count()).toBe(0)
      const inside = () =>
        example.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--ground'))
      expect([await ground(), await inside()]).toEqual(['', '#f4f8f1'])
      await page.getByRole('button', { name: 'dark', exact: true }).click()
      await expect.poll(inside).not.toBe('#f4f8f1')
      const own = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await expect.poll(own).toBe('rgb(18, 22, 28)')
      project.change('ground: "#f4f8f1"', 'ground: "#ffeedd"')
      await page.getByRole('button', { name: 'light', exact: true }).click()
      await expect.poll(inside).toBe('#ffeedd')
      await expect.poll(own).toBe('rgb(246, 247, 249)')
      project.save(project.original)
      await page.context().close()
    },
  )

  slow('the catalogue gives YAML for every example, with the same value and valid as a block', () => {
    const wrong: string[] = []
    for (const { type, examples } of entries)
      for (const { name, props, yaml } of examples) {
        expect(parse(yaml), `${type}, ${name}`).toEqual([{ type, ...props }])
        const page = `      /example:\n        title: Example\n        description: An example.\n        blocks:\n${yaml.replaceAll(/^(?=.)/gm, '          ')}\n`
        const { problems } = load(
          project.original.replace('      /services:\n', `${page}      /services:\n`),
          'site.yaml',
        )
        const misshapen = problems.filter(({ code, path }) => code in shape && path.includes('~1example'))
        wrong.push(...misshapen.map(({ path, message }) => `${type}, ${name}: ${path} ${message}`))
      }
    expect(wrong).toEqual([])
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  violations: string[]
  elements: number
  wide: boolean
}

/** Opens an example in the same window and checks it. */
function lookAt(page: Page, path: string): Promise<Look> {
  return page.evaluate(async (to) => {
    history.pushState(null, '', to + location.search)
    dispatchEvent(new PopStateEvent('popstate'))
    const place = () => document.querySelector(`main[data-example="${to}"]`)
    for (let tries = 0; tries < 600 && !place(); tries++) await new Promise((done) => setTimeout(done, 5))
    const main = place()
    if (!main) throw new Error(`${to} was not drawn.`)
    const { violations } = await window.axe.run(main, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    })
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      elements: main.children.length,
      wide: document.documentElement.scrollWidth > innerWidth,
    }
  }, path)
}

describe.each(['light', 'dark'] as const)('the pages of the preview itself, %s', (scheme) => {
  // The whole suite checks each page light and dark; otherwise once, with the catalogue example by example.
  it.each(
    (
      [
        ['/__lectern/blocks', scheme === 'light' ? 375 : 1280, 'never'],
        ['/__lectern/both?path=/services', 1280, 'dark'],
        ['/__lectern/widths?path=/services', 1280, 'light'],
      ] as const
    ).filter(([, , once]) => isWhole || once === scheme),
  )(
    'the pages of the preview itself pass the accessibility check: %s at %i px',
    { timeout: 60_000 },
    async (path, width) => {
      const page = await project.open(path, { viewport: { width, height: 800 }, colorScheme: scheme })
      await page.locator('h1').waitFor()
      if (path.endsWith('blocks')) await page.locator('#tiers').waitFor()
      await page.addScriptTag({ content: axe })
      const wrong = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false })
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
      expect(wrong).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
      await page.context().close()
    },
  )
})

const bothWays = [
  [320, 'light', 'A'],
  [1280, 'dark', 'B'],
] as const
const crosswise = [
  [320, 'dark', 'B'],
  [1280, 'light', 'A'],
] as const
/** In a whole suite each pair of a width, a scheme and a reading is among these. */
const looks = isWhole ? [...bothWays, ...crosswise] : bothWays.slice(0, 1)

describe.each(looks)('every example at %i px, %s, in the look of reading %s', (width, scheme, reading) => {
  it('every example passes the accessibility check, is one element, and is no wider than the window', {
    timeout: 120_000,
  }, async () => {
    const page = await project.open(`/__lectern/example/${entries[0]?.type}/0?reading=${reading}`, {
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    await page.locator('main').waitFor()
    await page.addScriptTag({ content: axe })
    const wrong: Record<string, Look> = {}
    const seen = new Set<string>()
    for (const [turn, { type, examples }] of entries.entries())
      for (const [at, { name }] of examples.entries()) {
        // Else the first example of every other block.
        if (!isWhole && (at > 0 || turn % 2 !== (width === 320 ? 0 : 1))) continue
        seen.add(type)
        const look = await lookAt(page, `/__lectern/example/${type}/${at}`)
        if (look.violations.length || look.elements !== 1 || look.wide) wrong[`${type}, ${name}`] = look
      }
    expect(wrong).toEqual({})
    // Every block has an example, so every block has been looked at.
    expect(entries.filter(({ examples }) => examples.length === 0)).toEqual([])
    expect(seen.size).toBeGreaterThanOrEqual(isWhole ? entries.length : Math.floor(entries.length / 2))
    await page.context().close()
  })
})
