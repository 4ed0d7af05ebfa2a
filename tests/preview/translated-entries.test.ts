// Entries with translations, edited on a page in another language and copied, in files of a fixture.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentOf } from '../../src/content/content-of.ts'
import type { EditableText } from '../../src/preview/edit-messages.ts'
import type { EditSession } from '../../src/preview/server/edits/edit-session.ts'
import { changeEntryFiles } from '../../src/preview/server/edits/entry-files.ts'
import { engine } from '../../src/preview/session/engine.ts'
import { entryList } from '../../src/preview/session/entries.ts'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite, sessionOn } from './edited-site.ts'

const german = '---\ntitle: Verträge per E-Mail\nsummary: Geht fast immer.\n---\nDer **Text**.\n'
let folder: string
let people: string
let live: LiveManifest
let session: EditSession
beforeEach(() => {
  folder = temporaryFolder()
  cpSync(join(import.meta.dirname, '../fixtures/firm'), folder, { recursive: true })
  const [head = '', first = '', ...rest] = text('content/people.csv').split('\n')
  people = [`${head},role.de`, `${first},Gründerin`, ...rest.map((row) => (row === '' ? '' : `${row},`))].join('\n')
  const languages = 'languages: { en: { name: English }, de: { name: Deutsch, at: /de } }\n'
  writeFileSync(join(folder, 'site.yaml'), text('site.yaml') + languages)
  writeFileSync(join(folder, 'content/news/contracts.de.md'), german)
  writeFileSync(join(folder, 'content/people.csv'), people)
  live = liveSite(join(folder, 'site.yaml'), { at: '2026-11-22' })
  session = sessionOn(live)
})
afterEach(() => {
  live.close()
})

const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const now = () => live.current() ?? expect.unreachable()
const savedAs = ({ at, raw, isDefault }: EditableText, value: string) =>
  ({ do: 'set', path: [...at], value, expect: isDefault ? null : raw }) as const

it('an entry with translations is edited on a page in their language, in the file beside it or in its row', () => {
  const type = (path: string, shown: string, words: string) => {
    const found = engine.editableTexts(now(), 'main', path).texts.find(({ raw }) => raw === shown)
    const operations = [savedAs(found ?? expect.unreachable(), words)]
    expect(session.apply({ operations, base: 0, label: 'Edit' }), shown).toMatchObject({ outcome: 'done' })
  }
  type('/de/news/contracts', 'Verträge per E-Mail', 'Verträge per Brief')
  type('/de/news/contracts', 'Der **Text**.\n', 'Der neue **Text**.\n')
  expect(text('content/news/contracts.de.md')).toBe(
    german.replace('per E-Mail', 'per Brief').replace('Der **', 'Der neue **'),
  )
  type('/de/people', 'Gründerin', 'Inhaberin')
  expect(text('content/people.csv')).toBe(people.replace('Gründerin', 'Inhaberin'))
})

it('the first translation of an entry is begun on its page: the file beside it takes what is typed and the hash of its words', () => {
  rmSync(join(folder, 'content/news/contracts.de.md'))
  live.refresh()
  const shown = () => engine.editableTexts(now(), 'main', '/de/news/contracts').texts
  const type = (was: string | RegExp, words: string) => {
    const found = shown().find(({ raw }) => raw.match(was)) ?? expect.unreachable()
    expect(session.apply({ operations: [savedAs(found, words)], base: 0, label: 'Edit' })).toMatchObject({
      outcome: 'done',
    })
  }
  const original = text('content/news/contracts.md')
  type('Contracts by e-mail', 'Verträge per E-Mail')
  const begun = text('content/news/contracts.de.md')
  expect(begun).toMatch(/^---\nof: "?[0-9a-f]{8}"?\ntitle: Verträge per E-Mail\n---\n$/)
  expect(now().problems.filter(({ code }) => code === 'outdated-entry')).toEqual([])
  type('Verträge per E-Mail', 'Verträge per Brief')
  expect(text('content/news/contracts.md')).toBe(original)
  session.undo(true)
  session.undo(true)
  expect(existsSync(join(folder, 'content/news/contracts.de.md'))).toBe(false)
})

it('the first translation of an entry in a table, in YAML and in JSON is begun on its page, beside the words it translates', () => {
  const type = () => {
    const { texts } = engine.editableTexts(now(), 'main', '/de/people')
    const found = texts.find(({ raw }) => raw === 'Accountant, tax') ?? expect.unreachable()
    const operations = [savedAs(found, 'Steuern')]
    expect(session.apply({ operations, base: 0, label: 'Edit' })).toMatchObject({ outcome: 'done' })
    expect(engine.editableTexts(now(), 'main', '/de/people').texts.map(({ raw }) => raw)).toContain('Steuern')
  }
  const begins = (file: string, before: string, after: string) => {
    rmSync(join(folder, 'content/people.csv'), { force: true })
    writeFileSync(join(folder, 'site.yaml'), text('site.yaml').replace(/content\/people\.\w+/, `content/${file}`))
    writeFileSync(join(folder, 'content', file), before)
    live.refresh()
    type()
    expect(text(`content/${file}`)).toBe(after)
    session.undo(true)
    expect(text(`content/${file}`)).toBe(before)
  }
  const fields = 'id: bo\n  name: Bo Lind # the book\n  role: Accountant, tax\n'
  const photo = '  photo: { file: images/ada.svg, alt: Bo }\n'
  const ada = `- { id: ada, name: Ada, role: Partner, photo: { file: images/ada.svg, alt: Ada } }\n`
  begins('people.yaml', `${ada}- ${fields}${photo}`, `${ada}- ${fields}${photo}  role.de: Steuern\n`)
  const row = (id: string, role: string, more = '') =>
    `{ "id": "${id}", "name": "A", "role": "${role}", "photo": { "file": "images/ada.svg", "alt": "A" }${more} }`
  const json = (more = '') => `[${row('ada', 'Partner')}, ${row('bo', 'Accountant, tax', more)}]\n`
  begins('people.json', json(), json(', "role.de": "Steuern"'))
  const table = people.replaceAll(/,(role\.de|Gründerin|)$/gm, '')
  begins(
    'people.csv',
    table,
    table
      .replace(/^(id.*)$/m, '$1,role.de')
      .replace(/^(ada.*)$/m, '$1,')
      .replace(/^(bo.*)$/m, '$1,Steuern'),
  )
})

it('the alternative text of a picture of an entry is translated where the translation of the entry is', () => {
  const type = (path: string, was: string, words: string) => {
    const { texts, pictures } = engine.editableTexts(now(), 'main', path)
    const found = texts.find(({ raw }) => raw === was) ?? expect.unreachable(was)
    expect(pictures.map(({ pointer }) => [...pointer.slice(0, -1), 'alt'])).toContainEqual(found.pointer)
    const operations = [savedAs(found, words)]
    expect(session.apply({ operations, base: 0, label: 'Edit' })).toMatchObject({ outcome: 'done' })
  }
  const list = `type: index-list
            title: Who answers you
            items: { from: people, as: { title: "{entry.name}", text: "{entry.role}" } }`
  const portraits = `type: people
            people: { from: people, as: { name: "{entry.name}", role: "{entry.role}", portrait: "{entry.photo}" } }`
  writeFileSync(join(folder, 'site.yaml'), text('site.yaml').replace(list, portraits))
  live.refresh()
  type('/de/news/rates-2027', 'A ledger and a pen', 'Ein Buch und ein Stift')
  expect(text('content/news/2026-11-03-rates-2027.de.md')).toContain('picture:\n  alt: Ein Buch und ein Stift\n')
  type('/de/people', 'Bo Lind', 'Bo am Tisch')
  expect(text('content/people.csv')).toBe(
    people
      .replace('role.de', 'role.de,photo.alt.de')
      .replace('Gründerin', 'Gründerin,')
      .replace('Bo Lind,', 'Bo Lind,,Bo am Tisch'),
  )
  type('/de/people', 'Bo am Tisch', 'Bo am Pult')
  expect(text('content/people.csv')).toContain('Bo Lind,,Bo am Pult')
  expect(now().problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

it('the panel lists the texts of entries of the page, and a note those of a picture, with what they translate', () => {
  const asked = { reading: 'main', path: '/news/rates-2027', language: 'de' }
  const listed = () => engine.translationList(now(), asked)?.texts.map((one) => [one.text, one.translation, one.at[0]])
  expect(listed()?.slice(0, 3)).toEqual([
    ['New rates from January', '', 'content'],
    ['What changes for firms under ten people.', '', 'content'],
    ['A ledger and a pen', '', 'content'],
  ])
  const shown = '/de/news/rates-2027'
  const picture = () => {
    const [one] = engine.editableTexts(now(), 'main', shown).pictures
    return engine.panelData(now(), 'main', shown, one?.pointer)?.translated
  }
  const { tag, from, texts: [alt] = [] } = picture() ?? expect.unreachable()
  expect([tag, from, alt?.text, alt?.translation]).toEqual(['de', 'en', 'A ledger and a pen', ''])
  const operations = [{ do: 'set', path: alt?.at ?? [], value: 'Ein Buch' } as const]
  expect(session.apply({ operations, base: 0, label: 'Edit' })).toMatchObject({ outcome: 'done' })
  expect(picture()?.texts).toMatchObject([{ text: 'A ledger and a pen', translation: 'Ein Buch' }])
  expect(listed()?.slice(0, 3)).not.toContainEqual(['A ledger and a pen', 'Ein Buch', 'content'])
})

it('an item of a list is translated on the page of its entry, where the translation has no such list yet', () => {
  const fields = '[{ name: label, type: text, label: Label }, { name: value, type: text, label: Value }]'
  const change = (file: string, from: string, to: string) =>
    writeFileSync(
      join(folder, file),
      text(file).replace(from, () => to),
    )
  change(
    'site.yaml',
    'label: Picture }',
    `label: Picture }\n      - { name: facts, type: list, label: Facts, fields: ${fields} }`,
  )
  change(
    'site.yaml',
    'next: true }',
    'next: true }\n          - { type: case, title: In short, client: Us, question: Why, done: All, facts: "{entry.facts}" }',
  )
  const facts = 'facts: [{ label: Form, value: Written }, { label: Ending, value: A year }]'
  change('content/news/contracts.md', 'title:', `${facts}\ntitle:`)
  change('content/news/contracts.de.md', 'title:', 'facts: ""\ntitle:')
  live.refresh()
  const type = (was: string, words: string) => {
    const { texts } = engine.editableTexts(now(), 'main', '/de/news/contracts')
    const found = texts.find(({ raw }) => raw === was) ?? expect.unreachable(was)
    const save = { operations: [savedAs(found, words)], base: 0, label: 'Edit' }
    expect(session.apply(save)).toMatchObject({ outcome: 'done' })
  }
  type('A year', 'Ein Jahr')
  type('Form', 'Art')
  type('Ending', 'Ende')
  const { values } =
    [...(contentOf(now().source)?.collections.get('news')?.entries ?? [])]
      .find(({ slug }) => slug === 'contracts')
      ?.translations?.get('de') ?? expect.unreachable()
  expect(values.facts).toEqual([{ label: 'Art' }, { value: 'Ein Jahr', label: 'Ende' }])
  for (let step = 0; step < 3; step++) session.undo(true)
  expect(text('content/news/contracts.de.md')).toBe(german.replace('title:', 'facts: ""\ntitle:'))
})

it('an item of a list is translated on the page of its entry in YAML and in JSON, beside the list it translates', () => {
  const fields = '[{ name: label, type: text, label: Label }, { name: value, type: text, label: Value }]'
  const page = `      /people/{entry}:
        for: people
        title: "{entry.name}"
        description: "{entry.role}"
        blocks: [{ type: case, title: In short, client: Us, question: Why, done: All, facts: "{entry.facts}" }]
`
  const photo = 'label: Photo, required: true }'
  const written = text('site.yaml')
    .replace(photo, `${photo}\n      - { name: facts, type: list, label: Facts, fields: ${fields} }`)
    .replace('languages:', () => `${page}languages:`)
  const type = (was: string, words: string) => {
    const { texts } = engine.editableTexts(now(), 'main', '/de/people/ada')
    const found = texts.find(({ raw }) => raw === was) ?? expect.unreachable(was)
    expect(session.apply({ operations: [savedAs(found, words)], base: 0, label: 'Edit' })).toMatchObject({
      outcome: 'done',
    })
  }
  const translates = (file: string, before: string) => {
    rmSync(join(folder, 'content/people.csv'), { force: true })
    writeFileSync(join(folder, 'site.yaml'), written.replace('content/people.csv', `content/${file}`))
    writeFileSync(join(folder, 'content', file), before)
    live.refresh()
    type('A year', 'Ein Jahr')
    type('Form', 'Art')
    const after = text(`content/${file}`)
    session.undo(true)
    session.undo(true)
    expect(text(`content/${file}`)).toBe(before)
    return after
  }
  const facts = '[{ "label": "Form", "value": "Written" }, { "label": "Ending", "value": "A year" }]'
  const items = `{ "id": "bo", "name": "Bo", "role": "Tax", "photo": { "file": "images/ada.svg", "alt": "Bo" } },
{ "id": "ada", "name": "Ada", "role": "Partner", "photo": { "file": "images/ada.svg", "alt": "Ada" }, "facts": ${facts} }`
  const [, ada] = JSON.parse(translates('people.json', `[${items}]`))
  expect(ada['facts.de']).toEqual([{ label: 'Art' }, { value: 'Ein Jahr' }])
  const yaml = `- ${items.replace(/,\n/, ' # first\n- ')}\n`
  expect(translates('people.yaml', yaml)).toBe(
    yaml.replace(facts, `${facts}, facts.de: [{ label: Art }, { value: Ein Jahr }]`),
  )
})

it("a text of the template is translated on an entry's page, for the pages of all entries", () => {
  writeFileSync(
    join(folder, 'site.yaml'),
    text('site.yaml').replace(
      '- { type: article, contents: true',
      '- { type: page-intro, title: What is new }\n          - { type: article, contents: true',
    ),
  )
  live.refresh()
  const { texts } = engine.editableTexts(now(), 'main', '/de/news/contracts')
  const found = texts.find(({ raw }) => raw === 'What is new') ?? expect.unreachable()
  const operations = [savedAs(found, 'Was es Neues gibt')]
  expect(session.apply({ operations, base: 0, label: 'Edit' })).toMatchObject({ outcome: 'done' })
  expect(text('texts/de.yaml')).toContain('What is new: Was es Neues gibt\n')
  for (const path of ['/de/news/contracts', '/de/news/fair'])
    expect(engine.editableTexts(now(), 'main', path).texts.map(({ raw }) => raw)).toContain('Was es Neues gibt')
})

it('two windows that begin the same translation get a conflict in the later one, which loses neither text', () => {
  rmSync(join(folder, 'content/news/contracts.de.md'))
  live.refresh()
  const { texts } = engine.editableTexts(now(), 'main', '/de/news/contracts')
  const found = texts.find(({ raw }) => raw === 'Contracts by e-mail') ?? expect.unreachable()
  const save = (words: string) => session.apply({ operations: [savedAs(found, words)], base: 0, label: 'Edit' })
  expect(save('Verträge per E-Mail')).toMatchObject({ outcome: 'done' })
  expect(save('Verträge per Brief')).toMatchObject({ outcome: 'conflict', theirs: 'Verträge per E-Mail' })
  expect(save('Verträge per E-Mail')).toMatchObject({ outcome: 'done' })
  expect(text('content/news/contracts.de.md')).toContain('title: Verträge per E-Mail\n')
})

it('an entry with translations is copied with them', () => {
  const { at } = entryList(now(), 'main', { collection: 'news', find: 'Contracts' })?.entries[0] ?? expect.unreachable()
  const copy = { do: 'duplicate', at: [...at] } as const
  const nameOf = (below: string) => live.project.nameOf(join(folder, below))
  expect(changeEntryFiles(copy, { session, current: () => live.current(), nameOf }).outcome).toBe('done')
  expect(text('content/news/contracts-2.de.md')).toBe(german)
  session.undo(true)
  expect(existsSync(join(folder, 'content/news/contracts-2.de.md'))).toBe(false)
})
