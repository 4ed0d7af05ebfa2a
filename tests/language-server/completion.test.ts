// Tests completions, and that none of them breaks the text.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompletionItem, CompletionList } from 'vscode-languageserver/node'
import { benchFiles, benchmarkPages } from '../../bench/content.ts'
import { load } from '../../src/manifest/load.ts'
import { parse } from '../../src/manifest/read/parse.ts'
import { blockTypes } from '../../src/manifest/shape/published-schema.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { slow } from '../whole-suite.ts'
import { applied, LspClient } from './lsp-client.ts'

const editor = new LspClient()
beforeAll(() => editor.start())
afterAll(() => editor.stop())

const blocks = (lines: string) => bakeryWith('blocks', lines)
let file = 0
const fresh = () => `draft-${file++}/site.yaml`

async function offered(marked: string, name = fresh()): Promise<CompletionItem[]> {
  return (await editor.at<CompletionList>('textDocument/completion', name, marked)).items
}
const labels = async (marked: string, name?: string) => (await offered(marked, name)).map(({ label }) => label)

/** Returns a snippet as text, with the first value of each placeholder. */
const unfilled = (snippet: string) =>
  snippet
    .replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\\([\\$}])/g, '$1')

/** Returns the text after accepting a completion. */
async function taken(marked: string, label: string, name = fresh()): Promise<string> {
  const all = await offered(marked, name)
  const item = all.find((one) => one.label === label)
  if (!item?.textEdit || !('range' in item.textEdit))
    throw new Error(`${label} is not among ${all.map((one) => one.label)}`)
  return applied(marked.replace('¦', ''), [{ range: item.textEdit.range, newText: unfilled(item.textEdit.newText) }])
}
const problemsIn = (text: string) => load(text, 'site.yaml').problems.map(({ code, message }) => `${code} ${message}`)

it('completed values of "include" are the patterns and files below the manifest that may hold pages', async () => {
  for (const name of ['pages/bread.yaml', 'pages/deep/rolls.yml', 'images/x.yaml', 'node_modules/y/z.yaml'])
    editor.write(`including/${name}`, '')
  const marked = bakeryWith('reading', 'include: ¦')
  expect(await labels(marked, 'including/site.yaml')).toEqual([
    'pages/*.yaml',
    'pages/deep/*.yml',
    'pages/bread.yaml',
    'pages/deep/rolls.yml',
  ])
  expect(await taken(marked, 'pages/*.yaml', 'including/site.yaml')).toBe(marked.replace('¦', 'pages/*.yaml'))
})
it('completed values of "autocomplete" are the tokens of HTML, those that suit the field type first', async () => {
  const found = await labels(bakeryWith('fields', '- { name: post, type: email, label: Mail, autocomplete: ¦ }'))
  expect(found[0]).toBe('email')
  expect(found).toEqual(expect.arrayContaining(['name', 'tel', 'postal-code', 'organization']))
})

describe('keys', () => {
  it('completed keys are the missing keys of the block, the required ones first', async () => {
    const found = await labels(blocks('- type: steps\n  title: Day\n  ¦'))
    expect(found).not.toContain('title')
    expect(found).not.toContain('use')
    expect(found.indexOf('steps')).toBeLessThan(found.indexOf('look'))
  })
  it('a completed key is inserted with the required keys of its value', async () => {
    expect(await taken(blocks('- type: page-intro\n  title: Bread\n  te¦'), 'text')).toContain('  text: text\n')
    expect(await taken(blocks('- type: hero\n  title: Bread\n  ¦'), 'action')).toContain(
      'action: { label: label, to: / }',
    )
  })
  it('all required keys can be completed at once, with a distinct tab stop for each value', async () => {
    for (const type of ['tiers', 'packages', 'contrast', 'request-form']) {
      const [all] = await offered(blocks(`- type: ${type}\n  ¦`))
      const text = all?.textEdit?.newText ?? ''
      const stops = [...text.matchAll(/\$\{(\d+)[:|]/g)].map(([, number]) => number)
      expect(stops.length, type).toBeGreaterThan(0)
      expect(new Set(stops).size, `${type} ${text}`).toBe(stops.length)
    }
  })
  it('keys are completed in a flow mapping, after a comma too', async () => {
    expect(await taken(bakeryWith('fields', '- { name: bread, ¦ }'), 'label')).toContain(
      '{ name: bread, label: label }',
    )
    expect(await labels(bakeryWith('fields', '- { ¦ }'))).toEqual(
      expect.arrayContaining(['name', 'type', 'label', 'required']),
    )
  })
  it('a completed key is inserted without a colon where one follows', async () => {
    expect(await taken(blocks('- type: page-intro\n  titl¦: Bread'), 'title')).toContain('\n            title: Bread')
  })
  it('completed keys below "with" are those of the block in the fragment', async () => {
    expect(await labels(blocks('- use: hours\n  with:\n    ¦'))).toEqual(expect.arrayContaining(['title', 'items']))
  })
})

it('after a dash completion offers every block with its required keys, and the fragments', async () => {
  const marked = blocks('- type: page-intro\n  title: Bread\n- ¦')
  const found = await labels(marked)
  expect(found.filter((label) => blockTypes.includes(label)).sort()).toEqual([...blockTypes])
  expect(found).toContain('use: hours')
  expect(problemsIn(await taken(marked, 'closing'))).toEqual([])
  expect(problemsIn(await taken(marked, 'steps'))).toEqual([])
  expect(problemsIn(await taken(marked, 'use: hours'))).toEqual([])
})
it('after a dash completion offers a record with its required keys', async () => {
  const marked = blocks('- type: steps\n  title: Day\n  steps:\n    - ¦')
  expect(problemsIn(await taken(marked, 'title, description'))).toEqual([])
})
it('on a line without a dash completion inserts a block with its dash', async () => {
  const marked = `${blocks('- type: page-intro\n  title: Bread').replace('    routes:\n', '    routes:\n      /new:\n        title: New\n        description: A new page.\n        blocks:\n          ¦\n')}`
  expect(await taken(marked, 'page-intro')).toContain(
    '        blocks:\n          - type: page-intro\n            title: title',
  )
})

describe('values', () => {
  it('completed values are the options of a choice, with their documentation', async () => {
    const [drawn] = await offered(blocks('- type: steps\n  title: Day\n  look: ¦'))
    expect(drawn).toMatchObject({ label: 'drawn', documentation: { kind: 'markdown' } })
    expect(JSON.stringify(drawn?.documentation).length).toBeGreaterThan(50)
  })
  it('completed values after "to:" are the pages of this site by their titles, and their anchors', async () => {
    const found = await offered(blocks('- type: closing\n  title: Come\n  actions: [{ label: Go, to: ¦ }]'))
    expect(found.find(({ label }) => label === '/order')).toMatchObject({ detail: 'Order bread' })
    expect(found.map(({ label }) => label)).toContain('/order#form')
  })
  it('a completed value is quoted where YAML would parse it as something else', async () => {
    const marked = blocks('- type: closing\n  title: Come\n  actions: [{ label: Go, to: /ord¦ }]')
    expect(await taken(marked, '/order#form')).toContain('to: "/order#form" }')
    expect(problemsIn(await taken(marked, '/order#form'))).toEqual([])
  })
  it('completed values in braces are the facts, with their values', async () => {
    const found = await offered(blocks('- type: page-intro\n  title: Bread\n  text: Come to {¦'))
    expect(found.find(({ label }) => label === '{facts.place}')).toMatchObject({ detail: '4 Mill Lane' })
  })
  it('a fact completed in braces keeps the full stop that follows', async () =>
    expect(await taken(blocks('- type: page-intro\n  title: Bread\n  text: Come to {fa¦.'), '{facts.place}')).toContain(
      'text: Come to {facts.place}.\n',
    ))
  it('a fact completed at the start of a text is quoted', async () => {
    const text = await taken(blocks('- type: page-intro\n  title: Bread\n  text: {fa¦'), '{facts.place}')
    expect(text).toContain('text: "{facts.place}"')
    expect(problemsIn(text)).toEqual([])
  })
  it.each([
    ['fragments', '- use: ¦', 'hours'],
    ['forms', '- type: request-form\n  title: Order\n  form: ¦', 'order'],
    ['blocks', '- type: ¦', 'hero'],
  ])('completed values are %s', async (_, lines, label) => expect(await labels(blocks(lines))).toContain(label))
  it('completed values are fields of the form and their choices', async () => {
    const field =
      '- { name: pick, type: select, label: Pick, choices: [{ value: rye, label: Rye }, { value: oat, label: Oat }] }\n'
    expect(
      await labels(bakeryWith('fields', `${field}- { name: more, type: text, label: More, when: { field: ¦ } }`)),
    ).toContain('pick')
    expect(
      await labels(
        bakeryWith('fields', `${field}- { name: more, type: text, label: More, when: { field: pick, is: ¦ } }`),
      ),
    ).toEqual(['rye', 'oat'])
  })
  it('completed values are readings', async () => {
    expect(await labels(blocks('- use: hours').replace('reading: everyday', 'reading: ¦'))).toEqual(['everyday'])
  })
  it('completed values are colours of the site, by their part', async () => {
    const found = await offered(bakeryWith('palette', 'accent: "¦#8a3b12"'))
    expect(found.find(({ label }) => label === '#8a3b12')?.detail).toContain('accent')
  })
  it('completed values are pictures, with size and picture for the one that is looked at', async () => {
    const name = fresh()
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"/>'
    editor.write(name.replace('site.yaml', 'images/shop.svg'), drawing)
    const found = await offered(blocks('- type: picture\n  image: { file: ¦ }'), name)
    const [shop] = found.filter(({ label }) => label === 'images/shop.svg')
    expect(shop).toBeDefined()
    const whole = await editor.connection.sendRequest<CompletionItem>('completionItem/resolve', shop)
    expect(whole.detail).toBe('120 × 80')
    expect(JSON.stringify(whole.documentation)).toContain('images/shop.svg)')
  })
})

describe('the address of a link in a text', () => {
  const prose = (text: string) =>
    blocks(`- type: page-intro\n  title: Bread\n- type: prose\n  title: Flour\n  text: ${text}`)
  const styles = [
    ['a long text', '|\n    Go to [the', '](', ') now.\n\n    Or stay.'],
    ['a text without quotes', 'Go to [the', '](', ') now.'],
    ['double quotes', '"Go to \\"us\\": [the', '](', ') now."'],
    ['single quotes', "'Go to [the", '](', ") now.'"],
    ['a text that begins with the link', '[the', '](', ') now. # soon'],
    ['a link over two lines', '>-\n    Go to [the\n   ', '](', ') now.'],
  ] as const

  it.each(styles)(
    'the address of a link in %s is completed with pages and anchors of this site, and the text stays valid',
    async (_, before, open, after) => {
      for (const typed of ['', '/', '/ord'])
        for (const label of ['/order', '/order#form'])
          for (const close of [after, after.slice(1)]) {
            const marked = prose(`${before} form${open}${typed}¦${close}`)
            const text = await taken(marked, label)
            const said = load(text, 'site.yaml')
            expect(said.problems, `${typed} ${close}\n${text}`).toEqual([])
            expect(JSON.stringify(said.source.value)).toContain(`form](${label}) now.`)
          }
    },
  )
  it('the completed address of a link shows the title of the page', async () => {
    const found = await offered(prose('|\n    Go to [the form](/¦)'))
    expect(found.find(({ label }) => label === '/order')).toMatchObject({ detail: 'Order bread' })
  })
  it('the completed address of a link replaces the present one', async () =>
    expect(await taken(prose('|\n    Go to [the form](/or¦chard#x) now.'), '/order')).toContain(
      '[the form](/order) now.',
    ))
  it('the completed address of a link without a closing bracket keeps the word that follows', async () =>
    expect(await taken(prose('Go to [the form](¦now.'), '/order')).toContain('[the form](/order)now.'))
  it('the completed address of a link keeps the title of the link', async () =>
    expect(await taken(prose(`"Go to [the form](/¦ \\"The form\\") now."`), '/order')).toContain(
      '[the form](/order \\"The form\\") now.',
    ))
  it('the address of a link is completed in the label of a checkbox, and in no other label', async () => {
    const field = (type: string) =>
      bakeryWith('fields', `- { name: ok, type: ${type}, label: "I have read [the rules](/¦" }`)
    expect(await labels(field('checkbox'))).toContain('/order')
    expect(await labels(field('text'))).toEqual([])
  })
  it('no address is completed for a picture, or in a text that allows no links', async () => {
    expect(await labels(prose('|\n    See ![the oven](/¦)'))).toEqual([])
    expect(await labels(blocks('- type: page-intro\n  title: "Go to [the form](/¦)"'))).toEqual([])
  })
  it('the address of a link in an included file is completed, with anchors of the same page', async () => {
    const name = fresh()
    const included = name.replace('site.yaml', 'pages/more.yaml')
    const page =
      '/more:\n  title: More\n  description: More bread.\n  unlisted: true\n  blocks:\n    - { type: page-intro, title: More, id: loaves }\n    - type: prose\n      title: Flour\n      text: |\n        Go to [the form](/order) or [the loaves](/more).\n'
    editor.write(included, page)
    editor.write(
      name,
      blocks('- type: page-intro\n  title: Bread').replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n'),
    )
    await editor.open(name)
    const marked = page.replace('(/more)', '(#¦)')
    expect(await labels(marked, included)).toEqual(
      expect.arrayContaining(['/order', '/order#form', '/more', '#loaves']),
    )
    expect(await taken(marked, '#loaves', included)).toContain('[the loaves](#loaves).')
  })
})

it('an included file gets the same completions as the manifest', async () => {
  for (const [name, text] of benchFiles(benchmarkPages(7), 3)) editor.write(`large/${name}`, text)
  const text = [...benchFiles(benchmarkPages(7), 3)].find(([name]) => name.endsWith('part-002.yaml'))?.[1] ?? ''
  const found = await labels(
    text.replace(/blocks:\n( +)- type/, 'blocks:\n$1- ¦\n$1- type'),
    'large/pages/part-002.yaml',
  )
  expect(found.filter((label) => blockTypes.includes(label)).sort()).toEqual([...blockTypes])
})

it('completion offers nothing in a comment', async () => {
  expect(await labels(blocks('- type: hero # the ¦'))).toEqual([])
})

slow('accepting any completion at any place adds no syntax error', async () => {
  const text = blocks(
    '- type: hero\n  title: Bread\n  text: Come\n  action: { label: Go, to: /order }\n- type: steps\n  title: Day\n  steps:\n    - { title: Knead, description: By hand. }',
  )
  const lines = text.split('\n')
  const indentOf = (line = '') => /^[ -]*/.exec(line)?.[0].length ?? 0
  const places = lines.flatMap((line, at) => {
    const others = (inserted: string) => [...lines.slice(0, at + 1), inserted, ...lines.slice(at + 1)].join('\n')
    const indents = new Set([indentOf(line), indentOf(lines[at + 1])])
    const value = /^(\s*(?:- )?[\w/-]+:)\s+[^\s{[]\S*.*$/.exec(line)?.[1]
    return [
      ...[...indents].map((indent) => others(`${' '.repeat(indent)}¦`)),
      ...(value ? [[...lines.slice(0, at), `${value} ¦`, ...lines.slice(at + 1)].join('\n')] : []),
    ]
  })
  const name = fresh()
  let tried = 0
  for (const marked of places) {
    const before = parse(marked.replace('¦', ''), 'site.yaml').findings.length
    for (const { textEdit, label } of (await offered(marked, name)).filter((_, at) => at % 3 === tried % 3)) {
      if (!textEdit || !('range' in textEdit)) continue
      const after = applied(marked.replace('¦', ''), [{ range: textEdit.range, newText: unfilled(textEdit.newText) }])
      expect(parse(after, 'site.yaml').findings.length, `${label} in\n${after}`).toBeLessThanOrEqual(before)
      tried++
    }
  }
  expect(tried).toBeGreaterThan(100)
})
