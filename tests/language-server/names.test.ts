// Tests hover, definition, references and renaming of names in a manifest.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Hover, Location, WorkspaceEdit } from 'vscode-languageserver/node'
import { load } from '../../src/manifest/load.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { LspClient, offsetOf } from './lsp-client.ts'

const editor = new LspClient()
beforeAll(() => editor.start())
afterAll(() => editor.stop())

const included = `/bread:
  title: All bread
  description: Every loaf of {facts.place}.
  blocks:
    - type: page-intro
      id: loaves
      title: Loaves from {facts.place}
    - type: prose
      title: Ways to the shop
      text: |
        See [the form](/order#form), [the order](/order), or [the loaves](#loaves).
    - { use: hours }
`
const home =
  '- type: closing\n  title: Come\n  actions: [{ label: Go, to: "/order#form" }, { label: Bread, to: /bread }]'
const whole = bakeryWith('blocks', home)
  .replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n')
  .replace('\nsite:', '\nparity: { facts: [place], forms: [order], paths: [/order] }\nsite:')
const second = whole.slice(whole.indexOf('  everyday:')).replace('everyday', 'market')
const manifest = `${whole}${second}`

let folder = 0
let name = ''
beforeEach(async () => {
  name = `site-${folder++}`
  editor.write(`${name}/pages/bread.yaml`, included)
  editor.write(`${name}/site.yaml`, manifest)
  await editor.open(`${name}/site.yaml`)
})

const marked = (text: string, words: string) => text.replace(words.replace('¦', ''), words)
const at = <T>(method: string, words: string, more: object = {}) =>
  editor.at<T>(method, `${name}/site.yaml`, marked(manifest, words), more)
const inIncluded = <T>(method: string, words: string, more: object = {}) =>
  editor.at<T>(method, `${name}/pages/bread.yaml`, marked(included, words), more)
/** Returns each place as its line with the marked words. */
function places(found: Location[]): string[] {
  return found.map(({ uri, range }) => {
    const text = uri.endsWith('bread.yaml') ? included : manifest
    const words = text.slice(offsetOf(text, range.start), offsetOf(text, range.end))
    return `${uri.endsWith('bread.yaml') ? 'bread' : 'site'} ${words}`
  })
}
const hoverText = async (hover: Promise<Hover | null>) => JSON.stringify((await hover)?.contents ?? null)

it('hovering over a key shows what it is for, and its limits', async () => {
  const shown = await hoverText(at('textDocument/hover', '  name¦: Mill Lane'))
  expect(shown).toContain('as the logo and titles show it')
  expect(shown).toContain('required')
  expect(shown).toContain('up to 60 characters')
})
it('hovering over a word shows what it means', async () =>
  expect(await hoverText(at('textDocument/hover', 'screen: err¦or'))).toContain('status 404'))
it('hovering over a block shows its keys and a small picture', async () => {
  const shown = await hoverText(at('textDocument/hover', 'type: clos¦ing'))
  expect(shown).toContain('`actions`')
  const [, picture = ''] = /!\[closing\]\(([^)]+)\)/.exec(shown) ?? []
  expect(existsSync(fileURLToPath(picture))).toBe(true)
})
it('hovering over a key links to its page of the reference', async () => {
  const shown = await hoverText(at('textDocument/hover', 'tit¦le: Come'))
  const [, page = ''] = /\[More\]\(([^)#]+)#closing\)/.exec(shown) ?? []
  expect(readFileSync(fileURLToPath(page), 'utf8')).toContain('\n## closing\n')
})
it('hovering over a fact in braces shows its value and where it is used', async () => {
  const shown = await hoverText(inIncluded('textDocument/hover', 'loaf of {facts.pl¦ace}'))
  expect(shown).toContain('4 Mill Lane')
  expect(shown).toContain('/bread (everyday)')
})
it('hovering over a text with a fact shows the text with the value', async () =>
  expect(await hoverText(inIncluded('textDocument/hover', 'tit¦le: Loaves'))).toContain('Loaves from 4 Mill Lane'))
it('hovering over a link shows the title of its page', async () =>
  expect(await hoverText(at('textDocument/hover', 'to: /bre¦ad'))).toContain('All bread'))
it('hovering over a fragment shows where it is used', async () =>
  expect(await hoverText(at('textDocument/hover', 'hou¦rs: { type'))).toContain('/order (market)'))

it.each([
  ['of a page', 'to: /bre¦ad', ['bread /bread']],
  ['of an anchor', 'to: "/order#fo¦rm"', ['site form', 'site form']],
  ['of a form', 'form: ord¦er,', ['site order']],
  ['of a fragment', '- { use: hou¦rs }', ['site hours']],
  ['of a name of the site', 'email: "{site.em¦ail}"', ['site email']],
])('the definition %s is its declaration', async (_, words, wanted) =>
  expect(places(await at('textDocument/definition', words))).toEqual(wanted),
)
it('the definition of a fact is found from an included file', async () =>
  expect(places(await inIncluded('textDocument/definition', 'loaf of {facts.pl¦ace}'))).toEqual(['site place']))
it('the definition of a link in a long text is found', async () =>
  expect(places(await inIncluded('textDocument/definition', '(/order#fo¦rm)'))).toEqual(['site form', 'site form']))

it('the definition of "include" is the files that match it', async () => {
  const found = await at<Location[]>('textDocument/definition', 'include: pages/¦*.yaml')
  expect(found).toEqual([
    {
      uri: editor.uri(`${name}/pages/bread.yaml`),
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    },
  ])
})

it('references are found in all readings and files', async () => {
  const found = await at<Location[]>('textDocument/references', 'pla¦ce: 4 Mill', {
    context: { includeDeclaration: true },
  })
  expect(places(found).sort()).toEqual(['bread place', 'bread place', 'site place', 'site place', 'site place'])
})

describe('renaming', () => {
  const rename = async (words: string, newName: string) => {
    const edit = await at<WorkspaceEdit>('textDocument/rename', words, { newName })
    return editor.after(edit)
  }
  const loaded = (files: Record<string, string>) =>
    load(files[`${name}/site.yaml`] ?? manifest, 'site.yaml', {
      readIncluded: () => [{ file: 'pages/bread.yaml', text: files[`${name}/pages/bread.yaml`] ?? included }],
    })
  const codes = (files: Record<string, string>) => loaded(files).problems.map(({ code, line }) => `${line} ${code}`)
  const usual = () => codes({}).map((one) => one.replace(/^\d+ /, ''))

  it.each([
    ['a fact', 'pla¦ce: 4 Mill', 'street', /\{facts\.place\}/],
    ['an anchor', 'id: fo¦rm,', 'order-form', /#form/],
    ['a fragment', 'hou¦rs: { type', 'opening', /hours/],
    ['a form', 'ord¦er:\n    function', 'bread-order', /form: order,|forms: \[order\]/],
  ])('renaming %s changes every use, and adds no problem', async (_, words, newName, old) => {
    const after = await rename(words, newName)
    expect(Object.values(after).join('\n')).not.toMatch(old)
    expect(codes(after).map((one) => one.replace(/^\d+ /, ''))).toEqual(usual())
  })

  it('renaming a page changes links in all readings and files and writes the redirect', async () => {
    const after = await rename('/ord¦er:\n        title', '/buy')
    const { readings } = loaded(after)
    expect(codes(after).map((one) => one.replace(/^\d+ /, ''))).toEqual(usual())
    for (const reading of ['everyday', 'market']) {
      const site = readings?.site(reading)
      expect(site?.redirects).toEqual([{ from: '/order', to: '/buy' }])
      expect(site?.routes.map(({ path }) => path)).toContain('/buy')
    }
    expect(after[`${name}/pages/bread.yaml`]).toContain('[the form](/buy#form), [the order](/buy)')
  })

  it('renaming an included page works from a link to it', async () => {
    const after = await rename('to: /bre¦ad', '/loaves')
    expect(after[`${name}/pages/bread.yaml`]).toMatch(/^\/loaves:/)
    expect(codes(after).map((one) => one.replace(/^\d+ /, ''))).toEqual(usual())
  })

  it('renaming a field changes the conditions and mails that name it', async () => {
    const text = bakeryWith(
      'fields',
      '- { name: loaf, type: text, label: Loaf }\n- { name: size, type: text, label: Size, when: { field: loaf, is: rye } }',
    ).replace('    success:', '    mail: { notice: { subject: New, text: "They want [loaf]." } }\n    success:')
    const edit = await editor.at<WorkspaceEdit>(
      'textDocument/rename',
      `${name}/site.yaml`,
      marked(text, 'name: lo¦af'),
      { newName: 'bread' },
    )
    const after = editor.after(edit)[`${name}/site.yaml`] ?? ''
    expect(after).toContain('field: bread')
    expect(after).toContain('[bread]')
    expect(after).not.toContain('loaf,')
  })

  it('renaming to an existing or invalid name is refused with the reason', async () => {
    await expect(rename('/ord¦er:\n        title', '/bread')).rejects.toThrow('There is a page "/bread" already')
    await expect(rename('/ord¦er:\n        title', 'no path')).rejects.toThrow('begins with a slash')
  })

  it('renaming is not offered where there is no name', async () =>
    expect(await at('textDocument/prepareRename', 'name: Mill¦ Lane')).toBeNull())
})

it('renaming a page of a whole site leaves no problem', async () => {
  const text = twoReadingsText
  const edit = await editor.at<WorkspaceEdit>(
    'textDocument/rename',
    'whole/site.yaml',
    text.replace('      /services:\n', '      /serv¦ices:\n'),
    { newName: '/offer' },
  )
  const after = editor.after(edit)['whole/site.yaml'] ?? ''
  const now = load(after, 'site.yaml')
  expect(now.problems).toEqual([])
  expect(now.readings?.site('A')?.redirects).toContainEqual({ from: '/services', to: '/offer' })
})
