// Tests completion, hover, navigation and renaming in front matter, texts, tables, blocks within a text and files of translations.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CodeAction, CompletionList, Hover, Location, WorkspaceEdit } from 'vscode-languageserver/node'
import { fileOf } from '../content/firm.ts'
import { firmInThree, german, siteInThree, tablesInThree } from '../languages/firm-in-three.ts'
import { LspClient, offsetOf } from './lsp-client.ts'

const editor = new LspClient()
const site = siteInThree()
const rates = 'content/news/2026-11-03-rates-2027.md'
const files = [
  rates,
  'content/news/contracts.md',
  'content/news/holidays.md',
  'content/news/unfinished.md',
  'content/news/fair/index.md',
  'content/people.csv',
  'content/prices.csv',
]
const translated = `---
title: Neue Ansätze ab Januar
---
Was sich ändert.
`
beforeAll(async () => {
  for (const name of files) editor.write(name, fileOf(name))
  for (const [name, text] of Object.entries(tablesInThree)) editor.write(name, text)
  for (const name of ['content/news/rates.svg', 'images/ada.svg', 'content/news/fair/stand.svg'])
    editor.write(name, fileOf(name))
  editor.write('content/news/2026-11-03-rates-2027.de.md', translated)
  editor.write('texts/de.yaml', german)
  editor.write('site.yaml', site)
  await editor.start({
    textDocument: { completion: { completionItem: { snippetSupport: true } } },
    workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } },
  })
  await editor.open('site.yaml')
})
afterAll(() => editor.stop())

/** Returns the file with a mark at the first occurrence of the words. */
const marked = (text: string, words: string) => {
  const plain = words.replace('¦', '')
  if (!text.includes(plain)) throw new Error(`There is no ${plain}`)
  return text.replace(plain, () => words)
}
/** Sends a request about a changed text, then restores the text. */
async function request<T>(method: string, name: string, text: string, more: object = {}): Promise<T> {
  const answer = await editor.at<T>(`textDocument/${method}`, name, text, more)
  await editor.change(name, textOf(editor.uri(name)))
  return answer
}
async function labels(name: string, text: string): Promise<string[]> {
  const { items } = await request<CompletionList>('completion', name, text)
  return items.map(({ label }) => label)
}
const textOf = (uri: string) => readFileSync(new URL(uri), 'utf8')
async function labelsAt(method: string, name: string, text: string): Promise<string[]> {
  const context = { includeDeclaration: true }
  const places = await request<Location[]>(method, name, text, { context })
  return places.map(({ uri, range }) => {
    const whole = textOf(uri)
    const words = whole.slice(offsetOf(whole, range.start), offsetOf(whole, range.end))
    return `${decodeURIComponent(uri.slice(editor.uri('').length + 1))}: ${words}`
  })
}
async function hovered(name: string, text: string): Promise<string> {
  const hover = await request<Hover | null>('hover', name, text)
  return hover && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : ''
}

describe('front matter', () => {
  it('front matter is completed with the missing fields of the collection', async () => {
    const text = '---\ntitle: Fair\n¦\n---\nText.\n'
    expect(await labels('content/news/holidays.md', text)).toEqual(
      expect.arrayContaining(['date', 'summary', 'author', 'topics', 'draft', 'publish', 'title.de']),
    )
    expect(await labels('content/news/holidays.md', text)).not.toContain('title')
  })
  it('front matter is completed with the slugs of the collection that a field names', async () =>
    expect(await labels('content/news/holidays.md', '---\ntitle: Fair\nauthor: ¦\n---\n')).toEqual(['ada', 'bo']))
  it('front matter is completed with choices, and with pictures beside the entry', async () => {
    expect(await labels('content/news/holidays.md', '---\ntopics: [¦]\n---\n')).toEqual(['tax', 'law'])
    expect(await labels('content/news/holidays.md', '---\npicture: { file: ¦ }\n---\n')).toContain('rates.svg')
  })
  it('front matter of a translation is completed with text fields alone', async () => {
    const text = marked(translated, '---\nWas').replace('---\nWas', '¦\n---\nWas')
    expect(await labels('content/news/2026-11-03-rates-2027.de.md', text)).toEqual(['summary', 'picture', 'of'])
  })
  it('hovering over a field shows its declaration in the collection', async () =>
    expect(await hovered(rates, marked(fileOf(rates), 'summ¦ary:'))).toContain('up to 200 characters'))
  it('an entry that a field names is shown on hover, and is the definition', async () => {
    expect(await hovered(rates, marked(fileOf(rates), 'author: a¦da'))).toContain('**Ada Halden**')
    expect(await labelsAt('definition', rates, marked(fileOf(rates), 'author: a¦da'))).toEqual([
      'content/people.csv: Ada Halden',
    ])
  })
  it('a problem in front matter is reported at its line, with its fix', async () => {
    const wrong = fileOf(rates).replace('author: ada', 'author: adda')
    await editor.open(rates, wrong)
    const [problem] = await editor.diagnostics(rates, (all) => all.some(({ code }) => code === 'dead-reference'))
    expect(problem?.range.start.line).toBe(wrong.split('\n').findIndex((line) => line.startsWith('author')))
    const actions = await editor.about<CodeAction[]>('textDocument/codeAction', rates, {
      range: problem?.range,
      context: { diagnostics: [] },
    })
    expect(actions.map(({ title }) => title)).toContain('Write "ada"')
    await editor.change(rates, fileOf(rates))
  })
})

describe('the text of an entry', () => {
  const text =
    '---\ntitle: Fair\ndate: 2026-11-01\nsummary: Short.\n---\nSee [this](¦)\n\n```block\ntype: banner\n```\n'
  it('the address of a link is completed with the pages of the site, entries among them', async () =>
    expect(await labels('content/news/holidays.md', text)).toEqual(
      expect.arrayContaining(['/news', '/news/contracts', '/people']),
    ))
  it('completion offers nothing in the words of an entry', async () =>
    expect(await labels('content/news/holidays.md', text.replace('(¦)', '(/)').replace('See', 'Se¦e'))).toEqual([]))
  it('a block in an entry is completed like one in the manifest', async () => {
    const plain = text.replace('¦', '/news')
    expect(await labels('content/news/holidays.md', plain.replace('banner\n', 'banner\n¦\n'))).toEqual(
      expect.arrayContaining(['title', 'text', 'action']),
    )
    expect(await labels('content/news/holidays.md', plain.replace('type: banner', '¦'))).toEqual(
      expect.arrayContaining(['price-list', 'banner']),
    )
    expect(await hovered('content/news/holidays.md', plain.replace('type: ban', 'type: ban¦'))).toContain('**banner**')
  })
  it('the definition of a link is the entry of the page', async () =>
    expect(await labelsAt('definition', 'content/news/holidays.md', text.replace('(¦)', '(/news/contr¦acts)'))).toEqual(
      [expect.stringMatching(/^content\/news\/contracts\.md: /)],
    ))
})

describe('a table', () => {
  const people = tablesInThree['content/people.csv']
  it('columns of a table are completed with the missing fields, those for each language too', async () => {
    const [header = '', ...rows] = people.split('\n')
    expect(await labels('content/people.csv', [`${header},¦`, ...rows].join('\n'))).toEqual(
      expect.arrayContaining(['role.ar', 'photo.alt.de', 'draft']),
    )
  })
  it('hovering over a column shows its field', async () =>
    expect(await hovered('content/people.csv', people.replace('role', 'ro¦le'))).toContain('Role.'))
  it('a cell is completed with the values of its field', async () => {
    const [header = ''] = people.split('\n')
    const row = header.split(',').map((name) => (name === 'photo' ? '¦' : 'x'))
    expect(await labels('content/people.csv', `${header}\n${row.join(',')}\n`)).toContain('images/ada.svg')
  })
})

describe('the manifest', () => {
  it('the name of a collection is completed, and its definition is the collection', async () => {
    const text = marked(site, '{ type: entries, of: ¦news, title: All')
    expect(await labels('site.yaml', text.replace('of: ¦news', 'of: ¦'))).toEqual(['news', 'people', 'prices'])
    expect(await labelsAt('definition', 'site.yaml', text)).toEqual(['site.yaml: news'])
  })
  it('fields of the entry are completed in braces, with the values of the first entries', async () => {
    const text = marked(site, 'description: "{entry.¦summary}"').replace('{entry.¦summary}', '{entry.¦}')
    expect(await labels('site.yaml', text)).toEqual(expect.arrayContaining(['{entry.title}', '{entry.slug}']))
    expect(
      await hovered(
        'site.yaml',
        marked(site, 'title: "{entry.na¦me}", text').replace('"{entry.na¦me}"', '"{entry.na¦me}"'),
      ),
    ).toContain('says: Ada Halden · ')
  })
})

describe('behind the bar of a field', () => {
  it('the formats of its type are completed, and none behind a text', async () => {
    const text = marked(site, 'description: "{entry.¦summary}"')
    const written = (end: string) => text.replace('{entry.¦summary}', end)
    expect(await labels('site.yaml', written('{entry.date | ¦}'))).toEqual([
      'long',
      'short',
      'month',
      'year',
      'weekday',
    ])
    expect(await labels('site.yaml', written('{entry.summary | ¦}'))).toEqual([])
  })
})

describe('renaming an entry', () => {
  it('renames its file and translations, keeps the old slug in "was", and updates references and links, in one edit', async () => {
    const linking = fileOf('content/news/contracts.md').replace(/\n*$/, '\n\nSee [the rates](/news/rates-2027).\n')
    editor.write('content/news/contracts.md', linking)
    await editor.open('content/news/contracts.md', linking)
    const text = linking.replace('/news/rates-2027', '/news/rates-¦2027')
    const edit = await editor.at<WorkspaceEdit>('textDocument/rename', 'content/news/contracts.md', text, {
      newName: 'rates',
    })
    const moved = (edit.documentChanges ?? []).flatMap((one) =>
      'kind' in one && one.kind === 'rename' ? [one.newUri] : [],
    )
    expect(moved.map((uri) => uri.slice(editor.uri('').length + 1))).toEqual([
      'content/news/2026-11-03-rates.md',
      'content/news/2026-11-03-rates.de.md',
    ])
    const after = editor.after(edit)
    expect(after[rates]).toMatch(/was: ?\n? *-? *\[?rates-2027\]?/)
    expect(after['content/news/contracts.md']).toContain('(/news/rates)')
  })
  it.each([
    ['of the entry', '/news/rates-¦2027', 'rates', 'content/news/2026-11-03-rates.md'],
    ['of a page', '/peo¦ple', '/team', rates],
  ])('%s leaves a translation up to date whose source only links to it', async (_, link, newName, named) => {
    const [file, beside] = ['content/news/contracts.md', 'content/news/contracts.de.md']
    const linking = fileOf(file).replace(/\n*$/, '\n\nSee [the rates](/news/rates-2027) and [who](/people).\n')
    const inGerman = (of = '00000000') => `---\nof: "${of}"\ntitle: Verträge\nsummary: Geht.\n---\nSiehe dort.\n`
    const outdated = ({ [rates]: entry = fileOf(rates), ...texts }: Record<string, string>, name = rates) =>
      firmInThree(
        { [rates]: undefined, ...texts, [name]: entry },
        { site: texts['site.yaml'] ?? site },
      ).problems.filter(({ code }) => code === 'outdated-entry')
    const hash = /of: (\w+)/.exec(outdated({ [file]: linking, [beside]: inGerman() })[0]?.hint ?? '')?.[1]
    editor.write(beside, inGerman(hash))
    await editor.open(file, linking)
    const at = marked(linking, link)
    const after = editor.after(await editor.at<WorkspaceEdit>('textDocument/rename', file, at, { newName }))
    expect(after[beside]).not.toBe(inGerman(hash))
    expect(outdated(after, named)).toEqual([])
  })
  it('is refused with the reason where the name is taken', async () => {
    const text = marked(fileOf(rates), 'author: a¦da')
    await expect(editor.at('textDocument/rename', rates, text, { newName: 'bo' })).rejects.toThrow('already')
  })
  it('in a table changes its row and every reference', async () => {
    const edit = await editor.at<WorkspaceEdit>('textDocument/rename', rates, marked(fileOf(rates), 'author: a¦da'), {
      newName: 'ada-h',
    })
    const after = editor.after(edit)
    expect(after['content/people.csv']).toContain('\nada-h,')
    expect(after[rates]).toContain('author: ada-h')
  })
})

describe('translations', () => {
  it('the definition of a text is its translation, and of a translation each place of its text', async () => {
    expect(await labelsAt('definition', 'site.yaml', marked(site, 'description: What is n¦ew'))).toEqual([
      'texts/de.yaml: Neues zu Steuern und Recht.',
    ])
    const text = german.replace('What is', 'Wh¦at is')
    expect(await labelsAt('definition', 'texts/de.yaml', text)).toEqual(['site.yaml: What is new in tax and law.'])
    expect((await labelsAt('references', 'texts/de.yaml', german.replace('News:', 'Ne¦ws:'))).length).toBeGreaterThan(1)
  })
  it("the definition of an entry's field is its translation, and the reverse", async () => {
    const title = marked(fileOf(rates), `title: ${'N'}¦`)
    expect(await labelsAt('definition', rates, title)).toEqual([
      'content/news/2026-11-03-rates-2027.de.md: Neue Ansätze ab Januar',
    ])
    const [back] = await labelsAt(
      'definition',
      'content/news/2026-11-03-rates-2027.de.md',
      translated.replace('Neue A', 'Neue ¦A'),
    )
    expect(back).toMatch(new RegExp(`^${rates}: New`))
  })
  it('hovering over a text shows its translations', async () =>
    expect(await hovered('site.yaml', marked(site, 'description: What is n¦ew'))).toContain('de: Neues zu Steuern'))
  it('keys are completed with the untranslated texts', async () =>
    expect(await labels('texts/de.yaml', `${german}¦`)).toEqual(
      expect.arrayContaining(['The team', 'Who answers you.']),
    ))
  it('a problem of a translation is reported at its line', async () => {
    await editor.change('texts/de.yaml', `${german}The crew: Die Leute\n`)
    const problems = await editor.diagnostics('texts/de.yaml', (all) => all.length > 0)
    expect(problems.map(({ code, range }) => [code, range.start.line])).toContainEqual([
      expect.stringMatching(/^(?:unused|outdated)-translation$/),
      german.split('\n').length - 1,
    ])
    await editor.change('texts/de.yaml', german)
  })
  it('renaming a page updates the keys and texts of translations, and the paths of a language', async () => {
    const linked = site
      .replace(
        '- { type: page-intro, title: The team }',
        '- { type: prose, title: The team, text: "Six [people](/people) in Basel." }',
      )
      .replace('paths: { /news: /aktuell }', 'paths: { /people: /leute }')
    const texts = `${german}"Six [people](/people) in Basel.": "Sechs [Leute](/people) in Basel."\nat:\n  /people title: Leute\n`
    if (!linked.includes('/leute') || !linked.includes('[people]')) throw new Error('The manifest has changed.')
    await editor.change('texts/de.yaml', texts)
    const edit = await editor.at<WorkspaceEdit>(
      'textDocument/rename',
      'site.yaml',
      linked.replace('      /people:', '      /peo¦ple:'),
      { newName: '/team' },
    )
    const after = editor.after(edit)
    expect(after['texts/de.yaml']).toContain('"Six [people](/team) in Basel.": "Sechs [Leute](/team) in Basel."')
    expect(after['texts/de.yaml']).toContain('at:\n  /team title: Leute\n')
    expect(after['site.yaml']).toContain('paths: { /team: /leute }')
  })
})
