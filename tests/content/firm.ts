// The small firm of the fixtures, with some of its files changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../src/files-under.ts'
import { type LoadOptions, load } from '../../src/manifest/load.ts'
import { Fault } from '../../src/problems/fault.ts'

const folder = join(import.meta.dirname, '../fixtures/firm')
const files = new Map(
  filesUnder(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)

/** A moment before every later publication date of the firm. */
export const november = Date.parse('2026-11-22T12:00:00Z')

/** `changed`: replaced or added texts by path; undefined removes the file. */
export function firm(changed: Record<string, string | undefined> = {}, options: LoadOptions = {}) {
  const all = new Map([...files, ...Object.entries(changed)])
  const readIncluded = (pattern: string) => {
    const wanted = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    const found = [...all].flatMap(([file, text]) => (wanted.test(file) && text !== undefined ? [{ file, text }] : []))
    if (found.length === 0) throw new Fault('include-nothing', 'No file.', 'Put some there.')
    return found
  }
  const publicFiles = new Set([...all.keys()].filter((name) => name.endsWith('.svg')))
  return load(all.get('site.yaml') ?? '', 'site.yaml', { at: november, readIncluded, publicFiles, ...options })
}

export const fileNames: readonly string[] = [...files.keys()].filter((name) => !name.endsWith('.svg'))

export const fileOf = (name: string): string => files.get(name) ?? ''

/** Code, file and line of each problem. */
export const reported = (loaded: ReturnType<typeof firm>): string[] =>
  loaded.problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)
