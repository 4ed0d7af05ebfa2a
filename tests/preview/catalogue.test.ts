// The catalogue of blocks, and every example in it: by day and by night, on a phone and on a desk.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { load } from '../../src/manifest/load.ts'
import type { CatalogueEntry } from '../../src/preview/catalogue.ts'
import { shape } from '../../src/problems/catalogue/shape.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
let entries: CatalogueEntry[]
beforeAll(async () => {
  project = await previewProject()
  const answer = await fetch(`${project.preview.url}/__lectern/blocks.json`)
  entries = (await answer.json()) as CatalogueEntry[]
})
afterAll(async () => {
  await project?.closePages()
  await project?.close()
})

describe('the catalogue', () => {
  it('shows every block with its options, its examples and where this site uses it', async () => {
    const page = await project.open('/__lectern/blocks')
    await page.getByRole('heading', { level: 1, name: 'Blocks' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(entries.length)
    const banner = page.getByRole('region', { name: 'banner' })
    expect(await banner.getByRole('row').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('title'), expect.stringContaining('action.to')]),
    )
    expect(await banner.getByRole('link', { name: '/ in reading A' }).getAttribute('href')).toBe('/?reading=A')
    const list = page.getByRole('region', { name: 'index-list', exact: true })
    expect(await list.textContent()).toContain('as the fragment five-industries')
    await page.context().close()
  })

  it('copies YAML that may be pasted into a page as it is', async () => {
    const page = await project.open('/__lectern/blocks', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Copy hero, words alone' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(parse(copied)).toEqual([{ type: 'hero', title: 'We sing on Tuesdays', text: 'Come as you are.' }])
    await page.context().close()
  })

  it('gives for every example YAML that says what the example says, and that has the shape of a block', () => {
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

/** Goes from example to example within one window, and tells what is wrong with each. */
function lookAt(page: Page, path: string): Promise<Look> {
  return page.evaluate(async (to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    const place = () => document.querySelector(`main[data-example="${to}"]`)
    for (let tries = 0; tries < 600 && !place(); tries++) await new Promise((done) => setTimeout(done, 5))
    const main = place()
    if (!main) throw new Error(`${to} was not drawn.`)
    const { axe } = window as unknown as {
      axe: { run(at: Element, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run(main, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      elements: main.children.length,
      wide: document.documentElement.scrollWidth > innerWidth,
    }
  }, path)
}

describe.each([
  [320, 'light'],
  [320, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('every example at %i px, %s', (width, scheme) => {
  it('passes the accessibility check, is one element, and is no wider than the window', {
    timeout: 120_000,
  }, async () => {
    const page = await project.open(`/__lectern/example/${entries[0]?.type}/0`, {
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    await page.locator('main').waitFor()
    await page.addScriptTag({ content: axe })
    const wrong: Record<string, Look> = {}
    for (const { type, examples } of entries)
      for (const [at, { name }] of examples.entries()) {
        const look = await lookAt(page, `/__lectern/example/${type}/${at}`)
        if (look.violations.length || look.elements !== 1 || look.wide) wrong[`${type}, ${name}`] = look
      }
    expect(wrong).toEqual({})
    await page.context().close()
  })
})
