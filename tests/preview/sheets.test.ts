// The Review sheet and the YAML pane in a browser, with a real repository and a real file.
import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { faults, heading } from './edited-page.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
let shared: Page | undefined
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: project.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
beforeAll(async () => {
  project = await previewProject({ edit: true })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ada Miller')
  git('config', 'user.email', 'ada@mill.example')
  git('add', 'site.yaml', 'images', 'public')
  git('commit', '--quiet', '--message=First')
})
afterEach(async () => {
  git('reset', '--quiet', '--hard', 'HEAD')
  project.save(project.original)
  await shared?.evaluate(() => localStorage.clear())
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
const becomes = (from: string, to: string) => expect.poll(onDisk).toBe(project.original.replace(from, to))
const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** One window for all tests, with its modules loaded; only tests of a reload reload it. */
async function opened(name: 'Review' | 'YAML', path = '/', { anew = false } = {}): Promise<Page> {
  const hide = shared?.getByRole('button', { name: 'Hide', exact: true })
  if (!shared) shared = await project.open(path)
  else if (anew || shared.url() !== project.preview.url + path) await shared.goto(project.preview.url + path)
  else if (await hide?.count()) await hide?.click()
  await shared.getByRole('region', { name: 'Preview' }).getByRole('button', { name, exact: true }).click()
  if (name === 'YAML') await shared.getByRole('textbox', { name: 'YAML: site.yaml' }).waitFor()
  else await sheet(shared, 'Publish').waitFor()
  return shared
}

it('the Review sheet shows a changed text, its page before and after, and reverts it to the byte', async () => {
  project.change(heading, 'Leading a choir?')
  const page = await opened('Review')
  const review = sheet(page, 'Review')
  await review.getByRole('heading', { name: /^1 change since the last state in the history/ }).waitFor()
  expect(await review.locator('.change').textContent()).toMatch(/^Text changed Home › Banner › Title.*choir/)
  await review.getByRole('button', { name: 'Before and after' }).click()
  const [before, now] = ['Before', 'Now'].map((name) => page.frameLocator(`iframe[title="${name}: Home"]`))
  await before?.getByRole('heading', { name: heading }).waitFor()
  await now?.getByRole('heading', { name: 'Leading a choir?' }).waitFor()
  expect(await now?.locator('main > [style*=outline]').allTextContents()).toEqual([expect.stringContaining('choir')])
  await review.getByRole('button', { name: 'In words' }).click()
  await review.getByRole('button', { name: 'Take back: Text changed Home › Banner › Title' }).click()
  await expect.poll(onDisk).toBe(project.original)
  await review.getByRole('heading', { name: /^Nothing has changed/ }).waitFor()
  await review.getByRole('button', { name: 'Undo' }).click()
  await becomes(heading, 'Leading a choir?')
})

slow('a sheet that its button opens has the focus, and Escape gives it back', async () => {
  const page = await opened('Review')
  const button = page.getByRole('button', { name: 'Review', exact: true })
  const isFocused = (one: Element) => one.matches(':focus')
  await expect.poll(() => sheet(page, 'Review').evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => sheet(page, 'Review').evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await sheet(page, 'Review').getByRole('button', { name: 'Hide' }).evaluate(isFocused)).toBe(true)
})

slow('the Review sheet is used by the keyboard alone, up to the commit', async () => {
  project.change(heading, 'Leading a band?')
  const page = await opened('Review')
  await sheet(page, 'Review').getByRole('button', { name: 'Hide' }).click()
  const button = page.getByRole('button', { name: 'Review', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const review = sheet(page, 'Review')
  const message = review.getByRole('textbox', { name: 'Message' })
  await expect.poll(() => message.inputValue()).toBe('Change Home › Banner › Title')
  await message.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('A band')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await review.getByText('Committed 1 file to main.').waitFor()
  expect(git('log', '-1', '--format=%s').trim()).toBe('A band')
  await review.getByText('There is nothing to commit.').waitFor()
  await message.waitFor({ state: 'detached' })
  await review.getByRole('button', { name: 'Hide' }).press('Escape')
  await expect.poll(() => button.evaluate((one) => one.matches(':focus'))).toBe(true)
  git('reset', '--quiet', '--hard', 'HEAD~1')
})

slow('the Review sheet passes the accessibility check in each of its states', async () => {
  const hook = join(project.folder, '.git/hooks/pre-commit')
  writeFileSync(hook, '#!/bin/sh\necho "Not today."\nexit 1\n')
  chmodSync(hook, 0o755)
  project.change(heading, 'Leading a choir?')
  const page = await opened('Review', '/?scheme=dark')
  for (const [width, view] of [
    [1280, 'In words'],
    [768, 'Before and after'],
    [768, 'Lines'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: view }).click()
    expect(await faults(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Commit', exact: true }).click()
  await page.getByText('A hook of the repository refused the commit.').waitFor()
  await page.getByText('Not today.').waitFor()
  expect(await faults(page)).toEqual([])
  rmSync(hook)
  await page.setViewportSize({ width: 1280, height: 720 })
})

slow("the Review sheet's endpoints answer no request without the token of the page", async () => {
  const url = project.preview.url
  for (const path of [
    'review/state',
    'review/page?path=/&reading=A&when=now',
    'yaml/files',
    'yaml/text?file=site.yaml',
  ])
    expect((await fetch(`${url}/__lectern/${path}`)).status).toBe(403)
  for (const path of ['review/commit', 'review/push', 'review/take-back', 'review/restore', 'yaml/save', 'yaml/fix'])
    expect((await fetch(`${url}/__lectern/${path}`, { method: 'POST', body: '{}' })).status).toBe(403)
})

it("the Review sheet's endpoints read and write only the site's own files", async () => {
  const page = await opened('Review')
  const first = await page.locator('#lectern-first').textContent()
  const { token } = JSON.parse(first ?? '{}') as { token: string }
  const headers = { 'x-lectern-token': token }
  const at = (path: string) => `${project.preview.url}/__lectern/yaml/${path}`
  expect((await fetch(at('text?file=site.yaml'), { headers })).status).toBe(200)
  for (const file of ['package.json', '../site.yaml', '/etc/hostname', '.git/config']) {
    expect((await fetch(at(`text?${new URLSearchParams({ file })}`), { headers })).status).toBe(404)
    const body = JSON.stringify({ file, before: '', after: 'x' })
    expect((await fetch(at('save'), { method: 'POST', headers, body })).status).toBe(404)
  }
})

slow('a preview started for editing opens with editing on, until that is switched off', async () => {
  const page = await opened('Review', '/', { anew: true })
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  expect(await edit.getAttribute('aria-pressed')).toBe('true')
  await edit.click()
  await opened('Review', '/', { anew: true })
  expect(await edit.getAttribute('aria-pressed')).toBe('false')
})

describe('the YAML pane', () => {
  const text = (page: Page) => page.getByRole('textbox', { name: 'YAML: site.yaml' })
  /** Puts the cursor behind some words by the search of the pane. */
  async function goBehind(page: Page, words: string) {
    await text(page).click()
    await page.keyboard.press('Control+f')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
  }

  slow('the YAML pane saves what was typed with Ctrl+S, and no other byte', async () => {
    const page = await opened('YAML')
    await goBehind(page, heading)
    await page.keyboard.type(' Or two?')
    await sheet(page, 'YAML').getByRole('heading', { name: 'site.yaml, not saved' }).waitFor()
    await page.keyboard.press('Control+s')
    await becomes(heading, `${heading} Or two?`)
    await page
      .locator('#root')
      .getByRole('heading', { name: `${heading} Or two?` })
      .waitFor()
  })

  it('the YAML pane marks a mistake while it is typed, saves it only once that is confirmed for this text, and fixes it', async () => {
    const page = await opened('YAML')
    await goBehind(page, '- type: banner')
    await page.keyboard.press('Backspace')
    await sheet(page, 'YAML').getByText('1 problem').waitFor()
    await page.locator('.cm-lintRange-error').first().waitFor()
    await page.keyboard.press('Control+s')
    await sheet(page, 'YAML')
      .getByText(/^Not saved: /)
      .waitFor()
    expect(onDisk()).toBe(project.original)
    const despite = page.getByRole('button', { name: 'Save all the same' })
    await page.keyboard.type('x')
    expect(await despite.count()).toBe(0)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Control+s')
    await despite.click()
    await becomes('- type: banner', '- type: banne')
    await page.getByRole('button', { name: '1 problem' }).click()
    const problems = sheet(page, 'Problems')
    await problems.getByRole('button', { name: /^Show line/ }).waitFor()
    expect(await faults(page)).toEqual([])
    await problems.getByRole('button', { name: /^Show line/ }).click()
    await expect.poll(() => page.locator('.cm-activeLine').first().textContent()).toMatch(/- type: banne$/)
    await page.getByRole('button', { name: '1 problem' }).click()
    await problems.getByRole('button', { name: /^Apply: / }).click()
    await expect.poll(onDisk).toBe(project.original)
  })

  slow('the YAML pane shows the database changes of a form before it saves lines of it', async () => {
    const page = await opened('YAML')
    await goBehind(page, 'type: tel, label: Phone')
    await page.keyboard.type(', required: true')
    await page.keyboard.press('Control+s')
    const asked = page.getByRole('alertdialog', { name: 'Before it is saved' })
    await asked.getByText('“Phone” has to be answered from now on.', { exact: false }).waitFor()
    expect(onDisk()).toBe(project.original)
    expect(await faults(page)).toEqual([])
    await asked.getByRole('button', { name: 'Go on typing' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+s')
    await asked.getByRole('button', { name: 'Save' }).press('Enter')
    await becomes('type: tel, label: Phone', 'type: tel, label: Phone, required: true')
  })

  slow('the YAML pane completes as the language server does', async () => {
    const page = await opened('YAML')
    await goBehind(page, '- type: hero')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Space')
    const offer = page.getByRole('listbox').getByRole('option', { name: /^eyebrow/ })
    await offer.click()
    await expect.poll(() => page.locator('.cm-activeLine').first().textContent()).toMatch(/^ +eyebrow: /)
  })

  slow('the YAML pane merges changes of others in the file, and shows both versions of a conflict', async () => {
    const page = await opened('YAML')
    await goBehind(page, heading)
    await page.keyboard.type(' Mine.')
    project.change('reply: 24 hours', 'reply: one day')
    await sheet(page, 'YAML').getByText('taken over').waitFor()
    await page.keyboard.press('Control+s')
    const both = project.original.replace('reply: 24 hours', 'reply: one day').replace(heading, `${heading} Mine.`)
    await expect.poll(onDisk).toBe(both)
    await page.keyboard.type(' Again.')
    project.save(both.replace(`${heading} Mine.`, 'Theirs'))
    await page.getByRole('region', { name: 'Conflict' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.keyboard.press('Control+s')
    await expect.poll(onDisk).toBe(both.replace('Mine.', 'Mine. Again.'))
  })

  slow('the YAML pane keeps unsaved text over a reload, and Escape and Tab leave it', async () => {
    const page = await opened('YAML')
    await goBehind(page, heading)
    await page.keyboard.type(' Kept?')
    await opened('YAML', '/', { anew: true })
    await sheet(page, 'YAML').getByText('This was typed and not saved.').waitFor()
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await sheet(page, 'YAML').getByRole('heading', { name: 'site.yaml, saved' }).waitFor()
    await text(page).focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await text(page).evaluate((one) => one.matches(':focus'))).toBe(false)
    expect(onDisk()).toBe(project.original)
  })

  slow('the YAML pane scrolls to the lines of the current block', async () => {
    const page = await opened('YAML', '/services')
    await page.getByRole('button', { name: 'Go to the block shown' }).click()
    const line = project.original.slice(0, project.original.indexOf('/services:\n')).split('\n').length
    const number = page.locator('.cm-activeLineGutter').first()
    await expect.poll(async () => Number(await number.textContent())).toBeGreaterThan(line)
    expect(await faults(page)).toEqual([])
  })
})
