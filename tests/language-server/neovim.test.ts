// Tests every capability of the language server in Neovim with its built-in client.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { root } from './lsp-client.ts'

interface Problem {
  line: number
  code: string
  source: string
  message: string
}

interface EditorReport {
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

describe.skipIf(!isThere)('the language server in Neovim', () => {
  let found: EditorReport
  let folder: string

  beforeAll(async () => {
    folder = temporaryFolder()
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
    found = JSON.parse(readFileSync(answer, 'utf8')) as EditorReport
  })

  it('reports no problem of a valid site', () => expect(found.clean).toEqual([]))
  it('reports a problem when its key is typed', () => {
    expect(found.typed.map(({ code }) => code)).toContain('dead-link')
    expect(found.typed.every(({ source }) => source === 'lectern')).toBe(true)
  })
  it('fixes a problem by a quick fix', () => {
    expect(found.actions.length).toBeGreaterThan(0)
    expect(found.fixed).toEqual([])
  })
  it('suppresses a problem', () =>
    expect(found.actions.some((title) => /^Set "dead-link" aside for \d+ days$/.test(title))).toBe(true))
  it('completes blocks, pages and facts', () => {
    expect(found.blocks).toContain('closing')
    expect(found.paths).toContain('/bread')
    expect(found.facts).toContain('{facts.place}')
  })
  it('renames every use of a fact, a fragment and a form', () => {
    const count = (words: RegExp) => [...manifest.matchAll(words)].length
    expect(found.changed).toEqual({
      fact: count(/\{facts\.place\}|^ {2}place:/gm),
      fragment: count(/use: hours|^ {2}hours:/gm),
      form: count(/form: order,|^ {2}order:/gm),
    })
  })
  it('completes fragments and forms', () => {
    expect(found.fragments).toContain('hours')
    expect(found.forms).toEqual(['order'])
  })
  it('shows a key and a fact on hover', () => {
    expect(found.hover).toContain('A sentence under the name')
    expect(found.fact).toContain('4 Mill Lane')
  })
  it('moves the cursor to the definition', () => expect(found.definition).toContain('hours: { type: checklist'))
  it('finds references, and highlights the same name in the file', () => {
    expect(found.references).toBe(2)
    expect(found.highlights).toBeGreaterThan(1)
  })
  it('returns the outline, folds, links, colours, lenses and selections', () => {
    expect(found.outline).toEqual(['lectern', 'reading', 'site', 'facts', 'forms', 'fragments', 'readings'])
    expect(found.folds).toBeGreaterThan(10)
    expect(found.links).toBe(1)
    expect(found.colours).toBe(24)
    expect(found.lenses).toContain('open in preview')
    expect(found.lenses).toContain('used on 1 page')
    expect(found.selection).toBe(true)
  })
  it('formats the changed line', () => expect(found.formatted).toBe('  name: Mill Lane Bakery'))
  it('renames a page in both files with a redirect, and adds no problem', () => {
    expect(found.renamed.site).toContain('redirects:\n      /order: /buy')
    expect(found.renamed.site).toContain('      /buy:\n')
    expect(found.renamed.bread).toContain('to: /buy')
    expect(found.after).toEqual([])
  })
  it('reports problems of an included file in that file', () =>
    expect(found.included).toMatchObject([{ code: 'unknown-key', line: 2 }]))
  it('exits with the editor', () => expect(found.ended).toBe(true))
})
