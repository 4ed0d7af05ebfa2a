// Tests every capability of the language server in Neovim with its built-in client.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { root } from './lsp-client.ts'

interface Problem {
  line: number
  code: string
  source: string
  message: string
}

interface Found {
  clean: Problem[]
  typed: Problem[]
  actions: string[]
  fixed: Problem[]
  fragments: string[]
  blocks: string[]
  paths: string[]
  facts: string[]
  changed: { fact: number; fragment: number; form: number }
  forms: string[]
  hover: string
  fact: string
  definition: string
  references: number
  highlights: number
  outline: string[]
  folds: number
  links: number
  colours: number
  lenses: string[]
  selection: boolean
  formatted: string
  renamed: { site: string; bread: string }
  after: Problem[]
  included: Problem[]
  ended: boolean
}

const isThere = spawnSync('nvim', ['--version']).status === 0
if (!isThere) process.stderr.write('Neovim is not installed, so its tests are left out: apt-get install neovim.\n')

const manifest = bakeryWith(
  'blocks',
  '- type: closing\n  title: Come to {facts.place}\n  actions: [{ label: Bread, to: /bread }]',
).replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n')
const included =
  '/bread:\n  title: All bread\n  description: Every loaf of the day.\n  blocks:\n    - type: closing\n      title: Hungry\n      actions: [{ label: Go, to: /order }]\n'

describe.skipIf(!isThere)('in Neovim', () => {
  let found: Found
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-neovim-'))
    mkdirSync(join(folder, 'pages'))
    writeFileSync(join(folder, 'site.yaml'), manifest)
    writeFileSync(join(folder, 'pages/bread.yaml'), included)
    const answer = join(folder, 'answer.json')
    const command = [process.execPath, join(root, 'tools/run.mjs'), 'lsp']
    const settings = join(folder, 'settings.json')
    writeFileSync(settings, JSON.stringify({ command, folder, answer }))
    const editor = spawn(
      'nvim',
      ['--headless', '--clean', '-n', '-c', `luafile ${join(root, 'tests/language-server/neovim.lua')}`, '-c', 'qa!'],
      {
        cwd: folder,
        env: { ...process.env, LECTERN_SETTINGS: settings, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder },
      },
    )
    let said = ''
    editor.stderr.on('data', (chunk) => (said += String(chunk)))
    await new Promise((ended) => editor.once('exit', ended))
    if (!existsSync(answer)) throw new Error(`Neovim has come to no end: ${said}`)
    found = JSON.parse(readFileSync(answer, 'utf8')) as Found
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('a sound site has no problem', () => expect(found.clean).toEqual([]))
  it('a problem comes with the key that makes it', () => {
    expect(found.typed.map(({ code }) => code)).toContain('dead-link')
    expect(found.typed.every(({ source }) => source === 'lectern')).toBe(true)
  })
  it('a quick fix fixes it', () => {
    expect(found.actions.length).toBeGreaterThan(0)
    expect(found.fixed).toEqual([])
  })
  it('a problem may be set aside', () =>
    expect(found.actions.some((title) => /^Set "dead-link" aside for \d+ days$/.test(title))).toBe(true))
  it('blocks, pages and facts are completed', () => {
    expect(found.blocks).toContain('closing')
    expect(found.paths).toContain('/bread')
    expect(found.facts).toContain('{facts.place}')
  })
  it('a fact, a fragment and a form are renamed wherever they stand', () => {
    const count = (words: RegExp) => [...manifest.matchAll(words)].length
    expect(found.changed).toEqual({
      fact: count(/\{facts\.place\}|^ {2}place:/gm),
      fragment: count(/use: hours|^ {2}hours:/gm),
      form: count(/form: order,|^ {2}order:/gm),
    })
  })
  it('fragments and forms are completed', () => {
    expect(found.fragments).toContain('hours')
    expect(found.forms).toEqual(['order'])
  })
  it('a key and a fact are explained', () => {
    expect(found.hover).toContain('A sentence under the name')
    expect(found.fact).toContain('4 Mill Lane')
  })
  it('the cursor goes to the definition', () => expect(found.definition).toContain('hours: { type: checklist'))
  it('references and the same name in the file are found', () => {
    expect(found.references).toBe(2)
    expect(found.highlights).toBeGreaterThan(1)
  })
  it('the outline, folds, links, colours, lenses and selections are there', () => {
    expect(found.outline).toEqual(['lectern', 'reading', 'site', 'facts', 'forms', 'fragments', 'readings'])
    expect(found.folds).toBeGreaterThan(10)
    expect(found.links).toBe(1)
    expect(found.colours).toBe(24)
    expect(found.lenses).toContain('open in preview')
    expect(found.lenses).toContain('used on 1 page')
    expect(found.selection).toBe(true)
  })
  it('the touched line is formatted', () => expect(found.formatted).toBe('  name: Mill Lane Bakery'))
  it('a renamed page is renamed in both files, with its redirect, and nothing is wrong then', () => {
    expect(found.renamed.site).toContain('redirects:\n      /order: /buy')
    expect(found.renamed.site).toContain('      /buy:\n')
    expect(found.renamed.bread).toContain('to: /buy')
    expect(found.after).toEqual([])
  })
  it('a file that is included has its own problems', () =>
    expect(found.included).toMatchObject([{ code: 'unknown-key', line: 2 }]))
  it('the server ends with the editor', () => expect(found.ended).toBe(true))
})
