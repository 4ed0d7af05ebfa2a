// A mistake never takes the page away; the list of problems leads to the line.
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isSameWindow, markWindow, type Project, previewProject } from './preview-project.ts'

let project: Project
let note: string
beforeAll(async () => {
  project = await previewProject()
  // An editor that writes down what it was asked to open.
  note = join(project.folder, 'opened.txt')
  const editor = join(project.folder, 'editor.mjs')
  writeFileSync(
    editor,
    `#!${process.execPath}\nimport { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(note)}, process.argv.slice(2).join(' ') + '\\n')\n`,
  )
  chmodSync(editor, 0o755)
  process.env.LAUNCH_EDITOR = editor
})
afterEach(async () => {
  await project.closePages()
  project.save(project.original)
  await expect.poll(() => project.preview.live.health.problems.length).toBe(0)
})
afterAll(() => {
  delete process.env.LAUNCH_EDITOR
  return project?.close()
})

const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length
const opened = () => (existsSync(note) ? readFileSync(note, 'utf8') : '')

describe('a mistake', () => {
  it('leaves the last good page, lists every problem with its lines and a hint, and goes when it is mended', async () => {
    const page = await project.open('/')
    await page.getByRole('heading', { name: 'Leading a nonprofit?' }).waitFor()
    await markWindow(page)
    const wrong = project.original
      .replace('type: banner', 'type: baner')
      .replace('label: See all industries, to: /industries', 'label: See all, to: /industry')
    project.save(wrong)
    const list = page.getByRole('region', { name: 'Problems' })
    await list.getByText('unknown-block').waitFor()
    expect(await list.getByRole('listitem').count()).toBe(project.preview.live.health.problems.length)
    expect(await list.locator('pre').first().textContent()).toContain('to: /industry')
    expect(await list.locator('.hint').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('"banner"')]),
    )
    expect(await page.getByRole('heading', { name: 'Leading a nonprofit?' }).isVisible()).toBe(true)
    // The terminal is told the same.
    expect(project.told.at(-1)).toEqual(project.preview.live.health)
    project.save(project.original)
    await list.waitFor({ state: 'detached' })
    expect(await isSameWindow(page)).toBe(true)
  })

  it('opens the editor at the line when its place is clicked', async () => {
    rmSync(note, { force: true })
    const page = await project.open('/')
    const wrong = project.original.replace('type: banner', 'type: baner')
    project.save(wrong)
    const line = lineOf(wrong, 'type: baner')
    await page
      .getByRole('region', { name: 'Problems' })
      .getByRole('button', { name: `site.yaml:${line}:` })
      .click()
    await expect.poll(opened).toContain(`site.yaml`)
    expect(project.preview.live.health.problems[0]?.line).toBe(line)
  })

  it('survives an empty file, half a file, a file that is gone, and one that comes back', async () => {
    const page = await project.open('/')
    const title = page.getByRole('heading', { name: 'Leading a nonprofit?' })
    await title.waitFor()
    const list = page.getByRole('region', { name: 'Problems' })
    for (const [text, code] of [
      ['', 'empty-file'],
      [project.original.slice(0, project.original.length / 2), undefined],
    ] as const) {
      project.save(text)
      await expect.poll(() => project.preview.live.health.held).toBe(true)
      await list.waitFor()
      if (code) await list.getByText(code).waitFor()
      expect(await title.isVisible()).toBe(true)
    }
    rmSync(join(project.folder, 'site.yaml'))
    await list.getByText('no-file').waitFor()
    expect(await title.isVisible()).toBe(true)
    project.change('Leading a nonprofit?', 'Leading a charity?')
    await page.getByRole('heading', { name: 'Leading a charity?' }).waitFor()
    expect(await list.count()).toBe(0)
  })

  it('tells nobody of a file that was only half-written for a moment', async () => {
    const page = await project.open('/')
    await page.getByRole('heading', { name: 'Leading a nonprofit?' }).waitFor()
    const before = project.told.length
    project.save('')
    project.change('Leading a nonprofit?', 'Leading a choir?')
    await page.getByRole('heading', { name: 'Leading a choir?' }).waitFor()
    expect(project.told.slice(before).filter(({ held }) => held)).toEqual([])
  })

  it('survives two hundred saves in a second and shows the last one', async () => {
    const page = await project.open('/')
    await page.getByRole('heading', { name: 'Leading a nonprofit?' }).waitFor()
    for (let save = 1; save <= 200; save++) {
      project.change('Leading a nonprofit?', save % 10 === 3 ? 'type: "' : `Leading ${save}?`)
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
    await page.getByRole('heading', { name: 'Leading 200?' }).waitFor()
    expect(project.preview.live.health.problems).toEqual([])
  })
})

describe('a page that cannot be drawn', () => {
  it('shows the error screen with the message in either reading, never a blank page, and comes back when mended', async () => {
    const view = 'src/blocks/closing/view.tsx'
    const whole = readFileSync(join(project.folder, view), 'utf8')
    const page = await project.open('/')
    await page.getByRole('heading', { name: 'Leading a nonprofit?' }).waitFor()
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
    await page.getByRole('heading', { name: 'Leading a nonprofit?' }).waitFor()
  })
})
