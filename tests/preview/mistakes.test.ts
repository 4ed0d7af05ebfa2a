// A mistake leaves the page visible; the list of problems leads to the line.
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { isSameWindow, markWindow, type Project, previewProject } from './preview-project.ts'

let project: Project
let note: string
beforeAll(async () => {
  project = await previewProject()
  // An editor that records its arguments.
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

it('a mistake leaves the last valid page visible, lists every problem with its lines and a hint, and disappears when it is fixed', async () => {
  const page = await project.open('/')
  await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
  await markWindow(page)
  const wrong = project.original
    .replace('type: banner', 'type: baner')
    .replace('label: See all landings, to: /landings', 'label: See all, to: /landing')
  project.save(wrong)
  const list = page.getByRole('region', { name: 'Problems' })
  await list.getByText('unknown-block').waitFor()
  expect(await list.getByRole('listitem').count()).toBe(project.preview.live.health.problems.length)
  expect(await list.locator('pre').first().textContent()).toContain('to: /landing')
  expect(await list.locator('.hint').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('"banner"')]),
  )
  expect(await page.getByRole('heading', { name: 'Coming with a school?' }).isVisible()).toBe(true)
  // The terminal gets the same list.
  expect(project.healthReports.at(-1)).toEqual(project.preview.live.health)
  project.save(project.original)
  await list.waitFor({ state: 'detached' })
  expect(await isSameWindow(page)).toBe(true)
})

it('the place of a mistake opens the editor at its line and column, in an included file too', async () => {
  rmSync(note, { force: true })
  const page = await project.open('/')
  const list = page.getByRole('region', { name: 'Problems' })
  const wrong = project.original.replace('type: banner', 'type: baner')
  project.save(wrong)
  const line = lineOf(wrong, 'type: baner')
  await list.getByRole('button', { name: `site.yaml:${line}:` }).click()
  const column = (wrong.split('\n')[line - 1] ?? '').indexOf('baner') + 1
  await expect.poll(opened).toBe(`${join(project.folder, 'site.yaml')} ${line} ${column}\n`)

  project.write(
    'pages/extra.yaml',
    '/extra:\n  title: Extra\n  description: More.\n  blocks:\n    - { type: page-intros, title: Extra }\n',
  )
  project.change(
    '    unknownPaths: { screen: error }\n',
    '    unknownPaths: { screen: error }\n    include: pages/*.yaml\n',
  )
  await list.getByRole('button', { name: /pages\/extra\.yaml:5:/ }).click()
  await expect.poll(opened).toContain(`${join(project.folder, 'pages/extra.yaml')} 5 `)
})

slow(
  'the list of mistakes is readable and passes the accessibility check, on a phone too, and Escape closes it',
  async () => {
    for (const width of [375, 1280]) {
      const page = await project.open('/', { viewport: { width, height: 800 } })
      project.save(project.original.replace('type: banner', 'type: baner'))
      await page.getByRole('region', { name: 'Problems' }).getByText('unknown-block').waitFor()
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
      const wrong = await page.evaluate(async () => {
        const options = { rules: { region: { enabled: false } } }
        const { violations, passes } = await window.axe.run({ fromShadowDom: ['lectern-preview', '.chrome'] }, options)
        const looked = passes.some(({ id }) => id === 'color-contrast')
        return looked ? violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`) : ['Nothing was looked at.']
      })
      expect(wrong).toEqual([])
      // Escape closes the list, and the bar opens it again.
      await page.getByRole('button', { name: /^site\.yaml:/ }).focus()
      await page.keyboard.press('Escape')
      await page.getByRole('region', { name: 'Problems' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: /^\d+ problems?$/ }).click()
      await page.getByRole('region', { name: 'Problems' }).waitFor()
      project.save(project.original)
      await page.context().close()
    }
  },
)

slow('the place of a mistake reports that no editor opens', async () => {
  const editor = process.env.LAUNCH_EDITOR
  process.env.LAUNCH_EDITOR = join(project.folder, 'no-editor')
  const page = await project.open('/')
  const wrong = project.original.replace('type: banner', 'type: baner')
  project.save(wrong)
  const list = page.getByRole('region', { name: 'Problems' })
  await list
    .getByRole('button', { name: /^site\.yaml:/ })
    .first()
    .click()
  await page
    .getByRole('region', { name: 'Editor' })
    .getByRole('alert')
    .getByText(/The editor did not open: .*ENOENT.* Set the environment variable/)
    .waitFor()
  process.env.LAUNCH_EDITOR = editor
})

slow('the preview survives an empty file, half a file, a missing file, and its return', async () => {
  const page = await project.open('/')
  const title = page.getByRole('heading', { name: 'Coming with a school?' })
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
  project.change('Coming with a school?', 'Leading a charity?')
  await page.getByRole('heading', { name: 'Leading a charity?' }).waitFor()
  expect(await list.count()).toBe(0)
})

slow('the preview follows the file however an editor saves it', async () => {
  const page = await project.open('/')
  const file = join(project.folder, 'site.yaml')
  const said = (words: string) => project.original.replace('Coming with a school?', words)
  const shows = (words: string) => page.getByRole('heading', { name: words }).waitFor()
  await shows('Coming with a school?')
  // A new file replaces the old one, as in JetBrains' editors.
  writeFileSync(`${file}___jb_tmp___`, said('Leading a safe write?'))
  renameSync(file, `${file}___jb_old___`)
  renameSync(`${file}___jb_tmp___`, file)
  rmSync(`${file}___jb_old___`)
  await shows('Leading a safe write?')
  // The old file is renamed and a new one written, as in Vim.
  renameSync(file, `${file}~`)
  writeFileSync(file, said('Leading a backup?'))
  rmSync(`${file}~`)
  await shows('Leading a backup?')
  // A new file is renamed over the old one, as in tools that write atomically.
  writeFileSync(`${file}.new`, said('Leading a rename?'))
  renameSync(`${file}.new`, file)
  await shows('Leading a rename?')
  // The file is truncated and written in parts, as in VS Code.
  const text = said('Leading in parts?')
  const open = openSync(file, 'w')
  writeSync(open, text.slice(0, 9000))
  await new Promise((resolve) => setTimeout(resolve, 20))
  writeSync(open, text.slice(9000))
  closeSync(open)
  await shows('Leading in parts?')
  expect(project.preview.live.health.problems).toEqual([])
})

slow('the preview reports no mistake of a file that was half-written for a moment', async () => {
  const page = await project.open('/')
  await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
  const before = project.healthReports.length
  project.save('')
  project.change('Coming with a school?', 'Leading a choir?')
  await page.getByRole('heading', { name: 'Leading a choir?' }).waitFor()
  expect(project.healthReports.slice(before).filter(({ held }) => held)).toEqual([])
})

slow('the preview survives two hundred saves in a second and shows the last one', async () => {
  const page = await project.open('/')
  await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
  for (let save = 1; save <= 200; save++) {
    project.change('Coming with a school?', save % 10 === 3 ? 'type: "' : `Leading ${save}?`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  await page.getByRole('heading', { name: 'Leading 200?' }).waitFor()
  expect(project.preview.live.health.problems).toEqual([])
})
