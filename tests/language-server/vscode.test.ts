// Tests the VS Code extension without VS Code: what it starts, what its problem matcher parses, and what is packed. Tests in vscode/ run it
// in VS Code.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkspaceEdit } from 'vscode-languageserver/node'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { runCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { LspClient, root } from './lsp-client.ts'
import { extensionIn, type VsCode } from './vscode-stub.ts'

interface Status {
  reading: string
  readings: string[]
}
/** The bakery with a second, equal reading. */
function twoReadingsOf(blocks: string): string {
  const text = bakeryWith('blocks', blocks)
  return `${text}${text.slice(text.indexOf('  everyday:')).replace('everyday', 'market')}`
}
const extension = join(root, 'editors/vscode')
const { findServer } = createRequire(import.meta.url)(join(extension, 'find-server.cjs')) as {
  findServer: (folder: string, chosen?: string[]) => { command: string; args: string[] } | undefined
}
const manifest = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8'))
const folder = temporaryFolder()

describe('the extension starts', () => {
  it('the server of the package that the site has installed, from a folder below it too', () => {
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
  it('the server command of the settings', () =>
    expect(findServer(folder, ['deno', 'run', 'x'])).toEqual({ command: 'deno', args: ['run', 'x'] }))
})

describe('a VS Code window with a site', () => {
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

  it('the extension is activated by a YAML file and by a site in the window, with and without a search of its folders', () =>
    expect(manifest.activationEvents).toEqual([
      'onLanguage:yaml',
      ...['', '**/'].flatMap((below) =>
        ['site.yaml', 'site.yml', 'site.json'].map((name) => `workspaceContains:${below}${name}`),
      ),
    ]))

  it("the site's own server is started, in its folder, for its files alone", () => {
    const [client, ...others] = code.clients
    expect(others).toEqual([])
    expect(client?.isRunning).toBe(true)
    const args = [join(site, 'node_modules/lectern/tools/run.mjs'), 'lsp', '--stdio']
    expect(client?.server).toEqual({ command: 'node', args, options: { cwd: site } })
    // Where the selector names no language, it selects only tables of entries.
    for (const { scheme, language, pattern } of client?.options.documentSelector ?? [])
      expect({ scheme, pattern }).toEqual({
        scheme: 'file',
        pattern: { baseUri: pathToFileURL(site).href, pattern: language === 'plaintext' ? '**/*.csv' : '**/*' },
      })
  })

  it('the server that the extension starts answers an editor, and reports a problem', async () => {
    const editor = new LspClient(code.clients[0]?.server)
    await editor.start(undefined, code.clients[0]?.options.initializationOptions)
    expect(editor.can.completionProvider).toBeDefined()
    await editor.open('site.yaml', bakeryWith('blocks', '- type: page-intro\n  titel: Bread'))
    const found = await editor.diagnostics('site.yaml', (some) => some.length > 0)
    expect(found).toMatchObject([{ code: 'unknown-key', source: 'lectern' }])
    expect(await editor.stop()).toBe(0)
  })

  it('the status item shows the active site, its reading and its number of problems, as the server reports them', async () => {
    const editor = new LspClient(code.clients[0]?.server)
    const statuses: Status[] = []
    editor.connection.onNotification('lectern/site', (one: Status) => void statuses.push(one))
    await editor.start(undefined, code.clients[0]?.options.initializationOptions)
    const two = twoReadingsOf('- type: page-intro\n  titel: Bread')
    await editor.open('site.yaml', two)
    await expect.poll(() => statuses.at(-1)).toMatchObject({ reading: 'everyday', readings: ['everyday', 'market'] })
    const manifest = pathToFileURL(join(site, 'site.yaml')).href
    code.show(join(site, 'site.yaml'))
    const take = code.clients[0]?.heard.get('lectern/site')
    take?.({ ...statuses.at(-1), manifest })
    expect(code.status).toMatchObject({ isShown: true, text: '$(error) Mill Lane Bakery · everyday · 2 problems' })
    take?.({ ...statuses.at(-1), manifest, errors: 0, warnings: 0, readings: ['everyday'] })
    expect(code.status.text).toBe('$(pass) Mill Lane Bakery · no problems')
    code.show(join(folder, 'notes.yaml'))
    expect(code.status.isShown).toBe(false)
    await editor.stop()
  })

  it('the command "validate" runs Lectern from the site, and "switchReading" changes the reading in the manifest', async () => {
    const editor = new LspClient(code.clients[0]?.server)
    await editor.start(undefined, { preview: 'http://127.0.0.1:1' })
    const text = twoReadingsOf('- type: page-intro\n  title: Bread')
    await editor.open('site.yaml', text)
    const file = join(site, 'site.yaml')
    const client = code.clients[0]
    if (!client) throw new Error('No server is started.')
    client.answer = (method, params) =>
      editor.connection.sendRequest(method, { ...(params as object), manifest: editor.uri('site.yaml') })
    const readings = ['everyday', 'market']
    const status = { manifest: pathToFileURL(file).href, name: 'Mill', reading: 'everyday', readings }
    client.heard.get('lectern/site')?.({ ...status, errors: 0, warnings: 0 })
    code.show(file)
    await code.commands.get('lectern.validate')?.()
    const program = join(site, 'node_modules/lectern/tools/run.mjs')
    expect(code.tasks).toMatchObject([
      { command: 'node', args: [program, 'validate', file, '--no-color', '--max', '1000'], options: { cwd: site } },
    ])
    code.choice.label = 'market'
    await code.commands.get('lectern.switchReading')?.()
    expect(code.edits).toHaveLength(1)
    expect(editor.after(code.edits[0] as WorkspaceEdit)['site.yaml']).toBe(
      text.replace('reading: everyday', 'reading: market'),
    )
    expect(await editor.at('lectern/page', 'site.yaml', text.replace('title: Bread', 'ti¦tle: Bread'))).toEqual({
      address: 'http://127.0.0.1:1/?reading=everyday',
    })
    await editor.stop()
  })

  it('every command of the package is registered, and a lens lists its references', async () => {
    for (const { command } of manifest.contributes.commands) expect([...code.commands.keys()]).toContain(command)
    const command = String(code.clients[0]?.options.initializationOptions.showReferences)
    await code.commands.get(command)?.('file:///site.yaml', { line: 3, character: 4 })
    const [asked, shown] = code.executed
    expect(asked?.[0]).toBe('vscode.executeReferenceProvider')
    expect(shown).toEqual(['editor.action.showReferences', ...(asked ?? []).slice(1), ['a place']])
  })

  it("the extension sends the cursor's position once it rests, unless that is switched off", async () => {
    vi.useFakeTimers()
    try {
      const sent = () => code.clients[0]?.sent ?? []
      code.select(join(site, 'site.yaml'), 'yaml', 3, 1)
      code.select(join(site, 'site.yaml'), 'yaml', 4, 2)
      await vi.runAllTimersAsync()
      code.select(join(site, 'notes.txt'), 'plaintext', 9, 9)
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

  it('the extension restarts the server on command, and stops it with the window', async () => {
    await code.commands.get('lectern.restart')?.()
    expect(code.clients.map(({ isRunning }) => isRunning)).toEqual([false, true])
    await code.deactivate()
    expect(code.clients.map(({ isRunning }) => isRunning)).toEqual([false, false])
  })
})

it('the problem matcher parses the output of validate', async () => {
  const file = join(folder, 'site.yaml')
  writeFileSync(file, bakeryWith('blocks', '- type: page-intro\n  titel: Bread'))
  const { stdout } = await runCommand(['validate', file, '--no-color'], { env: { INIT_CWD: folder } })
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

it.skipIf(!existsSync(vsce))('the extension packs into one file with everything it needs', () => {
  spawnSync(process.execPath, ['bundle.mjs'], { cwd: extension })
  const { stdout, status } = spawnSync(vsce, ['ls', '--no-dependencies'], { cwd: extension, encoding: 'utf8' })
  expect(status).toBe(0)
  const bundled = readFileSync(join(extension, 'dist/extension.cjs'), 'utf8')
  expect(stdout.trim().split('\n').sort()).toEqual(
    [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/LICENSES.txt',
      'dist/extension.cjs',
      'icon.png',
      'package.json',
    ].sort(),
  )
  const required = [...bundled.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name)
  expect(required).toContain('vscode')
  expect(required.filter((name) => name !== 'vscode' && !isBuiltin(name))).toEqual([])
  expect(readFileSync(join(extension, 'dist/LICENSES.txt'), 'utf8')).toContain('vscode-languageclient 11.0.0')
})

it('the extension has what a marketplace requires: an icon, URLs, keywords, a change log of its version', () => {
  expect(manifest).toMatchObject({ icon: 'icon.png', license: 'MIT', repository: { type: 'git' } })
  for (const address of [manifest.homepage, manifest.bugs.url, manifest.repository.url])
    expect(new URL(address).protocol).toBe('https:')
  expect(manifest.keywords).toContain('site.yaml')
  const drawn = new Resvg(readFileSync(join(extension, 'icon.svg'), 'utf8'), { fitTo: { mode: 'width', value: 256 } })
  expect(readFileSync(join(extension, 'icon.png')).equals(drawn.render().asPng())).toBe(true)
  expect(readFileSync(join(extension, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest.version}\n`)
})
