// Where a text of an entry, or of the template of its page, is seen: held to the pages that become others once it says something else.
import { describe, expect, it } from 'vitest'
import { shownPlacesOf } from '../../src/manifest/inspect/whereabouts.ts'
import type { Loaded } from '../../src/manifest/load.ts'
import { editableTexts } from '../../src/preview/session/editable-texts.ts'
import type { Path } from '../../src/problems/finding.ts'
import { fileOf, firm } from './firm.ts'

const loaded = firm()
const places = shownPlacesOf(loaded)
const routes = (at: Path) => places.of(at)?.pages.map(({ path }) => path)
const page = (path: string): Path => ['readings', 'main', 'routes', path]

/** What people read on each page, without what is around it. */
const wordsOf = ({ site }: Loaded) =>
  new Map(
    site?.routes.map(({ path, title, description, blocks }) => [path, JSON.stringify([title, description, blocks])]),
  )

/** The pages that differ once the characters at a path say something else; undefined where that is a mistake. */
function changedBy(at: Path): string[] | undefined {
  const { text, start, end } = loaded.source.place({ path: at, on: 'value' })
  const whole = fileOf(text.file)
  const written = whole.slice(start, end)
  const braces = /\{[^}]*\}/.exec(written)?.[0] ?? ''
  const other = `${whole.slice(0, start)}${/^["']/.test(written) ? `"Otherwise ${braces}"` : `Otherwise ${braces}`}${whole.slice(end)}`
  const changed = firm({ [text.file]: other })
  if (!changed.site) return undefined
  const after = wordsOf(changed)
  return [...wordsOf(loaded)].flatMap(([path, words]) => (after.get(path) === words ? [] : [path]))
}

describe('where a text of a collection is seen', () => {
  it('the title of an entry is seen on its page and wherever it is listed', () => {
    const title = [...page('/news/rates-2027'), 'title']
    expect(places.of(title)).toMatchObject({ file: 'content/news/2026-11-03-rates-2027.md', path: ['title'] })
    expect(routes(title)).toEqual(expect.arrayContaining(['/', '/news', '/news/rates-2027']))
    expect(routes(title)).not.toContain('/people')
  })

  it('a line of the template is seen on the page of each entry', () => {
    const heading = [...page('/news/rates-2027'), 'blocks', 1, 'title']
    const made = loaded.site?.routes
      .map(({ path }) => path)
      .filter((path) => /^\/news\/(?!page)[a-z]+-?\d*$/.test(path))
    expect(routes(heading)).toEqual(made)
  })

  it('a cell of a table is seen where its row is listed', () => {
    expect(routes([...page('/people'), 'blocks', 1, 'items', 0, 'text'])).toEqual(['/people'])
  })

  it('every text that is typed into on a page is seen where pages differ once it says something else', () => {
    const texts = new Map<string, Path>()
    for (const { path } of loaded.site?.routes ?? [])
      for (const { at, kind } of editableTexts(loaded, 'main', path).texts)
        if (at[0] === 'readings' && at[2] === 'routes' && kind !== 'markdown') {
          const { file, path: inside } = loaded.source.fileOf(at)
          texts.set([file, ...inside].join('\n'), at)
        }
    expect(texts.size).toBeGreaterThan(15)
    for (const at of texts.values()) expect([undefined, routes(at)], at.join(' ')).toContainEqual(changedBy(at))
  })
})
