// Compares the pages that are said to show a value with the pages that change when the value does.
import { describe, expect, it } from 'vitest'
import { type ShownPage, shownPlacesOf } from '../../src/manifest/inspect/whereabouts.ts'
import { type Loaded, load } from '../../src/manifest/load.ts'
import { Memo } from '../../src/manifest/read/memo.ts'
import { editableTexts } from '../../src/preview/session/editable-texts.ts'
import type { Path } from '../../src/problems/finding.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { isWhole } from '../how-much.ts'

const included = `/guide:
  title: The guide
  description: How a visit goes, step by step.
  blocks:
    - type: prose
      title: A visit
      text: You ring, we write back within {facts.reply}.
`

/** The fixture with aliases, merges and shared files added. */
const shared = twoReadingsText
  .replace(/^ {2}([AB]):\n/gm, '  $1:\n    include: pages/*.yaml\n')
  .replace(
    /^fragments:\n/m,
    `fragments:
  closing-words:
    type: prose
    title: &said Come and see
    text: It is a quarter of an hour from {facts.reply} to us.
  closing-again:
    type: prose
    title: *said
    text: Once more.
  merged-words: &merged
    type: prose
    title: Both have this
    text: And this.
  merged-again:
    <<: *merged
    text: But not this.
`,
  )
  .replaceAll(/^( *)- use: five-landings\n/gm, (line, space: string) => {
    const names = ['closing-words', 'closing-again', 'merged-words', 'merged-again', 'closing-words']
    const uses = names.map((name) => `${space}- use: ${name}\n`).join('')
    return `${uses}${space}  with:\n${space}    title: Only here\n${line}`
  })

const file = 'site.yaml'
const memo = new Memo()
const site = (texts: ReadonlyMap<string, string> = new Map()): Loaded =>
  load(texts.get(file) ?? shared, file, {
    memo,
    readIncluded: () => [{ file: 'pages/guide.yaml', text: texts.get('pages/guide.yaml') ?? included }],
  })

/** Returns every string of a page by its place; parts that all pages of a reading share count as one. */
function stringsOf(loaded: Loaded): Map<string, Map<string, string>> {
  const pages = new Map<string, Map<string, string>>()
  for (const [reading, { routes, header, footer, forms, texts, name, email }] of loaded.readings?.all() ?? [])
    for (const { path, title, description, blocks } of routes) {
      const own = new Map<string, string>()
      const add = (key: string, value: unknown) => {
        if (typeof value === 'string') own.set(key, value)
        else if (value && typeof value === 'object')
          // The pieces of a text with links stand beside the text.
          for (const [inner, one] of Object.entries(value)) if (!inner.endsWith('Parts')) add(`${key}/${inner}`, one)
      }
      add('page', { title, description })
      for (const [at, { props }] of blocks.entries()) {
        add(`${at}`, props)
        const form = forms.find((one) => one.name === props.form)
        if (form)
          add(`form ${at}`, { fields: form.fields, submit: form.submit, success: form.success, failure: form.failure })
      }
      own.set('around', JSON.stringify([header, footer, texts, name, email]))
      pages.set(`${reading} ${path}`, own)
    }
  return pages
}

/** Returns the strings on each page that change with the value. */
function changedBy(before: Map<string, Map<string, string>>, after: Loaded): string[] {
  const now = stringsOf(after)
  return [...before].flatMap(([page, strings]) => {
    const changed = [...strings].filter(([key, value]) => now.get(page)?.get(key) !== value)
    return changed.length > 0 ? [`${page}: ${changed.length}`] : []
  })
}

const inWords = (pages: readonly ShownPage[]) => pages.map(({ reading, path, times }) => `${reading} ${path}: ${times}`)

/** Loads the site with another text at a path. */
function withAnother(loaded: Loaded, at: Path): Loaded {
  const { text, start, end } = loaded.source.place({ path: at, on: 'value' })
  const whole = loaded.source.texts.get(text.file) ?? loaded.source.text
  const written = whole.slice(start, end).replace(/^&\w+ /, '')
  const [name] = /\{[\w.]+\}/.exec(written) ?? []
  const other = name === undefined ? 'Otherwise' : `Otherwise ${name}`
  return site(new Map([[text.file, whole.slice(0, end - written.length) + other + whole.slice(end)]]))
}

const loaded = site()
const places = shownPlacesOf(loaded)
const pagesOf = (...at: Path) => inWords(places.of(at)?.pages ?? [])

describe('the pages that show a value', () => {
  it('the fixture of the pages that show a value has no problem', () => {
    expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('follow aliases, merges, fragments and both readings, and leave out places with a text of their own', () => {
    const said = pagesOf('fragments', 'closing-words', 'title')
    expect(said).toEqual(pagesOf('fragments', 'closing-again', 'title'))
    expect(said.length).toBeGreaterThan(0)
    // Two by its fragments; the third use has a text of its own.
    for (const page of said) expect(page).toMatch(/: 2$/)
    expect(pagesOf('fragments', 'merged-again', 'title')).toEqual(said)
    for (const page of pagesOf('fragments', 'merged-words', 'text')) expect(page).toMatch(/: 1$/)
  })

  it('include both readings for a page of a shared file', () => {
    expect(pagesOf('readings', 'A', 'routes', '/guide', 'blocks', 0, 'title')).toEqual(['A /guide: 1', 'B /guide: 1'])
    expect(places.of(['readings', 'B', 'routes', '/guide', 'title'])).toMatchObject({
      file: 'pages/guide.yaml',
      path: ['/guide', 'title'],
    })
  })

  it('are exactly the pages that change with it, for every text of every page', () => {
    const before = stringsOf(loaded)
    const texts = new Map<string, Path>()
    for (const [reading, { routes }] of loaded.readings?.all() ?? [])
      for (const { path } of routes)
        for (const { at, isDefault, kind } of editableTexts(loaded, reading, path).texts)
          if (!isDefault && kind !== 'markdown') texts.set(at.join('\n'), at)
    const step = isWhole ? 1 : Math.ceil(texts.size / 40)
    const tried = [...texts.values()].filter((at, number) => number % step === 0 || at[0] === 'fragments')
    expect(tried.length).toBeGreaterThan(40)
    let differences = 0
    for (const at of tried) {
      const after = withAnother(loaded, at)
      if (!after.readings) continue
      const expected = changedBy(before, after)
      expect(pagesOf(...at), at.join(' ')).toEqual(expected)
      differences += expected.length
    }
    expect(differences).toBeGreaterThan(50)
  })
})
