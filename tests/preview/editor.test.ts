// Which editor a click opens, that none runs in the preview's own terminal, and that failures are shown on the page.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { type Project, previewProject } from './preview-project.ts'

const names = ['LAUNCH_EDITOR', 'VISUAL', 'EDITOR', 'PATH'] as const
const before = names.map((name) => [name, process.env[name]] as const)

let project: Project
let programs: string
beforeAll(async () => {
  project = await previewProject()
  programs = join(project.folder, 'programs')
  mkdirSync(programs)
})
afterEach(async () => {
  await project.closePages()
  rmSync(started(), { force: true })
  restore()
})

function restore() {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

const started = () => join(project.folder, 'started.txt')

/** A program on the path that records its name, its arguments and whether it has a terminal. */
function program(name: string, then = '') {
  const file = join(programs, name)
  writeFileSync(
    file,
    `#!/bin/sh\nread typed && typed="typed:$typed"\n[ "$(ps -o pgid= -p $$ | tr -d ' ')" = "$$" ] && group=own\necho "${name} $* \${typed:-silent} \${group:-shared}" >> "${started()}"\n${then}\n`,
  )
  chmodSync(file, 0o755)
}

/** A machine with these running programs and these variables. */
function machine({
  running = [] as string[],
  ...chosen
}: { running?: string[] } & Partial<Record<(typeof names)[number], string>>) {
  for (const name of names) if (name !== 'PATH') delete process.env[name]
  const ps = join(programs, 'ps')
  writeFileSync(
    ps,
    `#!/bin/sh\ncase "$*" in *pgid*) exec /bin/ps "$@";; esac\n${running.map((name) => `echo ${name}`).join('\n')}\n`,
  )
  chmodSync(ps, 0o755)
  Object.assign(process.env, chosen, { PATH: `${programs}${delimiter}${process.env.PATH}` })
}

async function altClick(words = 'Coming with a school?', path = '/'): Promise<Page> {
  const page = await project.open(path)
  await page
    .locator('#root')
    .getByText(words)
    .first()
    .click({ modifiers: ['Alt'] })
  return page
}

const alertOf = (page: Page) => page.getByRole('region', { name: 'Editor' }).getByRole('alert')
const howToChoose = /LAUNCH_EDITOR.*npm run dev -- --editor/

describe('a click that opens a line in an editor', () => {
  it('a click that opens a line starts no terminal editor, and the browser names the variable to set', async () => {
    program('vim')
    machine({ EDITOR: 'vim', running: ['bash', 'vim'] })
    const page = await altClick()
    const text = await alertOf(page).textContent()
    expect(text).toContain('vim runs in a terminal')
    expect(text).toMatch(howToChoose)
    expect(existsSync(started())).toBe(false)
    // The line is shown nevertheless.
    await page
      .getByRole('region', { name: 'Origin' })
      .getByRole('button', { name: /^site\.yaml:\d+:\d+$/ })
      .waitFor()
  })

  slow('a click that opens a line without any editor names the variable to set', async () => {
    machine({})
    const text = await alertOf(await altClick()).textContent()
    expect(text).toContain('No editor was found')
    expect(text).toMatch(howToChoose)
  })

  it('a click that opens a line opens a windowed EDITOR with its options, though vim is running', async () => {
    program('gvim')
    machine({ EDITOR: 'gvim --nofork', VISUAL: 'vim', running: ['vim'] })
    await altClick()
    const line = project.original.slice(0, project.original.indexOf('title: Coming with a school?')).split('\n').length
    await expect
      .poll(() => (existsSync(started()) ? readFileSync(started(), 'utf8') : ''))
      .toBe(`gvim --nofork +${line} ${join(project.folder, 'site.yaml')} silent own\n`)
  })

  slow('a click that opens a line prefers the running editor to EDITOR, and LAUNCH_EDITOR to both', async () => {
    for (const name of ['code', 'subl', 'gvim']) program(name)
    const first = () => (existsSync(started()) ? readFileSync(started(), 'utf8').split(' ')[0] : '')
    machine({ EDITOR: 'gvim', running: ['code'] })
    await altClick()
    await expect.poll(first).toBe('code')
    rmSync(started())
    restore()
    machine({ EDITOR: 'gvim', LAUNCH_EDITOR: 'subl', running: ['code'] })
    await altClick()
    await expect.poll(first).toBe('subl')
  })

  slow('a click that opens a line reports an editor that fails some time after its start', async () => {
    program('gvim', 'sleep 1.5; exit 3')
    machine({ EDITOR: 'gvim' })
    const page = await altClick()
    await page.getByRole('region', { name: 'Origin' }).waitFor()
    await alertOf(page)
      .getByText(/gvim.*ended with code 3/)
      .waitFor()
    await page.getByRole('region', { name: 'Editor' }).getByRole('button', { name: 'Hide' }).click()
    await page.getByRole('region', { name: 'Editor' }).waitFor({ state: 'detached' })
  })

  slow(
    'a click that opens a line reports failures beside pages side by side, and on a page without content of the manifest',
    async () => {
      machine({})
      const both = await project.open('/__lectern/both?path=/')
      const frame = both.frameLocator('iframe[title="Version A"]')
      await frame
        .locator('#root')
        .getByText('Coming with a school?')
        .click({ modifiers: ['Alt'] })
      await frame.getByRole('region', { name: 'Editor' }).getByText('No editor was found').waitFor()
      const unknown = await altClick('404 Not Found', '/no-such-page')
      await alertOf(unknown).getByText('This is written nowhere in the manifest').waitFor()
    },
  )

  slow('a click that opens a line reports a preview that does not answer', async () => {
    const page = await project.open('/')
    await page.getByText('Coming with a school?').waitFor()
    await page.route('**/__lectern/open', (route) => route.abort())
    await page
      .locator('#root')
      .getByText('Coming with a school?')
      .click({ modifiers: ['Alt'] })
    await alertOf(page).getByText('The preview does not answer').waitFor()
  })

  slow("a click on a file in Vite's own overlay obeys the same rules as one in the preview", async () => {
    program('vim')
    machine({ EDITOR: 'vim', running: ['vim'] })
    const page = await project.open('/')
    await page.getByText('Coming with a school?').waitFor()
    const ask = (file: string) =>
      page.evaluate(
        async (file) => (await fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)).status,
        join(project.folder, file),
      )
    expect(await ask('src/blocks/banner/view.tsx:1:1')).toBe(200)
    await alertOf(page).getByText('vim runs in a terminal').waitFor()
    expect(existsSync(started())).toBe(false)
    program('subl')
    restore()
    machine({ LAUNCH_EDITOR: 'subl' })
    await ask('src/blocks/banner/view.tsx:2:1')
    await expect
      .poll(() => (existsSync(started()) ? readFileSync(started(), 'utf8') : ''))
      .toContain('banner/view.tsx:2:1')
    rmSync(started())
    expect(await ask('../../etc/passwd:1:1')).toBe(404)
    expect(await ask('package.json')).toBe(404)
    expect(existsSync(started())).toBe(false)
  })
})
