// Random entries in Markdown: none makes a load throw, a mistake is reported at its line, and a valid entry appears as written.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { entryFile, errorsOf, expectPlaces, loaded, runs, shownOn } from './fuzzed-site.ts'

const scalars =
  `Words|A: b|"quoted: yes"|'it''s'|2026-12-03|2026-02-30|12|1.5|1e3|0x1F|true|yes|null|~||[tax, law]|[tax|{ a: b }|{entry.title}|{{braces}}
{facts.x}|*star*|&anchor x|*anchor|!tag x|>-|# comment|x # comment|@at|\`tick\`|%|- item|tax|a@b.example|/news|/nowhere|javascript:alert(1)|<<|? x
<b>bold</b>|<script>|**bold**|[a](/news)|![a](b.jpg)|\u2028|\u0000|\uFEFF|é👩‍👧|\t|...|--- |"open|'open|\\|"\\x"|${'x'.repeat(70)}`.split(
    /[|\n]/,
  )
const keys =
  'title|date|size|open|mail|page|kind|topics|note|draft|publish|until|was|slug|body|titel|? |<<|| x|"title"|constructor|__proto__|toString'
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...keys.split('|')),
        fc.constantFrom(': ', ': ', ': ', ':', ' : ', ':\n  - ', ': |\n  '),
        fc.constantFrom('|', ...scalars),
      )
      .map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...scalars) },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', '# a comment', '---', '...', '  nested: x', '- a', '\tx: y') },
)
const randomEntry = fc
  .tuple(
    fc.array(line, { maxLength: 7 }),
    fc.constantFrom('\n', '\n', '\n', '\r\n', '\r'),
    fc.constantFrom('', '', '', '\uFEFF', '\n', ' '),
    fc.constantFrom('---', '---', '---', '--- ', '----', '...', ''),
  )
  .map(([lines, end, start, close]) => start + ['---', ...lines, close, 'Words.', ''].join(end))

it('an entry with random front matter loads without throwing, and its problems lie within its lines', () => {
  fc.assert(
    fc.property(randomEntry, (entry) => expectPlaces(loaded({ entry }), entry)),
    runs,
  )
})

it('a dash with only blanks after it, below an empty block text, is reported within the entry and not as a missing colon', () => {
  for (const item of ['\t- \t', '  - \t', '\t- - \t ']) {
    const entry = ['---', 'title: Words', ' x: |', item, '---', 'Words.', ''].join('\n')
    const now = loaded({ entry })
    expectPlaces(now, entry)
    expect(errorsOf(now)).not.toEqual([])
    expect(now.problems.map(({ code }) => code)).not.toContain('missing-colon')
  }
})

/** Valid lines of front matter: spellings of each field. */
const validLines: readonly (readonly string[])[] = [
  ['title: Old words', 'title: "Old: words"', 'title: Old # words\n', 'title:\n  Old\n  words'],
  ['date: 2026-12-03', "date: '2026-12-03'", 'date:   "2026-12-03"   # when'],
  ['size: 12', 'size: -1.5', 'size: 1e3', 'size: 0x1F'],
  ['open: true', 'open:\n  false'],
  ['mail: a@b.example', 'mail: >-\n  a@b.example'],
  ['kind: tax', 'kind: "law"', '? kind\n: law'],
  ['topics: [tax, law]', 'topics:\n- tax\n-   law', 'topics: [\n  tax,\n  law\n  ]', 'topics: []'],
  ['note: |\n  Two\n  lines', 'note: >-\n  Folded\n  words\n\n  more', 'note: A word # a comment', "note: 'it''s'"],
  ['note: "Signs: \\u00e9 {{x}}"', 'note: one\n  two'],
  ['# a comment', '', '# date: 3'],
]
const [title = [], ...others] = validLines
const front = fc
  .tuple(
    fc.constantFrom(...title),
    fc.tuple(...others.map((lines) => fc.option(fc.constantFrom(...lines), { nil: undefined }))),
    fc.array(fc.nat(), { minLength: validLines.length, maxLength: validLines.length }),
  )
  .map(([first, more, order]) => {
    const all = [first, ...more.filter((one) => one !== undefined)]
    const withOneNote = all.filter(
      (one, at) => !one.startsWith('note:') || all.findIndex((each) => each.startsWith('note:')) === at,
    )
    return withOneNote
      .map((text, at) => ({ text, by: order[at] ?? 0 }))
      .sort((a, b) => a.by - b.by)
      .map(({ text }) => text)
  })

const body = fc.array(
  fc.constantFrom(
    'Words.',
    '# Heading',
    'Heading\n-------',
    '- one\n- two\n  - three',
    '| a | b |\n|---|--:|\n| c | d |',
    '```js\nlet a = "<b>"\n```',
    '    code',
    '> [!NOTE]\n> Said.',
    'A [link](/news) and `<b>`',
    '- [ ] open',
    'A note[^1].\n\n[^1]: Said there.',
    '',
    '---',
  ),
  { maxLength: 6 },
)
/** Drops repeated footnotes of the same name. */
const withoutRepeatedNotes = (parts: readonly string[]) =>
  parts.filter((one, at) => !one.includes('[^1]') || parts.indexOf(one) === at)
const form = fc.record({ end: fc.constantFrom('\n', '\r\n', '\r'), mark: fc.constantFrom('', '\uFEFF') })
const fileOf = (lines: readonly string[], parts: readonly string[], { end, mark }: { end: string; mark: string }) =>
  mark + ['---', ...lines, '---', ...parts.flatMap((one) => [one, '']), ''].join('\n').replaceAll('\n', end)

it('a valid entry appears on its page with the values that another YAML parser reads', () => {
  fc.assert(
    fc.property(front, body, form, (lines, parts, as) => {
      const now = loaded({ entry: fileOf(lines, withoutRepeatedNotes(parts), as) })
      expect(errorsOf(now)).toEqual([])
      const parsed = parseDocument(lines.join('\n')).toJS() as { title: string; note?: string }
      expect(shownOn(now, '/news/one')).toMatchObject({
        title: parsed.title,
        ...(parsed.note && { text: parsed.note }),
      })
    }),
    runs,
  )
})

it('one mistake in random front matter is reported at its line', () => {
  const mistakes = [
    ['dat: 2026-12-03', 'unknown-key'],
    ['until: 2026-02-30', 'bad-day'],
    ['slug: Not A Slug', 'bad-slug'],
    ['draft: maybe', 'not-true-or-false'],
    ['was: rates', 'one-for-list'],
    ['count: many', 'not-a-number'],
    ['day: 2026-13-01', 'bad-day'],
    ['body: x', 'unknown-key'],
  ] as const
  fc.assert(
    fc.property(front, body, form, fc.constantFrom(...mistakes), fc.nat(), (lines, parts, as, [wrong, code], place) => {
      const at = place % (lines.length + 1)
      const above = ['---', ...lines.slice(0, at)].join('\n').split('\n').length
      const entry = fileOf([...lines.slice(0, at), wrong, ...lines.slice(at)], withoutRepeatedNotes(parts), as)
      expect(errorsOf(loaded({ entry }))).toEqual([`${code} ${entryFile}:${above + 1}`])
    }),
    runs,
  )
})

it('one mistake in a random entry text is reported at its line', () => {
  const mistakes = [
    ['Some <b>raw</b> words', 'raw-html'],
    ['A [link](/nowhere) to nothing', 'dead-link'],
    ['Words[^none]', 'unknown-markdown'],
  ] as const
  fc.assert(
    fc.property(front, body, form, fc.constantFrom(...mistakes), fc.nat(), (lines, parts, as, [wrong, code], place) => {
      const all = withoutRepeatedNotes(parts)
      const at = place % (all.length + 1)
      const head = ['---', ...lines, '---', ...all.slice(0, at).flatMap((one) => [one, ''])]
      const entry = fileOf(lines, [...all.slice(0, at), wrong, ...all.slice(at)], as)
      expect(errorsOf(loaded({ entry }))).toEqual([`${code} ${entryFile}:${head.join('\n').split('\n').length + 1}`])
    }),
    runs,
  )
})
