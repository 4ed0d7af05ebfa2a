// An incremental build must give the same site as a clean build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { benchFiles, benchManifest, benchmarkPages } from '../../bench/content.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import build from '../../tools/build.ts'
import { builtFiles } from '../built-files.ts'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const folder = temporaryFolder()

type Texts = Record<string, string>

const parts = Object.fromEntries(benchFiles(benchmarkPages(12), 4))
/** A site whose pages depend on one another: a form, ids, a picture in a link, a page below another, a second reading. */
const whole: Texts = { 'site.yaml': benchManifest(benchmarkPages(6)).replace('  /pages/page-5:', '  /pages:') }
whole['site.yaml'] = (whole['site.yaml'] ?? '').replaceAll('to: /pages/page-5\n', 'to: /pages\n')

/** The same parts in a folder that is not called `pages`. */
const chapters: Texts = Object.fromEntries(
  Object.entries(parts).map(([name, text]) => [
    name.replace('pages/', 'chapters/'),
    text.replace('include: pages/*.yaml', 'include: chapters/*.yaml'),
  ]),
)

let count = 0
/** A project in a temporary folder, whose files the tests rewrite between builds. */
function project(texts: Texts) {
  const home = join(folder, `${++count}`)
  const write = (files: Texts) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(home, name)), { recursive: true })
      // Writes only files that differ, so that unchanged files keep their modification time.
      if (!existsSync(join(home, name)) || readFileSync(join(home, name), 'utf8') !== text)
        writeFileSync(join(home, name), text)
    }
  }
  mkdirSync(join(home, 'public'), { recursive: true })
  write(texts)
  const host = Object.keys(hosts).slice(0, 1)
  const run = (out: string) => {
    const words = ['--manifest', join(home, 'site.yaml'), '--out', join(home, out)]
    return printedBy(() => build([...words, ...host.flatMap((name) => ['--host', name])], root, engineContext())).then(
      () => undefined,
      (error: unknown) => String(error).replace(/in \d+ ms/, ''),
    )
  }
  return {
    write,
    /** Runs the first build; returns its error as text, or undefined. */
    first: () => run('dist'),
    /** Runs an incremental and a clean build; returns the files and the error of each. */
    async both() {
      const again = await run('dist')
      const made = again === undefined ? builtFiles(join(home, 'dist')) : undefined
      rmSync(join(home, 'clean'), { recursive: true, force: true })
      const clean = await run('clean')
      const expected = clean === undefined ? builtFiles(join(home, 'clean')) : undefined
      return { again, made, clean, expected }
    },
  }
}

/** Builds `texts`, then `after`; expects the second build to equal a clean one and returns its error. */
async function changed(texts: Texts, after: Texts) {
  const site = project(texts)
  expect(await site.first()).toBeUndefined()
  site.write(after)
  const { again, made, clean, expected } = await site.both()
  expect(again).toBe(clean)
  expect(made).toEqual(expected)
  return again
}

const edited = (texts: Texts, name: string, from: string | RegExp, to: string): Texts => {
  const text = texts[name] ?? ''
  const after = text.replace(from, to)
  expect(after).not.toBe(text)
  return { ...texts, [name]: after }
}

const idOn = (texts: Texts, page: number, id: string) =>
  edited(
    texts,
    'site.yaml',
    `- type: hero\n            title: "Page ${page}:`,
    `- type: hero\n            id: ${id}\n            title: "Page ${page}:`,
  )

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'
const illustrated: Texts = {
  ...edited(
    whole,
    'site.yaml',
    /( {10}- type: closing\n(?: {12}[^\n]*\n)+)( {6}\/pages\/page-3:)/,
    '$1          - type: picture\n            image: { file: images/mark.svg, alt: A mark. }\n$2',
  ),
  'images/mark.svg': drawing,
}

it.each<[string, Texts, Texts]>([
  ['a word', whole, edited(whole, 'site.yaml', 'Page 3 tells in sentence 4', 'Page 3 says in sentence 4')],
  ['a title', whole, edited(whole, 'site.yaml', 'title: "Page 2:', 'title: "Side 2:')],
  [
    'words in included files',
    parts,
    edited(
      edited(parts, 'pages/part-002.yaml', 'Page 6 tells', 'Page 6 says'),
      'pages/part-003.yaml',
      'Page 9 tells',
      'Page 9 says',
    ),
  ],
  [
    'a word in an included file of any folder',
    chapters,
    edited(chapters, 'chapters/part-002.yaml', 'Page 6 tells', 'Page 6 says'),
  ],
  [
    'a word in the manifest beside included files',
    parts,
    edited(parts, 'site.yaml', 'Page 0 tells in sentence 3', 'Page 0 says in sentence 3'),
  ],
  ['a link to another page', whole, edited(whole, 'site.yaml', 'to: /pages/page-3\n', 'to: /pages/page-4\n')],
  [
    'a text over several lines',
    whole,
    edited(
      whole,
      'site.yaml',
      /text: (Page 3 tells in sentence 9 [^\n]*)\n/,
      'text: >-\n              $1\n              And more.\n',
    ),
  ],
  [
    'a repeated block',
    whole,
    edited(whole, 'site.yaml', /( {10}- type: closing\n(?: {12}[^\n]*\n)+)( {6}\/pages\/page-2:)/, '$1$1$2'),
  ],
  ['a comment', whole, edited(whole, 'site.yaml', '      /pages/page-3:\n', '      /pages/page-3:\n        # said\n')],
  ['what pages share', whole, edited(whole, 'site.yaml', 'copyright: Bench', 'copyright: Bank')],
  ['the title of a page with pages below it', whole, edited(whole, 'site.yaml', 'title: "Page 5:', 'title: "Side 5:')],
  [
    'a page kept from search engines',
    whole,
    edited(whole, 'site.yaml', /(\/pages\/page-2:\n)/, '$1        unlisted: true\n'),
  ],
  ['an id', whole, idOn(whole, 2, 'top')],
  [
    'the order of pages',
    whole,
    edited(
      whole,
      'site.yaml',
      /( {6}\/pages\/page-2:\n(?: {8}[^\n]*\n)+)( {6}\/pages\/page-3:\n(?: {8}[^\n]*\n)+)/,
      '$2$1',
    ),
  ],
  ['a removed picture', illustrated, { ...whole, 'images/mark.svg': drawing }],
  [
    'a page in another file',
    parts,
    {
      ...parts,
      'pages/part-004.yaml': (parts['pages/part-001.yaml'] ?? '')
        .replaceAll('/page-', '/again-')
        .replaceAll('"Page', '"Again')
        .replace('/again-5\n', '/page-5\n'),
    },
  ],
  [
    'a removed page',
    parts,
    edited(
      edited(parts, 'pages/part-003.yaml', /\/pages\/page-11:\n(?: {2}[^\n]*\n)+/, ''),
      'pages/part-003.yaml',
      'to: /pages/page-11\n',
      'to: /\n',
    ),
  ],
])('equals a clean build after a change of %s', async (_, before, after) => {
  expect(await changed(before, after)).toBeUndefined()
})

it.each<[string, Texts, Texts]>([
  ['a dead link', whole, edited(whole, 'site.yaml', 'to: /pages/page-3\n', 'to: /pages/page-33\n')],
  [
    'a dead link to a renamed id',
    edited(idOn(whole, 2, 'top'), 'site.yaml', 'to: /pages/page-3\n', 'to: /pages/page-2#top\n'),
    edited(idOn(whole, 2, 'roof'), 'site.yaml', 'to: /pages/page-3\n', 'to: /pages/page-2#top\n'),
  ],
  ['a misspelt key', parts, edited(parts, 'pages/part-002.yaml', 'description: Page 6', 'descripton: Page 6')],
  ['a second page of one path', parts, edited(parts, 'pages/part-002.yaml', '/pages/page-6:', '/pages/page-7:')],
  ['an alias of another page', whole, edited(whole, 'site.yaml', 'text: Page 3 tells in sentence 9', 'text: *x # ')],
])('fails with the error of a clean build after a change that makes %s', async (_, before, after) => {
  expect(await changed(before, after)).toMatch(/Fault/)
})

slow('equals a clean build after random insertions and deletions', async () => {
  const bits = [
    'x',
    ' ',
    '\n',
    '\n\n',
    '#',
    ': ',
    '- ',
    '"',
    "'",
    '|',
    '>',
    '[',
    '{',
    '}',
    '&a ',
    '*a',
    '{{',
    '\n      /new:\n',
    '\n        # c\n',
    '\n            id: x',
    '/',
    '\t',
    'é',
  ]
  const text = whole['site.yaml'] ?? ''
  const pages = text.indexOf('    routes:')
  const change = fc.record({
    at: fc.noBias(fc.integer({ min: pages, max: text.length })),
    taken: fc.nat(3),
    put: fc.constantFrom(...bits),
  })
  const site = project(whole)
  let good = 0
  await site.first()
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
      let after = text
      for (const { at, taken, put } of changes) {
        after = after.slice(0, at) + put + after.slice(at + taken)
      }
      site.write({ 'site.yaml': after })
      const { again, made, clean, expected } = await site.both()
      if (again === undefined) good++
      expect({ after, failure: again }).toEqual({ after, failure: clean })
      expect(made).toEqual(expected)
    }),
    { numRuns: isWhole ? 40 : 8, seed: 7 },
  )
  // At least some builds must succeed, or only error messages were compared.
  expect(good).toBeGreaterThan(isWhole ? 5 : 0)
})
