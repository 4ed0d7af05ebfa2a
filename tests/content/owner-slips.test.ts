// Slips of owners in entries and lists: one problem each, at its own place, with what to write.
import { describe, expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const front = (from: string | RegExp, to: string) => firm({ [rates]: fileOf(rates).replace(from, to) })
const site = (from: string | RegExp, to: string) => firm({ 'site.yaml': fileOf('site.yaml').replace(from, to) })
const hints = ({ problems }: ReturnType<typeof firm>) => problems.map(({ message, hint }) => `${message} ${hint}`)

describe('front matter', () => {
  it.each(['----', '+++', '--', '—', ' ---'])('that begins with %s has no first line of three dashes', (line) =>
    expect(reported(front(/^---/, line))).toEqual([`front-matter-open ${rates}:1:1`]),
  )

  it('may begin below empty lines, and a mistake in it keeps its line', () => {
    expect(reported(front(/^---/, '\n\r\n---'))).toEqual([])
    expect(reported(front(/^---\ntitle/, '\n---\ntitel'))).toEqual([`unknown-key ${rates}:3:1`])
  })
})

describe('one mistake in front matter is one problem at its line', () => {
  it.each([
    ['a text whose last words stand at the start of the next line', 'ten people', 'ten\npeople', 'bad-indent', 5],
    ['a first field with = for its colon, above a comment', 'title: New', 'title = New', 'missing-colon', 2],
    ['a first field without a blank, above a comment', 'title: New', 'title:New', 'space-after-colon', 2],
  ])('%s', (_, from, to, code, line) => {
    const text = fileOf(rates).replace('\ndate:', '\n# Tuesday\ndate:').replace(from, to)
    expect(reported(firm({ [rates]: text }))).toEqual([`${code} ${rates}:${line + (code === 'bad-indent' ? 1 : 0)}:1`])
  })
})

it.each([
  ['a text', rates, '# What changes'],
  ['a table', 'content/prices.csv', 'An hour of advice'],
])('two versions of the same lines, which git left in %s, are one problem', (_, file, words) => {
  const text = fileOf(file)
  const before = text.slice(0, text.indexOf(words))
  const both = `${before}<<<<<<< HEAD\nOurs,1\n=======\nTheirs,2\n>>>>>>> theirs\n${text.slice(before.length)}`
  const { length } = before.split('\n')
  const { problems } = firm({ [file]: both })
  expect(problems.map(({ message }) => message)).toEqual([
    `Lines ${length} to ${length + 4} hold two versions of the same lines, divided on line ${length + 2}.`,
  ])
})

it('a column that a table has twice is one problem', () => {
  const text = fileOf('content/prices.csv').replace('title,', 'title,title,')
  expect(reported(firm({ 'content/prices.csv': text }))).toEqual(['duplicate-key content/prices.csv:1:7'])
})

describe('a reference to an entry that lost its name', () => {
  const people = '- slug: ada\n  name: Ada\n  role: Partner\n- slug: bo\n  name: Bo\n  role: Clerk\n'
  const withPeople = (text: string, changes: Record<string, [from: string, to: string]> = {}) => {
    const fields = fileOf('site.yaml')
      .replace(/ +- \{ name: (?:id|photo), .*\n/g, '')
      .replace('people.csv', 'people.yaml')
    const shown = fields.replace(/^( +)- .*\bfrom: people\b.*\n(?:\1 .*\n)*/m, '')
    const files = { 'site.yaml': shown, 'content/people.yaml': text, 'content/people.csv': undefined }
    const changed = Object.entries(changes).map(([file, [from, to]]) => [
      file,
      (file === 'site.yaml' ? shown : fileOf(file)).replace(from, to),
    ])
    return firm({ ...files, ...Object.fromEntries(changed) })
  }
  const codesOf = (text: string) => withPeople(text).problems.filter(({ code }) => /reference|key/.test(code))

  it('is reported by the misspelt key alone', () => {
    expect(codesOf(people.replace('slug: ada', 'slu: ada')).map(({ code }) => code)).toEqual(['unknown-key'])
  })

  it('hides no dead reference to entries of another collection', () => {
    const { problems } = withPeople(people.replace('slug: ada', 'slu: ada'), {
      'site.yaml': [
        'label: Author }',
        'label: Author }\n      - { name: before, type: entry, of: news, label: Before }',
      ],
      [rates]: ['\ndate:', '\nbefore: nothing-there\ndate:'],
    })
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ['dead-reference', rates],
      ['unknown-key', 'content/people.yaml'],
    ])
  })

  it('says which entry has none', () => {
    const [problem, ...others] = codesOf(people.replace('slug: ada', 'slug:'))
    expect(others).toEqual([])
    expect(problem?.hint).toBe('"Ada" has no name yet. Write "slug: ada" there, if that is the one.')
  })
})

describe('a former name', () => {
  const was = (names: string) => front('was: [rates]', `was: [${names}]`)

  it('is the last part of an address', () => {
    expect(was('/news/rates').problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([
      ['bad-name', 'rates'],
    ])
    expect(was('rates.md').problems.map(({ suggestion }) => suggestion)).toEqual(['rates'])
  })

  it('is that of one entry', () => {
    expect(hints(was('contracts'))).toEqual([
      'content/news/contracts.md is named "contracts" now. Take the name away from "was:".',
    ])
    const other = fileOf('content/news/contracts.md').replace('---\n', '---\nwas: [rates]\n')
    expect(reported(firm({ 'content/news/contracts.md': other }))).toEqual(['was-twice content/news/contracts.md:2:7'])
  })
})

it('a link to an entry that is not shown yet says so', () => {
  expect(hints(front('](/people)', '](/news/unfinished)'))).toEqual([
    'The page "/news/unfinished" is a draft. Take the link away until the page is shown, or change when it is.',
  ])
})

it.each(['{facts.phone}', '{entry.title}', '{build.year}'])('%s in the text of an entry is reported', (name) => {
  expect(reported(front('# What', `Call ${name}.\n\n# What`))).toEqual([`name-in-entry ${rates}:12:6`])
  expect(reported(front('# What', `Call \`${name}\`.\n\n# What`))).toEqual([])
})

it.each([
  ['the **bold end', 'Bold text without its second pair of stars'],
  ['the `code end', 'Code without its second backtick'],
  ['[a book](https://example.com/a b)', 'A link whose address holds a blank'],
  ['a :smile: here', 'An emoji by its name'],
  ['H~2~O', 'A letter raised or lowered by signs'],
  ['so ==marked== text', 'What other programs know'],
  ['the team](/people)', 'A link without the bracket before its words'],
  ['so:\n\n- one\n-two\n\nThis', 'An item of a list without a blank behind its dash'],
])('Markdown that would be shown with its signs is reported: %s', (text, what) => {
  expect(front('# What', `So ${text} is.\n\n# What`).problems.map(({ message }) => message)).toEqual([
    `${what} is nothing that a page shows.`,
  ])
})

it('a block in a text without its last line is one problem', () => {
  const text =
    '```block\ntype: callout\ntitle: Soon\n\nAs [promised][1], and so on.[^2]\n\n[1]: /people\n[^2]: Later.\n\n# What'
  expect(reported(front('# What', text))).toEqual([`open-fence ${rates}:12:1`])
})

it('a list of names between commas is one problem, with the list in brackets as fix', () => {
  const { problems } = front('topics: [tax]', 'topics: tax, law')
  expect(problems.map(({ code, fix }) => [code, fix?.safe, fix?.edits.map(({ text }) => text)])).toEqual([
    ['one-for-list', false, ['[tax, law]']],
  ])
})

it.each([
  ['https://example.com/a.png', 'save it in the folder "images"'],
  ['images\\rates.svg', 'Write "/" between a folder and its file'],
])('a picture that is no file of the site is not asked to be renamed: %s', (file, hint) => {
  expect(hints(front('file: rates.svg', `file: ${file}`))).toEqual([expect.stringContaining(hint)])
})

describe('a list', () => {
  it.each(['0', '-1', '"10"', '1.5'])('with perPage: %s is reported', (perPage) => {
    const { problems } = site(/perPage: \d+/, `perPage: ${perPage}`)
    expect(problems.map(({ severity }) => severity)).toEqual(['error'])
  })

  it.each(['0', '-1', '"3"', '2.5'])('in place of a list of a block with most: %s is reported', (most) => {
    const { problems } = site(/most: \d+(?=[^\n]*as:)/, `most: ${most}`)
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toContainEqual(
      expect.stringContaining('"most"'),
    )
  })

  it('filtered by texts that are no part of an address is reported at the filter', () => {
    const { problems } = site('filterBy: topics', 'filterBy: summary')
    expect(problems.map(({ code }) => code)).toEqual(['filter-address'])
  })
})

it.each(['1.1.2027', 'soon', '2027-01-01T08:00'])(
  'a page with publish: %s is reported, and not published',
  (moment) => {
    const { problems } = site(/^( *)title: The team$/m, `$1publish: ${moment}\n$&`)
    expect(problems.map(({ code }) => code)).toContain('bad-name')
  },
)

it.each(['money', 'money kr'])('no currency and no month is suggested for the format %s', (format) => {
  const { problems } = site(/\| money CHF/, `| ${format}`)
  expect(problems.map(({ code, suggestion, fix }) => [code, suggestion, fix])).toEqual([
    ['unknown-format', undefined, undefined],
  ])
})

it.each([
  ['31.02.2026', undefined],
  ['24.12.2026 00:00', '2026-12-24'],
])('the day %s of a spreadsheet has the suggestion %s', (day, meant) => {
  expect(front(/^date: .*$/m, `date: ${day}`).problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['bad-name', meant],
  ])
})

it('a misspelt key of the time zone is one problem, however many moments need it', () => {
  expect(site('timeZone:', 'timezone:').problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['unknown-key', 'timeZone'],
  ])
})

describe('a table whose file has another name', () => {
  const prices = { 'content/prices.csv': undefined, 'content/price.csv': fileOf('content/prices.csv') }

  it('is answered with the file that is there', () => {
    const found = firm(prices).problems.map(({ code, suggestion }) => [code, suggestion])
    expect(found).toEqual([['content-misnamed', 'content/price.csv']])
  })

  it('is one dead reference, not one for each entry', () => {
    const found = firm({ 'content/people.csv': undefined }).problems
    expect(found.filter(({ code }) => code === 'dead-reference')).toHaveLength(1)
  })
})

it('a column in a language of a field that has no translations is one problem, at its header', () => {
  const languages = 'languages:\n  en: { name: English }\n  de: { name: Deutsch, ready: false }\n'
  const table = fileOf('content/prices.csv').trimEnd().split('\n')
  const found = firm({
    'site.yaml': `${fileOf('site.yaml')}${languages}`,
    'content/prices.csv': table.map((row, at) => `${row},${at === 0 ? 'price.de' : at}\n`).join(''),
  })
  expect(reported(found).filter((one) => one.startsWith('written-once'))).toEqual([
    `written-once content/prices.csv:1:${(table[0]?.length ?? 0) + 2}`,
  ])
})

describe('a file beside that of a collection', () => {
  const unread = (changed: Record<string, string | undefined>) => hints(firm(changed))

  it.each(['content/rooms.yml', 'content/rooms.yaml', 'content/people.json'])('is reported: %s', (file) => {
    expect(unread({ [file]: '- name: Hall\n' })).toEqual([
      `No collection is read "from:" "${file}". Declare its collection under "collections:", or take the file away.`,
    ])
  })

  it('is nothing to report where it is a table of another name, or included', () => {
    const manifest = fileOf('site.yaml').replace('    routes:', '    include: content/rooms.yaml\n    routes:')
    const rooms = '/rooms:\n  title: Rooms\n  description: Our rooms.\n  blocks: [{ type: page-intro, title: Rooms }]\n'
    expect(unread({ 'content/notes.csv': 'a\nb\n' })).toEqual([])
    expect(firm({ 'content/rooms.yaml': rooms, 'site.yaml': manifest }).problems.map(({ code }) => code)).toEqual([
      'unreachable-page',
    ])
  })

  it('is what a collection without a file of its own may mean, in whatever ending', () => {
    const changed = { 'content/prices.json': '[]', 'content/prices.csv': undefined }
    expect(unread(changed)).toEqual(['No file is there for "content/prices.csv". Did you mean "content/prices.json"?'])
  })
})

describe('a file of an entry', () => {
  const there = ['/Formular A.pdf', '/100% Rabatt.pdf', '/Gebühren.pdf'.normalize('NFD')]
  const field = '      - { name: sheet, type: file, label: Sheet }\n'
  const block =
    '          - { type: downloads, title: Sheets, files: { from: prices, as: { label: Sheet, to: "{entry.sheet}" } } }\n'
  const manifest = fileOf('site.yaml')
    .replace(/(from: content\/prices.csv\n +fields:\n)/, `$1${field}`)
    .replace(/( +- \{ type: banner)/, `${block}$1`)
  const withFile = (file: string) =>
    firm(
      { 'site.yaml': manifest, 'content/prices.csv': `title,price,sheet\nAnnual accounts,1200,${file}\n` },
      { publicFiles: new Set([...there, '/content/people/ada.svg']) },
    ).problems.filter(({ file, code }) => file === 'content/prices.csv' || code === 'dead-link')

  it.each(['/Formular A.pdf', '/Formular%20A.pdf', '/100%25 Rabatt.pdf', '/Gebühren.pdf', '/Geb%C3%BChren.pdf'])(
    'is named as a link names it: %s',
    (file) => expect(withFile(file)).toEqual([]),
  )

  it.each([
    ['/100% Rabatt.pdf', '/100%25 Rabatt.pdf'],
    ['public/Formular A.pdf', '/Formular A.pdf'],
    ['Formular A.pdf', '/Formular A.pdf'],
    ['/Formular B.pdf', '/Formular A.pdf'],
  ])('that is not there, or is written in another way, is one problem: %s', (file, meant) => {
    expect(withFile(file).map(({ suggestion }) => suggestion)).toEqual([meant])
  })
})

it('a key in a block within a text that lost its colon is one problem', () => {
  const block = '```block\ntype: table\ntitle: Rates\ncolumns: [A]\nrows:\n  - { label Small, cells: [x] }\n```'
  expect(reported(front('# What', `${block}\n\n# What`))).toEqual([`missing-colon ${rates}:17:7`])
})

it('a brace that is lost in the title of a template is one problem, though all its titles are alike', () => {
  const broken = site('title: "{entry.title}"\n', 'title: "{entry.title"\n')
  expect(broken.problems.map(({ code }) => code)).toEqual(['unclosed-brace'])
})
