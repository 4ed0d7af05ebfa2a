// Tests YAML anchors and aliases in an editor, and the versions of edits and problems.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  CompletionList,
  DocumentHighlight,
  Hover,
  Location,
  PublishDiagnosticsParams,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { applied, LspClient, offsetOf } from './lsp-client.ts'

const editor = new LspClient()
beforeAll(() =>
  editor.start({ workspace: { workspaceEdit: { documentChanges: true } }, textDocument: { publishDiagnostics: {} } }),
)
afterAll(() => editor.stop())

const blocks = [
  '- type: closing',
  '  title: Come at 2 * 3 & stay',
  '  actions: &ways [{ label: &word Bread, to: /order }]',
  '- type: closing',
  '  title: *word',
  '  actions: *ways # *ways',
  '- { type: closing, title: *word, actions: *ways }',
].join('\n')
const manifest = bakeryWith('blocks', blocks)

let name = ''
let count = 0
beforeEach(() => {
  name = `anchors-${count++}/site.yaml`
})
const marked = (words: string, text = manifest) => text.replace(words.replace('¦', ''), words)
const at = <T>(method: string, words: string, more: object = {}, text = manifest) =>
  editor.at<T>(`textDocument/${method}`, name, marked(words, text), more)
const wordsAt = (range: Range, text = manifest) => text.slice(offsetOf(text, range.start), offsetOf(text, range.end))
const linesOf = (words: string) =>
  manifest.split('\n').flatMap((line, at) => (line.replace(/#.*/, '').includes(words) ? [at] : []))

it('the manifest of these tests has no problems', () => expect(load(manifest, 'site.yaml').problems).toEqual([]))

describe('completion after a *', () => {
  const offered = async (words: string, text = manifest) => {
    const { items } = await at<CompletionList>('completion', words, {}, text)
    return items.map(({ label }) => label)
  }
  it('after a * completion offers the anchors defined above it whose value fits', async () => {
    expect(await offered('title: *¦word')).toEqual(['*word'])
    expect(await offered('  actions: *¦ways #')).toEqual(['*ways'])
  })
  it('after a * completion offers anchors in a flow sequence and for a merge key', async () => {
    expect(await offered('title: *¦word, actions')).toEqual(['*word'])
    const merged = manifest.replace('- type: closing\n', '- &one\n            type: closing\n')
    expect(
      await offered('- <<: *¦', merged.replace('- { type: closing, title: *word, actions: *ways }', '- <<: *')),
    ).toEqual(['*one'])
  })
  it('after a * completion offers no anchor defined below it or on a node that contains it', async () => {
    expect(await offered('title: *¦', manifest.replace('title: Come at 2 * 3 & stay', 'title: *'))).toEqual([])
    expect(await offered('Bread, to: *¦ }', manifest.replace('Bread, to: /order }]', 'Bread, to: * }]'))).toEqual([
      '*word',
    ])
  })
  it('after a * every completion leaves a text without problems', async () => {
    const { items } = await at<CompletionList>(
      'completion',
      'title: *wo¦',
      {},
      manifest.replace('title: *word\n', 'title: *wo\n'),
    )
    const broken = manifest.replace('title: *word\n', 'title: *wo\n')
    const [{ textEdit } = {}] = items
    expect(applied(broken, [textEdit as never])).toBe(manifest)
  })
})

it('the definition of an alias is its anchor', async () => {
  const [found, ...others] = await at<Location[]>('definition', 'actions: *wa¦ys #')
  expect(others).toEqual([])
  expect(found && [found.range.start.line, wordsAt(found.range)]).toEqual([linesOf('&ways')[0], '&ways'])
})
it('the references of an anchor are all its uses, and no words in comments and texts', async () => {
  const found = await at<Location[]>('references', '&wa¦ys', { context: { includeDeclaration: true } })
  expect(found.map(({ range }) => wordsAt(range))).toEqual(['&ways', '*ways', '*ways'])
  const uses = await at<Location[]>('references', '*wo¦rd\n', { context: { includeDeclaration: false } })
  expect(uses.map(({ range }) => range.start.line)).toEqual(linesOf('*word'))
})
it('an anchor is highlighted with its aliases', async () => {
  const found = await at<DocumentHighlight[]>('documentHighlight', '&wo¦rd')
  expect(found.map(({ range, kind }) => `${wordsAt(range)} ${kind}`)).toEqual(['&word 3', '*word 2', '*word 2'])
})
it('an anchor shows what it holds on hover', async () =>
  expect(JSON.stringify((await at<Hover>('hover', '*wa¦ys #')).contents)).toContain('to: /order'))
it('an anchor defined twice counts as two: an alias refers to the last one above it', async () => {
  const text = manifest.replace('- { type: closing, title: *word', '- { type: closing, title: &word Rolls')
  const found = await at<Location[]>('references', '&word¦ Rolls', { context: { includeDeclaration: true } }, text)
  expect(found).toHaveLength(1)
})

it('renaming an anchor renames its aliases, in an edit for the current version of the document', async () => {
  await editor.open(name, manifest)
  const { documentChanges = [], changes } = await at<WorkspaceEdit>('rename', '*wa¦ys #', { newName: 'paths' })
  expect(changes).toBeUndefined()
  expect(documentChanges).toMatchObject([{ textDocument: { uri: editor.uri(name), version: 2 } }])
  const after = editor.after({ documentChanges })[name] ?? ''
  expect(after).toBe(manifest.replace('&ways', '&paths').replaceAll(/: \*ways/g, ': *paths'))
  expect(load(after, 'site.yaml').problems).toEqual([])
})
it('renaming an anchor to an existing or invalid name is refused with the reason', async () => {
  await expect(at('rename', '*wa¦ys #', { newName: 'word' })).rejects.toThrow('"word" in this file already')
  await expect(at('rename', '*wa¦ys #', { newName: 'two words' })).rejects.toThrow('cannot be the name of an anchor')
})
it('renaming an anchor selects its name without the & or *', async () => {
  const prepared = await at<{ range: Range; placeholder: string }>('prepareRename', '*wa¦ys #')
  expect([prepared.placeholder, wordsAt(prepared.range)]).toEqual(['ways', 'ways'])
})
it('renaming a page gives the document version of an open file, and null for a file on the disk', async () => {
  editor.write(
    name.replace('site.yaml', 'pages/bread.yaml'),
    '/bread:\n  title: Bread\n  description: Every loaf.\n  blocks:\n    - type: closing\n      title: Hungry\n      actions: [{ label: Go, to: /order }]\n',
  )
  const text = manifest.replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n')
  const { documentChanges } = await at<WorkspaceEdit>('rename', '/ord¦er:\n', { newName: '/buy' }, text)
  expect(documentChanges?.map((one) => 'textDocument' in one && one.textDocument.version)).toEqual([1, null])
})

it('diagnostics carry the current document version, even when they have not changed', async () => {
  const heard: PublishDiagnosticsParams[] = []
  const listening = editor.connection.onNotification(
    'textDocument/publishDiagnostics',
    (one: PublishDiagnosticsParams) => {
      if (one.uri === editor.uri(name)) heard.push(one)
    },
  )
  const broken = manifest.replace('to: /order', 'to: /ordr')
  await editor.open(name, broken)
  await expect.poll(() => heard.at(-1)?.version, { interval: 10 }).toBe(1)
  await editor.change(name, `${broken}\n`)
  await expect.poll(() => heard.at(-1)?.version, { interval: 10 }).toBe(2)
  expect(heard.at(-1)?.diagnostics.map(({ code }) => code)).toContain('dead-link')
  listening.dispose()
})
