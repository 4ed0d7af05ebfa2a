import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  CodeLens,
  ColorInformation,
  ColorPresentation,
  DocumentHighlight,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  InlayHint,
  SelectionRange,
  SymbolInformation,
  TextEdit,
} from 'vscode-languageserver/node'
import { parse } from 'yaml'
import { documentEdits, formattingEdits } from '../../src/language-server/capabilities/formatting.ts'
import { SiteText } from '../../src/language-server/site/site-text.ts'
import { twoReadingsText as text } from '../fixtures/two-readings-text.ts'
import { drawn } from '../how-much.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { slow } from '../whole-suite.ts'
import { applied, LspClient, offsetOf, positionOf } from './lsp-client.ts'

const editor = new LspClient()
const name = 'whole/site.yaml'
beforeAll(async () => {
  await editor.start()
  await editor.open(name, text)
})
afterAll(() => editor.stop())

const lineOf = (words: string) => positionOf(text, text.indexOf(words)).line
const whole = { start: { line: 0, character: 0 }, end: positionOf(text, text.length) }

it('the outline names pages, blocks by their titles, and fields', async () => {
  const symbols = await editor.about<DocumentSymbol[]>('textDocument/documentSymbol', name)
  const at = (...names: string[]) =>
    names.reduce<DocumentSymbol | undefined>(
      (here, wanted) => (here?.children ?? []).find((one) => one.name === wanted),
      {
        children: symbols,
      } as DocumentSymbol,
    )
  expect(at('readings', 'A', 'routes', '/services')).toMatchObject({ detail: 'Services' })
  expect(at('readings', 'A', 'routes', '/services', 'blocks', 'School fares')).toMatchObject({
    detail: 'price-list',
  })
  expect(at('facts', 'reply')).toBeDefined()
})

it('pages and blocks can be folded', async () => {
  const folds = await editor.about<FoldingRange[]>('textDocument/foldingRange', name)
  const page = folds.find(({ startLine }) => startLine === lineOf('      /services:'))
  expect(page?.endLine).toBe(lineOf('      /landings:') - 2)
})

it('a selection grows from the word to the value, the block, the page', async () => {
  const position = positionOf(text, text.indexOf('Boats for') + 2)
  const [selection] = await editor.about<SelectionRange[]>('textDocument/selectionRange', name, {
    positions: [position],
  })
  const grown: string[] = []
  for (let here = selection; here; here = here.parent)
    grown.push(text.slice(offsetOf(text, here.range.start), offsetOf(text, here.range.end)))
  expect(grown.slice(0, 3)).toEqual(['Boats', 'Boats for every tide', 'title: Boats for every tide'])
  expect(grown.some((one) => one.startsWith('type: page-intro'))).toBe(true)
  expect(grown.some((one) => one.startsWith('/services:'))).toBe(true)
  expect(grown.at(-1)).toBe(text)
})

it('addresses are document links', async () => {
  const links = await editor.about<DocumentLink[]>('textDocument/documentLink', name)
  expect(links.map(({ target }) => target)).toContain(/^ {2}url: "?(https:[^"\n]+)/m.exec(text)?.[1])
})

it("colours in the editor have swatches, and a picked colour is written in the manifest's notation", async () => {
  const found = await editor.about<ColorInformation[]>('textDocument/documentColor', name)
  expect(found.length).toBe([...text.matchAll(/"#[0-9a-fA-F]{6}"/g)].length)
  const [{ color, range } = found[0] as ColorInformation] = found
  const [presentation] = await editor.about<ColorPresentation[]>('textDocument/colorPresentation', name, {
    color,
    range,
  })
  const written = text.slice(offsetOf(text, range.start), offsetOf(text, range.end))
  expect(presentation?.textEdit?.newText.toLowerCase()).toBe(written.toLowerCase())
})
it('colours in the editor show their contrast', async () => {
  const hints = await editor.about<InlayHint[]>('textDocument/inlayHint', name, { range: whole })
  expect(hints.length).toBeGreaterThan(0)
  for (const { label } of hints) expect(label).toMatch(/^\d+\.\d:1 on [a-zA-Z]+$/)
})

it('lenses count the pages that use a fragment, a fact or a page, and open pages in the preview', async () => {
  const lenses = await editor.about<CodeLens[]>('textDocument/codeLens', name)
  const at = (words: string) =>
    lenses.filter(({ range }) => range.start.line === lineOf(words)).map(({ command }) => command?.title)
  expect(at('  five-landings:')).toEqual(['used on 2 pages'])
  expect(at('  reply:')[0]).toMatch(/^used on \d+ pages$/)
  expect(at('      /services:')).toEqual([expect.stringMatching(/^linked from \d+ pages$/), 'open in preview'])
  const open = lenses.find(
    ({ range, command }) => range.start.line === lineOf('      /services:') && command?.command !== '',
  )
  await editor.connection.sendRequest('workspace/executeCommand', open?.command)
  expect(editor.shown).toEqual(['http://127.0.0.1:5173/services?reading=A'])
})

it('every use of the name under the cursor is highlighted in the file', async () => {
  const position = positionOf(text, text.indexOf('{facts.reply}') + 8)
  const found = await editor.about<DocumentHighlight[]>('textDocument/documentHighlight', name, { position })
  expect(found.length).toBe(
    [...text.matchAll(/\{facts\.reply\}|^ {2}reply:/gm)].length + (/facts: \[.*\breply\b/.test(text) ? 1 : 0),
  )
})

it('formatting corrects spaces on the requested lines and no others', async () => {
  const spoilt =
    'lectern: 1  \nsite:\n  name:   Mill Lane  \n  contact: {name: Ada ,  role:  Baker}\nfacts:  \n  list:   x'
  await editor.open('spoilt/site.yaml', spoilt)
  const range = { start: { line: 2, character: 0 }, end: { line: 3, character: 5 } }
  const edits = await editor.about<TextEdit[]>('textDocument/rangeFormatting', 'spoilt/site.yaml', {
    range,
    options: { tabSize: 2, insertSpaces: true },
  })
  expect(applied(spoilt, edits)).toBe(
    'lectern: 1  \nsite:\n  name: Mill Lane\n  contact: { name: Ada, role: Baker }\nfacts:  \n  list:   x',
  )
})
it('formatting changes nothing in a formatted site', () => {
  const file = new SiteText('/site.yaml', text)
  expect(formattingEdits(file, 0, file.lines.count)).toEqual([])
})
slow('formatting changes no text', () => {
  const lines = text.split('\n')
  fc.assert(
    fc.property(
      fc.nat(lines.length - 20),
      fc.array(fc.tuple(fc.nat(19), fc.nat(80), fc.integer({ min: 1, max: 3 })), { maxLength: 12 }),
      (first, blanks) => {
        const part = lines.slice(first, first + 20)
        const indent = Math.min(...part.filter((one) => one.trim()).map((one) => /^ */.exec(one)?.[0].length ?? 0))
        const spoilt = part.map((one) => one.slice(indent))
        for (const [row, column, count] of blanks) {
          const line = spoilt[row] ?? ''
          // Adds spaces beside existing ones, and at the end of the line.
          const at = line.indexOf(' ', Math.max(column % (line.length + 1), /^[ -]*/.exec(line)?.[0].length ?? 0))
          spoilt[row] = at < 0 ? line + ' '.repeat(count) : line.slice(0, at) + ' '.repeat(count) + line.slice(at)
        }
        const source = spoilt.join('\n')
        const before = read(source)
        if (before === undefined) return
        const file = new SiteText('/site.yaml', source)
        const after = applied(source, formattingEdits(file, 0, 20))
        expect(read(after), source).toEqual(before)
      },
    ),
    { numRuns: 400 },
  )
})

describe('formatting a whole document', () => {
  /** Formats twice: the second time must change nothing. */
  const tidied = (source: string) => {
    const again = (one: string) => documentEdits(new SiteText('/site.yaml', one))
    const edits = again(source)
    const result = edits.reduceRight(
      (here, { start, end, text }) => here.slice(0, start) + text + here.slice(end),
      source,
    )
    expect(again(result), source).toEqual([])
    return result
  }
  it('formatting a whole document corrects spaces and blank lines, and ends the file with a line break', async () => {
    const spoilt = bakeryWith('blocks', '- type:   page-intro\n  title: Bread  ').replace('\nsite:', '\n\n  \n\nsite:')
    await editor.open('document/site.yaml', `\n${spoilt.trimEnd()}`)
    const edits = await editor.about<TextEdit[]>('textDocument/formatting', 'document/site.yaml', {
      options: { tabSize: 2, insertSpaces: true },
    })
    expect(applied(`\n${spoilt.trimEnd()}`, edits)).toBe(
      `${bakeryWith('blocks', '- type: page-intro\n  title: Bread')
        .replace('\nsite:', '\n\nsite:')
        .trimEnd()
        .replace(/\n{3,}/g, '\n\n')}\n`,
    )
  })
  it('formatting a whole document keeps blank lines in texts, and changes no file with a syntax error', () => {
    const texts = 'a: |+\n  one\n\n\n  two\n\n\nb: one\n\n\n  two\nc: "one\n\n\n  two"\n'
    expect(tidied(texts)).toBe(texts)
    expect(tidied('a: |\n  one\n\n\n\nb: 1\n\n\n')).toBe('a: |\n  one\n\nb: 1\n')
    expect(tidied('a:   1\n\tb: 2\n\n\n')).toBe('a:   1\n\tb: 2\n\n\n')
  })
  it('formatting a whole document changes nothing in a formatted site', () =>
    expect(documentEdits(new SiteText('/site.yaml', text))).toEqual([]))
  it('formatting a whole document keeps the parsed value, every letter and every comment, wherever spaces are added', () => {
    const lines = [
      ...text.split('\n'),
      ...readFileSync(new URL('../fixtures/bakery.yaml', import.meta.url), 'utf8').split('\n'),
    ]
    let changed = 0
    const blank = fc.constantFrom(' ', '   ', '\n', '\n\n\n', '\n    \n', ' # note\n')
    fc.assert(
      fc.property(
        fc.nat(lines.length - 40),
        fc.array(fc.tuple(fc.nat(39), fc.nat(80), blank), { maxLength: 12 }),
        fc.boolean(),
        (first, blanks, isWindows) => {
          const part = lines.slice(first, first + 40)
          const indent = Math.min(...part.filter((one) => one.trim()).map((one) => /^ */.exec(one)?.[0].length ?? 0))
          const spoilt = part.map((one) => one.slice(indent))
          for (const [row, column, put] of blanks) {
            const line = spoilt[row] ?? ''
            const at = line.indexOf(' ', column % (line.length + 1))
            const place = at < 0 || put.includes('\n') ? line.length : at
            spoilt[row] = line.slice(0, place) + put + line.slice(place)
          }
          const source = spoilt.join('\n').replaceAll('\n', isWindows ? '\r\n' : '\n')
          const before = read(source)
          // The formatter skips invalid texts, and they take long to detect.
          if (before === undefined) return
          const result = tidied(source)
          if (result !== source) changed++
          expect(result.replace(/\s+/g, '')).toBe(source.replace(/\s+/g, ''))
          expect(read(result), source).toEqual(before)
        },
      ),
      { numRuns: drawn(1000) },
    )
    expect(changed).toBeGreaterThan(0)
  })
})

describe('workspace symbol search', () => {
  const found = async (query: string) =>
    (await editor.connection.sendRequest<SymbolInformation[]>('workspace/symbol', { query })).filter(
      ({ location }) => location.uri === editor.uri(name),
    )
  it('workspace symbol search finds a page by its title, a block, a fact', async () => {
    const [page] = await found('services')
    expect(page).toMatchObject({
      name: '/services',
      location: { range: { start: { line: lineOf('      /services:') } } },
    })
    expect((await found('School fares')).map(({ name, containerName }) => [name, containerName])).toContainEqual([
      'School fares',
      'price-list on /services (A)',
    ])
    expect((await found('facts')).map(({ containerName }) => containerName)).not.toContain('')
    expect((await found('reply')).map(({ name }) => name)).toContain('reply')
  })
  it('workspace symbol search finds nothing where nothing matches', async () =>
    expect(await found('zqxzqx')).toEqual([]))
  it('workspace symbol search finds the pages of an open folder before any file of it is opened', async () => {
    const other = new LspClient()
    other.write('site.yaml', bakeryWith('blocks', '- type: page-intro\n  title: Bread from Mill Lane'))
    await other.start()
    const symbols = await other.connection.sendRequest<SymbolInformation[]>('workspace/symbol', { query: 'mill lane' })
    expect(symbols.map(({ location }) => location.uri)).toContain(other.uri('site.yaml'))
    await other.stop()
  })
})

function read(source: string): unknown {
  try {
    return parse(source, { logLevel: 'silent' }) as unknown
  } catch {
    // A part of a file that cannot be parsed is no case of this test.
    return undefined
  }
}
