// Tests what an author sees in an editor with only the recommended extension installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { blockTypes, publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { problemCodes, problemKind } from '../../src/problems/catalogue.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { LanguageServer } from './language-server.ts'
import { bakeryWith, loadInputs } from './small-bakery.ts'

const root = new URL('../..', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const modeline = '# yaml-language-server: $schema=./schema/site.schema.json\n'
const server = new LanguageServer()
let file = 0
/** A file name of its own for every text, so that answers are not mixed up. */
const fresh = () => `draft-${file++}.yaml`
const blocks = (lines: string) => modeline + bakeryWith('blocks', lines)
const fieldsOf = (type: string) => Object.keys(publishedSchema.$defs?.[type]?.properties ?? {})

beforeAll(() => server.start())
afterAll(() => server.stop())

it.each([twoReadings, 'tests/fixtures/bakery.yaml'])(
  'the YAML language server reports no problem of %s',
  async (path) => {
    expect(await server.open(path, read(path))).toEqual([])
  },
)
it('the YAML language server reports no problem of the good examples of every problem', async () => {
  const goods = new Set(problemCodes.map((code) => loadInputs(problemKind(code).example, 'good').text))
  // Opens all texts at once, since the server waits a moment before it validates each.
  const said = [...goods].map(async (text) => ({ text, found: await server.open(fresh(), modeline + text) }))
  expect((await Promise.all(said)).filter(({ found }) => found.length > 0)).toEqual([])
})

describe('the YAML language server in a file of pages', () => {
  const pages = (lines: string) =>
    `# yaml-language-server: $schema=./schema/pages.schema.json\n/hours:\n  title: Hours\n  description: When we are open.\n  blocks:\n${lines}`

  it('the YAML language server reports nothing for the example of an included file, and marks a mistake in it', async () => {
    const text = read('examples/practice/pages/hours.yaml')
    const modeline = '# yaml-language-server: $schema=./schema/pages.schema.json\n'
    expect(await server.open(fresh(), modeline + text)).toEqual([])
    const found = await server.open(fresh(), pages('    - type: page-intro\n      titel: Hours\n'))
    expect(found.map(({ range }) => range.start.line + 1)).toContain(7)
  })

  it('the YAML language server completes the fields of a block in an included file', async () => {
    const labels = await server.complete(fresh(), pages('    - type: page-intro\n      |'))
    expect(labels).toEqual(expect.arrayContaining(['title', 'eyebrow']))
  })
})

it.each([
  ['unknown-key', '- type: page-intro\n  titel: Bread'],
  ['unknown-block', '- type: page-intr\n  title: Bread'],
  ['unknown-value', '- { type: steps, title: Day, look: drown, steps: [{ title: Knead, description: By hand. }] }'],
  ['one-for-list', '- type: checklist\n  title: Today\n  items: Rye'],
  ['bad-name', '- type: page-intro\n  id: Our Bread\n  title: Bread'],
])('the YAML language server marks the line that validate prints for %s', async (code, lines) => {
  const [problem] = load(blocks(lines), 'x.yaml').problems
  expect(problem?.code).toBe(code)
  const diagnostics = await server.open(fresh(), blocks(lines))
  expect(diagnostics.map(({ range }) => range.start.line + 1)).toContain(problem?.line)
})

it('the YAML language server completes every block after "type:"', async () => {
  const labels = await server.complete(fresh(), blocks('- type: |'))
  expect(labels.filter((label) => blockTypes.includes(label)).sort()).toEqual([...blockTypes])
})
it('the YAML language server completes every block after "type:" below other keys', async () => {
  const labels = await server.complete(fresh(), blocks('- title: Bread\n  type: |'))
  expect(labels.filter((label) => blockTypes.includes(label)).sort()).toEqual([...blockTypes])
})
it.each(['hero', 'steps', 'price-list', 'request-form'])(
  'the YAML language server completes the fields of %s and no other',
  async (type) => {
    const labels = await server.complete(fresh(), blocks(`- type: ${type}\n  |`))
    const offered = labels.filter((label) => /^[a-zA-Z]+$/.test(label))
    expect(
      offered.filter(
        (label) => !fieldsOf(type).includes(label) && label !== 'use' && label !== 'with' && label !== type,
      ),
    ).toEqual([])
    expect(offered).toEqual(expect.arrayContaining(fieldsOf(type).filter((field) => field !== 'type')))
  },
)
it('the YAML language server completes no field that is already there', async () => {
  const labels = await server.complete(fresh(), blocks('- type: hero\n  title: Bread\n  |'))
  expect(labels).not.toContain('title')
  expect(labels).toContain('text')
})
it('the YAML language server completes the choices of a field', async () => {
  expect((await server.complete(fresh(), blocks('- type: steps\n  title: Day\n  look: |'))).sort()).toEqual([
    'drawn',
    'ledger',
  ])
})
it('the YAML language server completes the types of a form field', async () => {
  const labels = await server.complete(fresh(), modeline + bakeryWith('fields', '- name: bread\n  type: |'))
  expect(labels).toEqual(expect.arrayContaining(['select', 'textarea', 'checkboxes', 'hidden']))
})

describe('snippets by the YAML language server', () => {
  const snippets = async (lines: string) =>
    (await server.offers(fresh(), blocks(lines))).map(({ label, textEdit, insertText = '' }) => ({
      label,
      inserts: textEdit?.newText ?? insertText,
    }))
  it('the YAML language server inserts each block after a dash with its required fields, and no placeholder twice', async () => {
    const found = await snippets('- type: hero\n  title: Bread\n- |')
    expect(
      found
        .filter(({ label }) => blockTypes.includes(label))
        .map(({ label }) => label)
        .sort(),
    ).toEqual([...blockTypes])
    for (const { label, inserts } of found) {
      const places = [...inserts.matchAll(/\$\{(\d+)/g)].map(([, number]) => number)
      expect(new Set(places).size, `${label}: ${inserts}`).toBe(places.length)
    }
  })
  it('the YAML language server offers neither other blocks nor fragments inside a block', async () => {
    const labels = (await snippets('- type: page-intro\n  |')).map(({ label }) => label)
    expect(labels).not.toContain('use')
    expect(labels).not.toContain('with')
    expect(labels.filter((label) => blockTypes.includes(label) && label !== 'page-intro')).toEqual([])
  })
  it('the YAML language server inserts a one-line link to a page that every site has', async () => {
    const [link] = await snippets('- type: hero\n  action: |')
    expect(link?.inserts.replaceAll('$', '')).toBe('{ label: {1:label}, to: {2:/} }')
  })
  it("the YAML language server inserts no value of another site's example", async () => {
    const labels = (await snippets('- type: closing\n  title: Come\n  actions:\n    - label: Go\n      to: |')).map(
      ({ label }) => label,
    )
    expect(labels).not.toContain('/contact')
  })
})

it('the YAML language server explains a field on hover', async () => {
  expect(await server.hover(fresh(), blocks('- type: steps\n  ti|tle: Day'))).toContain(fieldText('steps', 'title'))
})
it('the YAML language server explains the blocks on hover', async () => {
  expect(await server.hover(fresh(), blocks('- ty|pe: steps\n  title: Day'))).toContain(
    publishedSchema.$defs?.steps?.description,
  )
})
it('the YAML language server explains a field with its limits, in Markdown', async () => {
  const hoverText = await server.hover(fresh(), blocks('- type: steps\n  ti|tle: Day'))
  expect(hoverText).toContain('up to 120 characters')
  expect(hoverText).toContain('`{facts.…}`')
})
it('the YAML language server explains a part of the theme', async () => {
  expect(await server.hover(fresh(), modeline + bakeryWith('top', '').replace('onAccent:', 'onAc|cent:'))).toContain(
    'Text on the accent',
  )
})

const fieldText = (type: string, field: string) =>
  publishedSchema.$defs?.[type]?.properties?.[field]?.description ?? 'no text'
