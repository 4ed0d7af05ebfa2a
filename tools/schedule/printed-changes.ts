// Prints upcoming changes for owners.
import { writtenMoment } from '../../src/content/moments.ts'
import { declaredLanguages } from '../../src/languages/addresses.ts'
import type { Cause } from '../../src/manifest/read/in-entries.ts'
import type { Source } from '../../src/manifest/read/source.ts'
import { listed } from '../../src/problems/kind.ts'
import type { ChangeToCome, DatedPage } from '../../src/publish/changes-to-come.ts'

interface ScheduleFacts {
  source: Source
  zone: string
  changes: readonly ChangeToCome[]
  dated: readonly DatedPage[]
}

/** Moments listed after the next one. */
const maxLater = 10

export function printedChanges({ source, zone, changes, dated }: ScheduleFacts): string {
  const [next, ...later] = changes
  const lines: string[] = []
  if (next) {
    lines.push(`Next change: ${writtenMoment(next.at, zone)} (${zone})`)
    lines.push(...indented(next.causes.map((cause) => printedCause(cause, source))))
    const { come, go, change } = next.pages
    lines.push(...indented([...pages('New', come), ...pages('Gone', go), ...pages('Changed', change)]))
    const others = declaredLanguages(source.value).slice(1)
    if (others.length > 0) lines.push(`  And the same pages in ${listed(others.map(({ name }) => name))}.`)
    if (next.isOfAll) lines.push('  Every page may change: what they share does.')
  }
  if (later.length > 0) {
    const shown = later.slice(0, maxLater).map(({ at }) => writtenMoment(at, zone))
    const more = later.length - shown.length
    lines.push(`After that: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`)
  }
  if (dated.length > 0) {
    lines.push(`Every day at 00:00 (${zone}), as they have days that pass:`)
    lines.push(...indented(dated.map(({ path, types }) => `${path}  ${types.join(', ')}`)))
  }
  if (lines.length === 0) lines.push('Nothing comes or goes by itself: the output changes when you write something.')
  return `${lines.join('\n')}\n`
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

const maxPages = 12

const pages = (word: string, paths: readonly string[]): string[] =>
  paths.length === 0
    ? []
    : [
        `${word}: ${paths.slice(0, maxPages).join(', ')}${paths.length > maxPages ? ` and ${paths.length - maxPages} more` : ''}`,
      ]

function printedCause(cause: Cause, source: Source): string {
  const { text, start } = source.place(cause.at)
  const line = text.readLines.pointAt(start).line
  return `${cause.isOver ? 'is past' : cause.comes ? 'comes' : 'goes'}: ${named(cause)}, ${text.file}:${line}`
}

function named({ path: [top, name, part, route, ...below], type, entry }: Cause): string {
  if (entry)
    return entry.slug === '' ? `an entry of ${entry.collection}` : `the entry ${entry.slug} of ${entry.collection}`
  const what = `the block "${type}"`
  if (top === 'fragments') return `${what} of the fragment "${name}"`
  if (part !== 'routes') return `${what} of the layout`
  return below.length === 0 ? `the page ${route}` : `${what} on ${route}`
}
