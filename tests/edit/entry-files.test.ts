// Tests edits of unusual files of entries: one field or word changes, and nothing else.
import { describe, expect, it } from 'vitest'
import { isRefusal, type Operation } from '../../src/edit/operation.ts'
import { editEntryFile } from '../../src/entry-files/edit-entry-file.ts'
import { markdownBody } from '../../src/entry-files/edit-markdown.ts'
import { splice } from '../../src/problems/splice.ts'

const front = 'title: Old title\ndate: 2026-12-03'
const page = (text: string, above = front) => `---\n${above}\n---\n${text}`
const crlf = (text: string) => text.replaceAll('\n', '\r\n')

/** Every file has `Old title` in its front matter and `word` in its text, once. */
const markdown: Record<string, string> = {
  'lines of Windows': crlf(page('One word here.\n\nAnd more.\n')),
  'a byte order mark': `\uFEFF${page('One word here.\n')}`,
  'both kinds of line ends': page('One line.\r\nOne word here.\n\r\nAnd more.\r\n'),
  'lines of old Macs': page('One word here.\n\nAnd more.\n').replaceAll('\n', '\r'),
  'a carriage return alone in its front matter': page(
    'One word here.\n',
    '# About this\rtitle: Old title\ndate: 2026-12-03',
  ),
  'tabs in its text': page('-\tOne\n\t-\tword\n\n\tcode\n'),
  'front matter that ends the file': `---\ntitle: Old title # word\n---`,
  'no front matter for a key': page('One word here.\n', 'title: "Old title"'),
  'quoted front matter': page('word\n', `title: 'Old title'\nsummary: "It's: quoted"`),
  'comments in its front matter': page(
    'word\n',
    `# About this\ntitle: Old title   # the headline\n\n# when\ndate: 2026-12-03`,
  ),
  'anchors in its front matter': page('word\n', `title: Old title\nauthor: &who ada\neditor: *who`),
  'a heading that is underlined': page('Heading\n=======\n\nOther\n---\n\nword\n'),
  'blanks at the ends of lines': page('One word   \nand a break\\\nmore\t \n   \n'),
  'dashes in its text': page('\n---\n\nword\n\n---\n'),
  'no last line end': page('Last word'),
  emoji: page('👩‍👩‍👧 a word 🏳️‍🌈 e\u0301\n'),
  'right to left': page('שלום word עולם\n\u202bمرحبا\u202c\n'),
  'ragged tables': page('|a|b|\n|-|:-:|\n| word|x  |\n|y|\n'),
  'marks of three kinds': page('* one\n+ two\n1) word\n2) four\n\n__bold__ *it* _it_\n'),
  'footnotes and reference links': page('A word[^1] [x][y].\n\n[^1]: Note.\n[y]: </a b> "t"\n'),
  'entities, HTML comments and escapes': page('&amp; \\* <!-- note -->\nword &nbsp;\u00a0x\n'),
  'fences and blocks': page('~~~js\nlet a = 1\n~~~\n\n```block\ntype: prose\ntext: A word\n```\n'),
  'dashes with blanks behind them': `---  \ntitle: Old title\n--- \t\nword\n`,
  'empty lines above its text': page('\n\n \nword\n\n\n'),
  'folded front matter': page('word\n', `summary: >-\n  Two lines\n  of words\ntitle: Old title\nlist:\n- a\n-   b`),
}

const done = (file: string, text: string, ...operations: Operation[]): string => {
  const edited = editEntryFile(file, text, operations)
  if (isRefusal(edited)) throw new Error(edited.message)
  expect(splice(edited.text, edited.undo), 'taken back').toBe(text)
  return edited.text
}
const set = (path: (string | number)[], value: Extract<Operation, { do: 'set' }>['value']): Operation => ({
  do: 'set',
  path,
  value,
})

describe('an entry in Markdown', () => {
  for (const [name, text] of Object.entries(markdown)) {
    it(`with ${name} keeps everything but the edited field`, () => {
      expect(done('a.md', text, set(['title'], 'New name'))).toBe(text.replace('Old title', 'New name'))
    })
    if (markdownBody(text).includes('word'))
      it(`with ${name} keeps everything but the edited word`, () => {
        const at = text.lastIndexOf('word')
        const body = markdownBody(text)
        const edited = `${body.slice(0, body.lastIndexOf('word'))}WORDS${body.slice(body.lastIndexOf('word') + 4)}`
        expect(done('a.md', text, set(['body'], edited))).toBe(`${text.slice(0, at)}WORDS${text.slice(at + 4)}`)
      })
    it(`with ${name} is unchanged after its text is saved unchanged`, () => {
      expect(done('a.md', text, set(['body'], markdownBody(text)))).toBe(text)
    })
  }

  it('without front matter gets front matter', () => {
    expect(done('a.md', 'A text.\n', set(['title'], 'Name'))).toBe('---\ntitle: Name\n---\nA text.\n')
    expect(done('a.md', '\uFEFFA text.\r\n', set(['title'], 'Name'))).toBe(
      '\uFEFF---\r\ntitle: Name\r\n---\r\nA text.\r\n',
    )
  })

  it('with an empty front matter gets its first field', () => {
    expect(done('a.md', '---\n---\nA text.\n', set(['title'], 'Name'))).toBe('---\ntitle: Name\n---\nA text.\n')
    expect(done('a.md', '---\n# nothing yet\n---\n', set(['draft'], true))).toBe(
      '---\n# nothing yet\ndraft: true\n---\n',
    )
  })

  it('gets new lines with the line ends of the file', () => {
    expect(done('a.md', crlf(page('One.')), set(['body'], 'One.\nTwo.'))).toBe(crlf(page('One.\nTwo.')))
    expect(done('a.md', '---\ntitle: A\n---', set(['body'], 'Text.'))).toBe('---\ntitle: A\n---\nText.')
  })

  it('whose text would be parsed as front matter is refused', () => {
    expect(editEntryFile('a.md', 'Text\n', [set(['body'], '---\na: b\n---\n')])).toMatchObject({
      refused: 'unverified',
    })
    expect(editEntryFile('a.md', '---\ntitle: A\n', [set(['title'], 'B')])).toMatchObject({ refused: 'unreadable' })
  })
})

/** Every table has a row with the name `Old title`, and a cell `word`. */
const tables: Record<string, string> = {
  plain: 'name,note\nOld title,word\nb,c\n',
  'lines of Windows': 'name,note\r\nOld title,word\r\nb,c\r\n',
  semicolons: 'name;note\nOld title;word\nb;"c;d"\n',
  tabs: 'name\tnote\nOld title\tword\n',
  'quotes around everything': '"name","note"\n"Old title","word"\n"b","say ""x"""\n',
  'line breaks in cells': 'name,note,more\n"a\nb",x,"1\r\n2"\nOld title,word,"3\n\n4"\n',
  'blanks around cells': 'name , note\n  Old title ,  word  \n b,c\n',
  'empty lines': 'name,note\n\nOld title,word\n\n\nb,c',
  'a byte order mark and no last line end': '\uFEFFname,note\nOld title,word',
  'empty cells': 'name,note,x,y\nOld title,word,,\n,,,\nb,,,z\n',
}

describe('an entry in a table', () => {
  for (const [name, text] of Object.entries(tables)) {
    const row = text.includes('a\nb') ? 1 : 0
    it(`with ${name} keeps everything but the edited cell`, () => {
      expect(done('a.csv', text, set([row, 'name'], 'New name'))).toBe(text.replace('Old title', 'New name'))
      expect(done('a.csv', text, set([row, 'note'], 'words'))).toBe(text.replace('word', 'words'))
    })
    it(`with ${name} is unchanged after a row is added and removed`, () => {
      const more = done('a.csv', text, { do: 'duplicate', path: [row] })
      expect(more.length).toBeGreaterThan(text.length)
      expect(done('a.csv', more, { do: 'remove', path: [row + 1] })).toBe(text)
    })
  }

  it('gets quotes where the new value needs them', () => {
    expect(done('a.csv', 'a;b\n1;2\n', set([0, 'b'], 'x; "y"'))).toBe('a;b\n1;"x; ""y"""\n')
    expect(done('a.csv', 'a,b\n1,2\n', set([0, 'b'], 'two\nlines'))).toBe('a,b\n1,"two\nlines"\n')
    expect(done('a.csv', 'a,b\n1,2\n', set([0, 'b'], ' kept '))).toBe('a,b\n1," kept "\n')
  })

  it('gets a column for a new field', () => {
    expect(done('a.csv', 'a,b\r\n1,2\r\n3,4\r\n', set([1, 'draft'], true))).toBe('a,b,draft\r\n1,2,\r\n3,4,true\r\n')
  })

  it('stores a picture in two cells, and a list in one', () => {
    expect(done('a.csv', 'a,p,p.alt,l\n1,x.jpg,X,q; r\n', set([0, 'p', 'alt'], 'Y'), set([0, 'l', 1], 's'))).toBe(
      'a,p,p.alt,l\n1,x.jpg,Y,q; s\n',
    )
  })

  it('with an invalid row is not edited', () => {
    expect(editEntryFile('a.csv', 'a,b\n1,2,3\n', [set([0, 'a'], 'x')])).toMatchObject({ refused: 'unreadable' })
  })
})

describe('an entry in JSON or YAML', () => {
  it('keeps everything but the edited value', () => {
    const json = '[\n\t{ "name" : "Old title",\n\t  "n":1.50 },\r\n  {"name":"b"}\n]'
    expect(done('a.json', json, set([0, 'name'], 'New name'))).toBe(json.replace('Old title', 'New name'))
    const compact = '{"a":{"name":"Old title","ok":true}}'
    expect(done('a.json', compact, set(['a', 'name'], 'New: "name"'))).toBe(
      compact.replace('Old title', 'New: \\"name\\"'),
    )
    const yaml = '# People\n- name: Old title # who\n  role: &r Vet\n- { name: b, role: *r }\n'
    expect(done('a.yaml', yaml, set([0, 'name'], 'New name'))).toBe(yaml.replace('Old title', 'New name'))
  })

  it('in JSON stays valid with a new key, a new item and an item removed', () => {
    const json = '[\n  {\n    "name": "a"\n  },\n  {\n    "name": "b"\n  }\n]\n'
    for (const operation of [
      set([0, 'draft'], true),
      { do: 'duplicate', path: [0] },
      { do: 'insert', path: [2], value: { name: 'c' } },
      { do: 'remove', path: [1] },
    ] satisfies Operation[])
      expect(() => JSON.parse(done('a.json', json, operation))).not.toThrow()
  })
})
