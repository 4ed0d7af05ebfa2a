// The extension for VS Code as far as it goes without VS Code: what it starts, what its problem matcher reads, what is packed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { root } from './lsp-client.ts'

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
  it('what the settings say', () =>
    expect(findServer(folder, ['deno', 'run', 'x'])).toEqual({ command: 'deno', args: ['run', 'x'] }))
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
