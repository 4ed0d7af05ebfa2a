// Tests in VS Code with the packed extension and its language client, on a site as `lectern init` makes them: what the user types and sees,
// and the files afterwards.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadFile } from '../../../src/project/load-file.ts'
import { freePort } from '../../ports.ts'
import { root } from '../lsp-client.ts'
import { practiceSite } from './practice-site.ts'
import { VsCode } from './vs-code.ts'
import type { VsCodeWindow } from './vs-code-window.ts'
import { vsCodeProgram } from './vscode-program.ts'

describe.skipIf(!(await vsCodeProgram()))('a site in VS Code', () => {
  const code = new VsCode()
  const site = join(code.folder, 'site')
  const textOf = (name: string) => readFileSync(join(site, name), 'utf8')
  const errors = () => loadFile(join(site, 'site.yaml'), { root }).problems.filter((one) => one.severity === 'error')
  let window: VsCodeWindow
  let preview: string

  beforeAll(async () => {
    practiceSite(site)
    // In this form VS Code does not forward the port.
    preview = `http://127.1:${await freePort()}`
    mkdirSync(join(site, '.vscode'), { recursive: true })
    writeFileSync(join(site, '.vscode/settings.json'), JSON.stringify({ 'lectern.preview': preview }))
    await code.start()
    window = await code.open(site)
    await window.press('Control+Shift+m')
  })
  afterEach(async () => {
    await window.reset()
    for (const part of ['site.yaml', 'pages'])
      cpSync(join(root, 'examples/practice', part), join(site, part), { recursive: true })
  })
  afterAll(() => code.stop())

  it('a valid site has no problem', async () => {
    await window.open('site.yaml')
    await window.lens('used on').first().waitFor({ state: 'attached' })
    expect(await window.problems()).toEqual([])
    await window.page.getByText('No problems have been detected in the workspace.').waitFor()
  })

  it("a problem is underlined and listed with the engine's message while it is typed, and removed once fixed", async () => {
    await window.open('site.yaml')
    await window.goBehind('label: Team, to: /team')
    await window.type('x')
    await expect.poll(window.problems).toHaveLength(2)
    await window.page.locator('.squiggly-error').waitFor()
    const listed = await window.problems()
    await window.press('Backspace')
    await expect.poll(window.problems).toEqual([])
    writeFileSync(join(site, 'site.yaml'), textOf('site.yaml').replace('to: /team }', 'to: /teamx }'))
    const { problems } = loadFile(join(site, 'site.yaml'), { root })
    for (const { message, hint, code: kind, line, column } of problems)
      expect(listed).toContain(`${message} ${hint} lectern ${kind} [Ln ${line}, Col ${column}]`)
  })

  it('a quick fix from the light bulb writes what `validate --fix` writes', async () => {
    const fixed = join(code.folder, 'fixed')
    practiceSite(fixed)
    writeFileSync(join(fixed, 'site.yaml'), textOf('site.yaml').replace('use: come-by', 'use:come-by'))
    spawnSync(process.execPath, [join(root, 'tools/run.mjs'), 'validate', join(fixed, 'site.yaml'), '--fix'])
    const wanted = readFileSync(join(fixed, 'site.yaml'), 'utf8')
    expect(wanted).toBe(textOf('site.yaml'))
    await window.open('site.yaml')
    await window.goBehind('- use: come')
    await window.press('Control+ArrowLeft', 'Backspace')
    await expect.poll(window.problems).toHaveLength(1)
    await window.page.locator('[class*=lightbulb]:visible, .lightBulbWidget:visible').first().click()
    await window.fix('Put a space behind the colon')
    await expect.poll(window.problems).toEqual([])
    expect(await window.save()).toBe(wanted)
  })

  describe('Enter in the completion menu inserts', () => {
    it('a block after a dash, with its required keys to be filled in by Tab', async () => {
      await window.open('site.yaml')
      await window.goTo('title: Your first visit')
      await window.press('Control+End')
      await window.type('          - ')
      await window.suggested('banner')
      await window.type('ste')
      await window.accept('steps')
      await window.type('How it goes')
      await window.press('Tab')
      await window.type('Ring us')
      await window.press('Tab')
      await window.type('Any day.')
      await window.press('Escape')
      expect(await window.save()).toContain(
        '          - type: steps\n            title: How it goes\n            steps:\n              - { title: Ring us, description: Any day. }',
      )
      expect(errors()).toEqual([])
    })
    it('a key', async () => {
      await window.open('site.yaml')
      await window.goBehind('title: New here?')
      await window.press('Enter')
      await window.type('pla')
      await window.accept('placeholder')
      await window.press('Escape')
      expect(await window.save()).toContain('\n    title: New here?\n    placeholder: true\n    text: ')
      expect(errors()).toEqual([])
    })
    it('a key in braces after a comma', async () => {
      await window.open('site.yaml')
      await window.goBehind("name: pet, type: text, label: Your pet's name, required: true, max: 80")
      await window.type(', hint')
      await window.accept('hint')
      await window.type('As we shall call it')
      expect(await window.save()).toContain('max: 80, hint: As we shall call it }')
      expect(errors()).toEqual([])
    })
    it('the rest of a path', async () => {
      await window.open('site.yaml')
      await window.goBehind('label: Team, to: /team')
      await window.press('Backspace', 'Backspace', 'Backspace')
      await window.type('e')
      await window.accept('/team')
      expect(await window.save()).toBe(readFileSync(join(root, 'examples/practice/site.yaml'), 'utf8'))
    })
    it('a fact in a text, with one brace at its end', async () => {
      await window.open('site.yaml')
      await window.goBehind('text: Register your pet online, or ring {facts.phone}.')
      await window.type(' We are here {')
      await window.type('week')
      await window.accept('{facts.weekdays}')
      await window.type('.')
      expect(await window.save()).toContain('ring {facts.phone}. We are here {facts.weekdays}.\n')
      expect(errors()).toEqual([])
    })
    it('a page in an included file', async () => {
      await window.open('pages/visit.yaml')
      await window.press('Control+End')
      await window.type('    - use: ')
      await window.accept('come-by')
      expect(await window.save()).toMatch(/\n {4}- use: come-by\n?$/)
      expect(errors()).toEqual([])
    })
    it('nothing while a text is written', async () => {
      await window.open('site.yaml')
      await window.goBehind('title: New here?')
      await window.type(' Fern')
      await window.press('Control+Space')
      await window.page.locator('.suggest-widget.visible.message', { hasText: 'No suggestions' }).waitFor()
    })
  })

  it('Enter indents the next line to its column', async () => {
    await window.open('pages/hours.yaml')
    await window.press('Control+End')
    for (const line of [
      '',
      '/late:',
      'title: Late',
      'description: When it is late.',
      'blocks:',
      '- type: prose',
      'text: |',
    ])
      await window.typeLine(line)
    await window.typeLine('Ring first:')
    await window.typeLine('')
    await window.type('- one: a dog')
    expect(await window.save()).toMatch(
      /\n\/late:\n {2}title: Late\n {2}description: When it is late\.\n {2}blocks:\n {4}- type: prose\n {6}text: \|\n {8}Ring first:\n\s*\n {8}- one: a dog$/,
    )
  })

  it('a tooltip explains a key, and shows a text with the values of its facts', async () => {
    await window.open('site.yaml')
    await window.goTo('name: Fernhill', 1)
    expect(await window.hover()).toContain('The name of the business')
    await window.press('Escape')
    await window.goBehind('text: Register your pet online, or ring')
    expect(await window.hover()).toContain('or ring 01632 960 001.')
  })

  it.for([
    ['a block', 'type: hero', 8],
    ['a file', 'images/hero.svg', 8],
  ] as const)('the picture of %s in a tooltip leaves the text beside it in view', async ([, words, past]) => {
    await window.open('site.yaml')
    await window.goTo(words, past)
    await window.hover()
    const picture = window.page.locator('.monaco-hover:visible .hover-contents img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
    expect((await picture.boundingBox())?.width).toBe(380)
  })

  it('the definition of a link is in the included file', async () => {
    await window.open('site.yaml')
    await window.goTo('to: /team', 6)
    await window.press('F12')
    await window.page.locator('.tab.active', { hasText: 'team.yaml' }).waitFor()
    await window.cursorAt(1, 1)
  })

  it('renaming a page changes all files, and redirects its old address', async () => {
    await window.open('site.yaml')
    await window.goTo('to: /register', 6)
    await window.press('F2')
    const input = window.page.locator('.rename-box input')
    await input.waitFor()
    expect(await input.inputValue()).toBe('/register')
    await input.fill('/join')
    await window.press('Enter')
    await expect.poll(() => textOf('pages/visit.yaml')).toContain('\n/join:\n  title: Register a pet\n')
    await window.save()
    expect(textOf('site.yaml')).toContain('    redirects:\n      /register: /join\n')
    expect(textOf('site.yaml')).not.toContain('to: /register')
    expect(errors()).toEqual([])
    await expect.poll(window.problems).toEqual([])
  })

  it('the outline of an included file shows the titles of its blocks', async () => {
    await window.open('pages/visit.yaml')
    await window.press('Control+Shift+o')
    const rows = window.page.locator('.quick-input-list .monaco-list-row .label-name')
    await rows.first().waitFor()
    expect((await rows.allInnerTexts()).map((name) => name.trim())).toEqual(
      expect.arrayContaining(['/find-us', 'How to find us', 'The house in Mill Lane']),
    )
  })

  it('a lens counts the pages that use a fragment, and lists the references', async () => {
    await window.open('site.yaml')
    await window.goTo('come-by:')
    await window.lens('used on 3 pages').click()
    const peek = window.page.locator('.peekview-widget')
    await peek.locator('.monaco-list-row', { hasText: 'services.yaml' }).waitFor()
    await peek.locator('.monaco-list-row', { hasText: 'team.yaml' }).waitFor()
  })

  it('a colour has its swatch', async () => {
    await window.open('site.yaml')
    await window.goTo('accent: "#1f5f4a"')
    const line = window.page.locator('.view-line', { hasText: 'accent: "#1f5f4a"' })
    const swatch = line.locator('.colorpicker-color-decoration')
    expect(await swatch.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgb(31, 95, 74)')
  })

  it('formatting a document corrects spaces, and changes nothing else', async () => {
    await window.open('site.yaml')
    await window.goTo('Fernhill')
    await window.type('   ')
    await window.press('End')
    await window.type('  ')
    await window.command('Format Document')
    const line = window.page.locator('.view-line', { hasText: 'Fernhill' })
    await expect
      .poll(async () => (await line.allTextContents()).join().replaceAll('\u00a0', ' '))
      .toBe('  name: Fernhill Veterinary Practice')
    expect(await window.save()).toBe(readFileSync(join(root, 'examples/practice/site.yaml'), 'utf8'))
  })

  it('a problem of an included file is reported and fixed in that file', async () => {
    await window.open('pages/team.yaml')
    await window.goTo('title: Team')
    await window.press('Delete', 'Delete', 'Delete', 'Delete', 'Delete')
    await window.type('titel')
    await expect.poll(window.problems).toContainEqual(expect.stringMatching(/There is no key "titel".*\[Ln 2, Col 3\]/))
    await window.press('Control+.')
    await window.fix('Write "title"')
    await expect.poll(window.problems).toEqual([])
    expect(await window.save()).toBe(readFileSync(join(root, 'examples/practice/pages/team.yaml'), 'utf8'))
  })

  it('"open in preview" starts the preview where none runs, and opens the page, which follows the cursor', async () => {
    await window.open('pages/visit.yaml')
    await window.goTo('/find-us:')
    await window.lens('open in preview').first().click()
    expect(await window.message()).toContain(`The live preview does not answer at ${new URL(preview).origin}.`)
    const opened = window.page.context().waitForEvent('page', { timeout: 60_000 })
    await window.answer('Start it')
    await window.page
      .locator('.monaco-dialog-box .monaco-button', { hasText: 'Open' })
      .first()
      .click({ timeout: 60_000 })
    const page = await opened
    await page.getByRole('heading', { name: 'How to find us' }).waitFor({ timeout: 60_000 })
    expect(page.url()).toContain('/find-us?reading=main')
    // A page gets the event once its WebSocket is open, a moment after it is drawn.
    const goThere = async () => {
      await window.goTo('How to find us')
      await window.goTo('Register a pet')
      return page.url()
    }
    await window.page.bringToFront()
    await window.open('pages/visit.yaml')
    await expect.poll(goThere, { timeout: 30_000, interval: 500 }).toContain('/register')
    await page.close()
    await window.inTerminal('\u0003')
  }, 180_000)
})
