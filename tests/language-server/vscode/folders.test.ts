// Tests in VS Code with the packed extension which server it finds for which folder, and its message where there is none.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { practiceSite, smallPackage } from './practice-site.ts'
import { VsCode } from './vs-code.ts'
import type { VsCodeWindow } from './vs-code-window.ts'
import { vsCodeProgram } from './vscode-program.ts'

describe.skipIf(!(await vsCodeProgram()))('folders in VS Code', () => {
  const code = new VsCode()
  const at = (...names: string[]) => join(code.folder, ...names)
  let window: VsCodeWindow
  beforeAll(() => code.start())
  afterEach(() => window.close())
  afterAll(() => code.stop())

  /** Breaks a link of a file and returns the listed problems. */
  async function problemsOf(file: string): Promise<string[]> {
    await window.open(file)
    await window.goBehind('label: Team, to: /team')
    await window.type('x')
    await expect
      .poll(window.problems, { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('There is no page "/teamx"'))
    return window.problems()
  }

  it('two sites in one window have a server each, and a problem is listed once', async () => {
    practiceSite(at('two/first'))
    practiceSite(at('two/second [new]'))
    const folders = [{ path: 'first' }, { path: 'second [new]' }]
    writeFileSync(at('two/two.code-workspace'), JSON.stringify({ folders }))
    window = await code.open(at('two/two.code-workspace'))
    await window.press('Control+Shift+m')
    for (const name of ['first', 'second [new]']) {
      const found = await problemsOf(`${name}/site.yaml`)
      expect(found.filter((one) => one.includes('dead-link'))).toHaveLength(1)
      await window.reset()
      await expect.poll(window.problems).toEqual([])
    }
  })

  it('a site below the opened folder gets the server of its own packages', async () => {
    practiceSite(at('projects/vet'))
    window = await code.open(at('projects'))
    await window.press('Control+Shift+m')
    expect(await problemsOf('vet/site.yaml')).toContainEqual(expect.stringContaining('dead-link'))
  })

  it('a message reports a site without Lectern and installs it on a click; the server runs then, and after an update', async () => {
    practiceSite(at('bare'), false)
    const manifest = { private: true, dependencies: { lectern: 'file:../engine' } }
    writeFileSync(at('bare/package.json'), JSON.stringify(manifest))
    writeFileSync(at('bare/.npmrc'), 'install-links=true\noffline=true\naudit=false\nfund=false\n')
    smallPackage(at('engine'), '1.0.0')
    window = await code.open(at('bare'))
    await window.press('Control+Shift+m')
    await window.open('site.yaml')
    expect(await window.message()).toContain('Lectern is not installed in "bare"')
    await window.answer('Run npm install')
    await expect.poll(() => existsSync(at('bare/started.txt')), { timeout: 60_000 }).toBe(true)
    await window.press('Control+Shift+m')
    expect(await problemsOf('site.yaml')).toContainEqual(expect.stringContaining('dead-link'))
    const started = () => readFileSync(at('bare/started.txt'), 'utf8')
    expect(started()).toBe('1.0.0 lsp\n')
    smallPackage(at('engine'), '2.0.0')
    await window.inTerminal('npm install ../engine')
    await expect.poll(started, { timeout: 60_000 }).toBe('1.0.0 lsp\n2.0.0 lsp\n')
  })

  it('a folder without a site starts no server', async () => {
    mkdirSync(at('other'))
    writeFileSync(at('other/notes.yaml'), 'site: notes\n')
    window = await code.open(at('other'))
    await window.open('notes.yaml')
    await window.goBehind('notes')
    await window.type(' of mine')
    await window.save()
    expect(await window.messages()).toEqual([])
  })

  it('a server that fails to start is reported by name, and replaced once the setting is fixed', async () => {
    practiceSite(at('wrong'))
    mkdirSync(at('wrong/.vscode'), { recursive: true })
    writeFileSync(at('wrong/.vscode/settings.json'), '{ "lectern.server": ["no-such-program"] }')
    window = await code.open(at('wrong'))
    await window.open('site.yaml')
    expect(await window.message()).toContain('no-such-program')
    writeFileSync(at('wrong/.vscode/settings.json'), '{}')
    await window.lens('used on').first().waitFor()
    await window.press('Control+Shift+m')
    expect(await problemsOf('site.yaml')).toContainEqual(expect.stringContaining('dead-link'))
    await window.command('Lectern: Restart the language server')
    await window.goBehind('to: /team')
    await window.type('s')
    await expect.poll(window.problems).toContainEqual(expect.stringContaining('There is no page "/teamsx"'))
  })

  it('the problem matcher lists the output of `validate` in a task, and nothing twice once the file is open', async () => {
    practiceSite(at('task'))
    const site = at('task/site.yaml')
    writeFileSync(site, readFileSync(site, 'utf8').replace('to: /team }', 'to: /teamx }'))
    mkdirSync(at('task/.vscode'), { recursive: true })
    const check = { label: 'Check', type: 'shell', command: 'npx lectern validate site.yaml --no-color' }
    const tasks = [
      { ...check, presentation: { reveal: 'never', revealProblems: 'onProblem' }, problemMatcher: '$lectern' },
    ]
    writeFileSync(at('task/.vscode/tasks.json'), JSON.stringify({ version: '2.0.0', tasks }))
    window = await code.open(at('task'))
    await window.task('Check')
    const dead = async () => (await window.problems()).filter((one) => one.includes('dead-link'))
    await expect.poll(dead, { timeout: 60_000 }).toHaveLength(1)
    expect((await dead())[0]).toContain('There is no page "/teamx" in reading main.')
    await window.open('site.yaml')
    await window.goBehind('to: /teamx')
    await window.type('y')
    await expect.poll(dead).toEqual([expect.stringContaining('There is no page "/teamxy"')])
  })
})
