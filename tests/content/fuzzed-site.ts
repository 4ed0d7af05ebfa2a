// A small site of one entry and one table, for tests that replace either file with random text.
import { expect } from 'vitest'
import { benchTop } from '../../bench/content.ts'
import { type Loaded, load } from '../../src/manifest/load.ts'
import { Memo } from '../../src/manifest/read/memo.ts'
import { Fault } from '../../src/problems/fault.ts'
import { isWhole, seed } from '../how-much.ts'

const choices = 'choices: [{ value: tax, label: Tax }, { value: law, label: Law }]'

const collections = `collections:
  news:
    from: content/news/*.md
    fields: &fields
      - { name: title, type: text, label: Title, required: true, max: 60 }
      - { name: date, type: date, label: Day }
      - { name: size, type: number, label: Size }
      - { name: open, type: checkbox, label: Open }
      - { name: mail, type: email, label: Mail }
      - { name: page, type: link, label: Page }
      - { name: kind, type: select, label: Kind, ${choices} }
      - { name: topics, type: checkboxes, label: Topics, ${choices} }
      - { name: note, type: markdown, label: Note }
      - { name: count, type: number, label: Count }
      - { name: day, type: date, label: Day it comes }
  rows:
    from: content/rows.csv
    fields: *fields
`

const routes = `      /:
        title: Rows
        description: Every row.
        blocks:
          - type: index-list
            title: Rows
            items: { from: rows, as: { title: "{entry.title}", text: "{entry.note}" } }
      /news: { title: News, description: News., blocks: [{ type: page-intro, title: News }] }
      /news/{entry}:
        for: news
        title: "{entry.title}"
        description: "Of {entry.title}"
        blocks:
          - { type: page-intro, title: "{entry.title}", text: "{entry.note}" }
          - { type: article }
`
const manifest =
  benchTop
    .replace('  language: en\n', '  language: en\n  timeZone: Europe/Zurich\n')
    .replace('readings:\n', `${collections}readings:\n`) + routes

export const entryFile = 'content/news/one.md'
export const tableFile = 'content/rows.csv'

const memo = new Memo()

/** The site with one of its files in place of the usual one. */
export function loaded({
  entry = '---\ntitle: Usual\nnote: Words\n---\nWords.\n',
  table = 'title,note\nUsual,Words\n',
}: {
  entry?: string
  table?: string
}): Loaded {
  const readIncluded = (pattern: string) => {
    if (pattern === tableFile) return [{ file: tableFile, text: table }]
    if (pattern === 'content/news/*.md') return [{ file: entryFile, text: entry }]
    throw new Fault('include-nothing', 'No file.', 'Put some there.')
  }
  return load(manifest, 'site.yaml', { at: Date.parse('2026-11-22T12:00:00Z'), readIncluded, memo })
}

/** Runs of each property: 3000 in a whole run, 25 otherwise. */
export const runs = { numRuns: isWhole ? 3000 : 25, seed: seed(20261124) }

/** Expects every problem to have a hint and a place within the text. */
export function expectPlaces({ problems, site }: Loaded, text: string): void {
  const lines = text.split(/\r\n|\n|\r/)
  for (const { file, line = 0, column = 0, message, hint, severity } of problems) {
    expect(hint, message).toBeTruthy()
    if (severity === 'error') expect(site).toBe(undefined)
    if (file === 'site.yaml') continue
    const place = `${file}:${line}:${column} ${message}`
    expect(line >= 1 && line <= lines.length, place).toBe(true)
    expect(column >= 1 && column <= (lines[line - 1] ?? '').length + 1, place).toBe(true)
  }
}

/** Code, file and line of each error. */
export const errorsOf = ({ problems }: Loaded): string[] =>
  problems.flatMap(({ severity, code, file, line }) => (severity === 'error' ? [`${code} ${file}:${line}`] : []))

/** Properties of the first block of a page. */
export const shownOn = ({ site }: Loaded, path: string): Record<string, unknown> | undefined =>
  site?.routes.find((route) => route.path === path)?.blocks[0]?.props as Record<string, unknown> | undefined
