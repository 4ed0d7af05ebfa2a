// The pages that show a text of an entry or of its template, compared with the pages that change once the text is edited.
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

/** Title, description and blocks of each page as JSON, by path. */
const wordsOf = ({ site }: Loaded) =>
  new Map(
    site?.routes.map(({ path, title, description, blocks }) => [path, JSON.stringify([title, description, blocks])]),
  )

/** Paths of the pages that change once the text at `at` is edited; undefined where the edit is a mistake. */
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

describe('the pages that show a text of a collection', () => {
  it('are the page of the entry and its lists for the title of an entry', () => {
    const title = [...page('/news/rates-2027'), 'title']
    expect(places.of(title)).toMatchObject({ file: 'content/news/2026-11-03-rates-2027.md', path: ['title'] })
    expect(routes(title)).toEqual(expect.arrayContaining(['/', '/news', '/news/rates-2027']))
    expect(routes(title)).not.toContain('/people')
  })

  it('are the pages of all entries for a text of the template', () => {
    const heading = [...page('/news/rates-2027'), 'blocks', 1, 'title']
    const made = loaded.site?.routes
      .map(({ path }) => path)
      .filter((path) => /^\/news\/(?!page)[a-z]+-?\d*$/.test(path))
    expect(routes(heading)).toEqual(made)
  })

  it('are the pages that list the row for a cell of a table', () => {
    expect(routes([...page('/people'), 'blocks', 1, 'items', 0, 'text'])).toEqual(['/people'])
  })

  it('are the pages that change once the text is edited, for every editable text', () => {
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

describe('where the words of a text are written', () => {
  const textPaths = (value: unknown, path: Path): Path[] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) =>
          textPaths(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [path]

  it('is found after requests about any other text', () => {
    const { source } = loaded
    const paths = textPaths(source.value, [])
    const written = (path: Path) => {
      const words = source.expansion?.wordsAt(path)
      return words?.in === 'manifest' ? words.path : words?.entry.file
    }
    const inOrder = paths.map(written)
    expect(inOrder.filter((one) => typeof one === 'string').length).toBeGreaterThan(20)
    expect(paths.toReversed().map(written).toReversed()).toEqual(inOrder)
    for (const [at, path] of paths.entries()) {
      const traced = source.expansion?.trace(path)
      if (Array.isArray(inOrder[at])) expect(inOrder[at]).toEqual(traced?.template)
      else if (inOrder[at] !== undefined) expect(traced?.inEntry?.place.file).toBe(inOrder[at])
    }
  })
})
