// The extension for VS Code as far as it goes without VS Code, which vscode/ has: what it starts, what its problem matcher reads,
// what is packed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { LspClient, root } from './lsp-client.ts'
import { extensionIn, type VsCode } from './vscode-stub.ts'

interface Server {
  command: string
  args: string[]
}
const extension = join(root, 'editors/vscode')
const { findServer } = createRequire(import.meta.url)(join(extension, 'find-server.cjs')) as {
  findServer: (folder: string, chosen?: string[]) => Server | undefined
}
const manifest = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'lectern-vscode-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the extension starts', () => {
  it('the server of the package that the site has, from a folder below it too', () => {
    const packed = join(folder, 'node_modules/lectern/tools/run.mjs')
    mkdirSync(dirname(packed), { recursive: true })
    mkdirSync(join(folder, 'pages'))
    writeFileSync(packed, '')
    expect(findServer(join(folder, 'pages'))).toEqual({ command: 'node', args: [packed, 'lsp', '--stdio'] })
  })
  it('the server of this repository', () =>
    expect(findServer(join(root, 'src'))).toEqual({
      command: 'node',
      args: [join(root, 'tools/run.mjs'), 'lsp', '--stdio'],
    }))
  it("the server by VS Code's own Node where no other is on the path", () => {
    vi.stubEnv('PATH', folder)
    expect(findServer(join(root, 'src'))).toEqual({
      command: process.execPath,
      args: [join(root, 'tools/run.mjs'), 'lsp', '--stdio'],
      env: { ELECTRON_RUN_AS_NODE: '1' },
    })
    vi.unstubAllEnvs()
  })
  it('what the settings say', () =>
    expect(findServer(folder, ['deno', 'run', 'x'])).toEqual({ command: 'deno', args: ['run', 'x'] }))
})

describe('in a window with a site', () => {
  let site: string
  let code: VsCode
  let windows = 0
  beforeEach(async () => {
    site = join(folder, `window-${windows++}`)
    mkdirSync(join(site, 'node_modules'), { recursive: true })
    symlinkSync(root, join(site, 'node_modules/lectern'), 'junction')
    writeFileSync(join(site, 'site.yaml'), bakeryWith('blocks', '- type: page-intro\n  title: Bread'))
    code = extensionIn(extension, join(site, 'extension'), [site], [join(site, 'site.yaml')])
    code.settings.followCursor = true
    await code.activate()
  })
  afterEach(() => code.deactivate())

  it("the file that the package names is the extension, and wakes for the languages of the site's files", () => {
    expect(existsSync(join(extension, manifest.main))).toBe(true)
    expect(manifest.activationEvents).toEqual(['onLanguage:yaml', 'onLanguage:json'])
    const languages = code.clients[0]?.options.documentSelector.map(({ language }) => `onLanguage:${language}`)
    expect(languages).toEqual(manifest.activationEvents)
  })

  it("the site's own server is started, in its folder, for its files alone", () => {
    const [client, ...others] = code.clients
    expect(others).toEqual([])
    expect(client?.isRunning).toBe(true)
    const args = [join(site, 'node_modules/lectern/tools/run.mjs'), 'lsp', '--stdio']
    expect(client?.server).toEqual({ command: 'node', args, options: { cwd: site } })
    for (const { scheme, pattern } of client?.options.documentSelector ?? [])
      expect({ scheme, pattern }).toEqual({
        scheme: 'file',
        pattern: { baseUri: pathToFileURL(site).href, pattern: '**/*' },
      })
  })

  it('what is started answers an editor, and tells a problem', async () => {
    const editor = new LspClient(code.clients[0]?.server)
    await editor.start(undefined, code.clients[0]?.options.initializationOptions)
    expect(editor.can.completionProvider).toBeDefined()
    await editor.open('site.yaml', bakeryWith('blocks', '- type: page-intro\n  titel: Bread'))
    const found = await editor.diagnostics('site.yaml', (some) => some.length > 0)
    expect(found).toMatchObject([{ code: 'unknown-key', source: 'lectern' }])
    expect(await editor.stop()).toBe(0)
  })

  it('every command that the package names is there, and a lens lists its places', async () => {
    for (const { command } of manifest.contributes.commands) expect([...code.commands.keys()]).toContain(command)
    const command = String(code.clients[0]?.options.initializationOptions.showReferences)
    await code.commands.get(command)?.('file:///site.yaml', { line: 3, character: 4 })
    const [asked, shown] = code.executed
    expect(asked?.[0]).toBe('vscode.executeReferenceProvider')
    expect(shown).toEqual(['editor.action.showReferences', ...(asked ?? []).slice(1), ['a place']])
  })

  it('the server hears of the cursor once it rests, unless that is switched off', async () => {
    vi.useFakeTimers()
    try {
      const sent = () => code.clients[0]?.sent ?? []
      code.select(join(site, 'site.yaml'), 'yaml', 3, 1)
      code.select(join(site, 'site.yaml'), 'yaml', 4, 2)
      await vi.runAllTimersAsync()
      code.select(join(site, 'notes.md'), 'markdown', 9, 9)
      await vi.runAllTimersAsync()
      expect(sent()).toMatchObject([['lectern/cursor', { position: { line: 4, character: 2 } }]])
      code.settings.followCursor = false
      code.select(join(site, 'site.yaml'), 'yaml', 5, 1)
      await vi.runAllTimersAsync()
      expect(sent()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('starts anew when it is asked to, and ends with the window', async () => {
    await code.commands.get('lectern.restart')?.()
    expect(code.clients.map(({ isRunning }) => isRunning)).toEqual([false, true])
    await code.deactivate()
    expect(code.clients.map(({ isRunning }) => isRunning)).toEqual([false, false])
  })
})

it('the problem matcher reads what validate prints', () => {
  const file = join(folder, 'site.yaml')
  writeFileSync(file, bakeryWith('blocks', '- type: page-intro\n  titel: Bread'))
  const { stdout } = spawnSync(process.execPath, [join(root, 'tools/run.mjs'), 'validate', file, '--no-color'], {
    encoding: 'utf8',
    cwd: folder,
  })
  const { pattern } = manifest.contributes.problemMatchers[0]
  const [line = ''] = stdout.split('\n').filter((one) => one.includes('titel'))
  const match = new RegExp(pattern.regexp).exec(line)
  expect(match?.[pattern.file]).toMatch(/site\.yaml$/)
  expect(Number(match?.[pattern.line])).toBeGreaterThan(1)
  expect(match?.[pattern.severity]).toBe('error')
  expect(match?.[pattern.code]).toBe('unknown-key')
  expect(match?.[pattern.message]).toContain('titel')
})

const vsce = join(extension, 'node_modules/.bin/vsce')
if (!existsSync(vsce))
  process.stderr.write('The packer of VS Code is not installed, so its test is left out: npm ci in editors/vscode.\n')

it.skipIf(!existsSync(vsce))('packs into one file with everything it needs', () => {
  const { stdout, status } = spawnSync(vsce, ['ls', '--dependencies'], { cwd: extension, encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining(['extension.cjs', 'find-server.cjs', 'node_modules/vscode-languageclient/lib/node/main.js']),
  )
  expect(stdout).not.toContain('node_modules/@vscode/vsce')
})
