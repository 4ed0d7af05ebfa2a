// Prints the comparison of two readings as text for a terminal and as an HTML page without script.
import { type ComparedRow, type Comparison, differs } from '../../src/manifest/inspect/compare-readings.ts'
import type { Path } from '../../src/problems/finding.ts'
import { listed } from '../../src/problems/kind.ts'
import { escapeHtml } from '../../src/render/escape.ts'

/** Returns `site.yaml:12` for a place in a reading; undefined for values that are written nowhere. */
export type WhereOf = (reading: string, at: Path) => string | undefined

export function readingsText(comparison: Comparison, whereOf: WhereOf): string {
  const { one, other, site, pages } = comparison
  const rowLines = ({ what, one: left, other: right, at }: ComparedRow): string[] => {
    const line = (reading: string, text: string | undefined, place: Path | undefined) =>
      text === undefined
        ? []
        : [
            `    ${reading}  ${text.replace(/\s+/g, ' ').trim()}  (${(place && whereOf(reading, place)) ?? 'by default'})`,
          ]
    return [`  ${what}`, ...line(one, left, at.one), ...line(other, right, at.other)]
  }
  const lines = [...summary(comparison), '']
  for (const page of pages) {
    const changed = page.rows.filter(differs)
    if (page.in !== 'both') {
      const reading = page.in === 'one' ? one : other
      lines.push(`${page.path}  only in ${reading}  (${whereOf(reading, ['routes', page.path]) ?? ''})`, '')
      continue
    }
    lines.push(`${page.path}  ${changed.length === 0 ? 'equal' : `${changed.length} of ${page.rows.length} differ`}`)
    lines.push(...changed.flatMap(rowLines), '')
  }
  const around = site.filter(differs)
  lines.push(`Layout and redirects  ${around.length === 0 ? 'equal' : `${around.length} of ${site.length} differ`}`)
  lines.push(...around.flatMap(rowLines))
  return `${lines.join('\n')}\n`
}

/** The first lines: how many pages and texts differ. */
function summary({ one, other, site, pages }: Comparison): string[] {
  const both = pages.filter((page) => page.in === 'both')
  const equal = both.filter(({ rows }) => !rows.some(differs))
  const only = (which: 'one' | 'other') => pages.filter((page) => page.in === which).map(({ path }) => path)
  const listOf = (reading: string, paths: string[]) =>
    paths.length === 0 ? [] : [`  only in ${reading}   ${listed(paths, 12)}`]
  const share = (rows: readonly ComparedRow[]) => `${rows.filter(differs).length} of ${rows.length}`
  return [
    `Reading ${one} and reading ${other}`,
    '',
    `  in both     ${both.length} pages, of which ${equal.length} equal${
      equal.length > 0
        ? `: ${listed(
            equal.map(({ path }) => path),
            12,
          )}`
        : ''
    }`,
    ...listOf(one, only('one')),
    ...listOf(other, only('other')),
    `  texts       ${share(both.flatMap(({ rows }) => rows))} differ on the pages that both have`,
    `  around      ${share(site)} differ in layout and redirects`,
  ]
}

export function readingsPage({ one, other, site, pages }: Comparison): string {
  const cell = (text: string | undefined, className: string) =>
    text === undefined
      ? '<td class="none">–</td>'
      : `<td${className && ` class="${className}"`}>${escapeHtml(text)}</td>`
  const table = (rows: ComparedRow[]) =>
    rows
      .map((row) => {
        const mark = differs(row) ? 'differs' : ''
        const block = row.what === 'block' ? ' class="block"' : ''
        return `<tr${block}><th scope="row">${escapeHtml(row.what)}</th>${cell(row.one, mark)}${cell(row.other, mark)}</tr>`
      })
      .join('\n')
  const section = (title: string, note: string, rows: ComparedRow[]) =>
    `<section><h2>${escapeHtml(title)} <small>${escapeHtml(note)}</small></h2>
<table><thead><tr><th scope="col">Where</th><th scope="col">Reading ${escapeHtml(one)}</th><th scope="col">Reading ${escapeHtml(other)}</th></tr></thead>
<tbody>${table(rows)}</tbody></table></section>`
  const note = (page: Comparison['pages'][number]) =>
    page.in === 'both'
      ? `${page.rows.filter(differs).length} of ${page.rows.length} differ`
      : `only in ${page.in === 'one' ? one : other}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Reading ${escapeHtml(one)} and reading ${escapeHtml(other)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.45 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
table { border-collapse: collapse; table-layout: fixed; width: 100% }
th, td { border-bottom: 1px solid #8886; padding: .35rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th[scope=row] { width: 16rem; font-weight: 400; opacity: .75 }
thead th:first-child { width: 16rem }
.block > * { border-top: 3px solid #8886; font-weight: 700 }
.differs { background: #f5b30026; box-shadow: inset 3px 0 #c98a00 }
.none { opacity: .75 }
small { font-weight: 400; opacity: .75 }
</style></head>
<body><main><h1>Reading ${escapeHtml(one)} and reading ${escapeHtml(other)}</h1>
${pages.map((page) => section(page.path, note(page), page.rows)).join('\n')}
${section('Layout and redirects', `${site.filter(differs).length} of ${site.length} differ`, site)}
</main></body></html>
`
}
