// The engine's own source is live in its repository: views, styles, a new block, and one that is broken.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { engineForms } from '../../src/preview/server/engine-form.ts'
import { isWhole } from '../how-much.ts'
import { isSameWindow, markWindow, type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject({
    form: engineForms.source,
    whileOpening(folder) {
      const path = join(folder, 'src/blocks/page-intro/schema.ts')
      writeFileSync(path, readFileSync(path, 'utf8').replace('max: 110', 'max: 3'))
    },
  })
})
afterEach(async () => {
  await project.closePages()
  project.save(project.original)
})

describe.skipIf(!isWhole)("a change of the engine's source", () => {
  it('a file of the source that is saved while the preview starts is loaded in its new version', async () => {
    const codes = () => project.healthReports.at(-1)?.problems.map(({ code }) => code)
    await expect.poll(codes, { timeout: 60_000 }).toContain('too-long')
    const path = 'src/blocks/page-intro/schema.ts'
    project.write(path, readFileSync(join(project.folder, path), 'utf8').replace('max: 3', 'max: 110'))
    await expect.poll(codes, { timeout: 60_000 }).not.toContain('too-long')
  })

  it('a changed view and a changed style are on the page without a reload', async () => {
    const page = await project.open('/')
    await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
    await markWindow(page)
    const view = readFileSync(join(project.folder, 'src/blocks/banner/view.tsx'), 'utf8')
    project.write(
      'src/blocks/banner/view.tsx',
      view.replace(/<Subtitle|<Title/, (tag) => `<span>Looked at</span>${tag}`),
    )
    await page.getByText('Looked at').waitFor()
    const css = readFileSync(join(project.folder, 'src/blocks/banner/style.css'), 'utf8')
    project.write('src/blocks/banner/style.css', `${css}\n.heading { letter-spacing: 7px; }\n`)
    const spacing = () => page.locator('h1').evaluate((h1) => getComputedStyle(h1).letterSpacing)
    await expect.poll(spacing).toBe('7px')
    expect(await isSameWindow(page)).toBe(true)
  })

  it('a new block in the source is loaded: its schema, its view, its style', async () => {
    const page = await project.open('/')
    await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
    await markWindow(page)
    project.write(
      'src/blocks/shout/schema.ts',
      "import { record, text } from '../../schema/vocabulary.ts'\n\nexport default record({ words: text({ about: 'What is shouted.' }) }, { about: 'Loud words.' })\n",
    )
    project.write(
      'src/blocks/shout/view.tsx',
      'export default function Shout({ words }: { words: string }) {\n  return <p className="shout">{words.toUpperCase()}</p>\n}\n',
    )
    project.write('src/blocks/shout/style.css', '.shout { font-size: 50px; }\n')
    project.write('src/blocks/shout/examples.yaml', 'default:\n  words: hear this\n')
    project.change(
      '          - type: banner\n',
      '          - type: shout\n            words: hear ye\n          - type: banner\n',
    )
    const shout = page.getByText('HEAR YE', { exact: true })
    await shout.waitFor({ timeout: 60_000 })
    await expect.poll(() => shout.evaluate((p) => getComputedStyle(p).fontSize)).toBe('50px')
    expect(await isSameWindow(page)).toBe(true)
  })
})

describe.skipIf(!isWhole)('a page that throws while rendering', () => {
  it('a page that throws while rendering shows the error screen with the message in either reading, never a blank page, and the page returns when it is fixed', async () => {
    const view = 'src/blocks/closing/view.tsx'
    const whole = readFileSync(join(project.folder, view), 'utf8')
    const page = await project.open('/')
    await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
    project.write(
      view,
      whole.replace(
        'export default function Closing(',
        "export default function Closing(): never {\n  throw new Error('The closing is broken.')\n}\nexport function Closed(",
      ),
    )
    for (const reading of ['A', 'B']) {
      await page.goto(`${project.preview.url}/?reading=${reading}`)
      await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
      await page.getByText('The closing is broken.').first().waitFor()
    }
    await page.goto(`${project.preview.url}/?reading=A`)
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    project.write(view, whole)
    await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
  })
})
