// Reads and prints the ledger of released paths, beside the manifest: every path that was ever public, by reading. It only grows.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parse } from 'yaml'
import { Fault } from '../problems/fault.ts'

export type ReleasedPaths = Map<string, string[]>

/** `site.released.yaml` for `site.yaml`. */
export const releasedFile = (manifest: string): string =>
  join(dirname(manifest), `${basename(manifest, extname(manifest))}.released.yaml`)

/** Returns an empty ledger when nothing was released yet. Throws a Fault for an invalid file, since paths could be lost in silence. */
export function readReleasedPaths(manifest: string): ReleasedPaths {
  const file = releasedFile(manifest)
  return existsSync(file) ? ledgerOf(readFileSync(file, 'utf8'), file) : new Map()
}

/** Parses a ledger. Throws a Fault for any other text. */
export function ledgerOf(text: string, file: string): ReleasedPaths {
  const bad = (cause?: unknown) =>
    new Fault('bad-ledger', `${file} is not a list of released paths.`, 'Restore it from the version control system.', {
      cause,
    })
  let value: unknown
  try {
    value = parse(text) ?? {}
  } catch (cause) {
    throw bad(cause)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad()
  return new Map(
    Object.entries(value).map(([reading, paths]: [string, unknown]) => {
      if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string')) throw bad()
      return [reading, paths]
    }),
  )
}

/** Returns the text of the ledger with the added paths, in alphabetical order, so that branches merge well. */
export function ledgerText(ledger: ReleasedPaths, added: ReleasedPaths): string {
  const readings = [...new Set([...ledger.keys(), ...added.keys()])].sort()
  const lines = readings.flatMap((reading) => {
    const paths = [...new Set([...(ledger.get(reading) ?? []), ...(added.get(reading) ?? [])])].sort()
    return [`${reading}:`, ...paths.map((path) => `  - ${path}`)]
  })
  return `# Every path that was ever public, by reading. \`npm run release-paths\` adds to it; nothing is ever taken out.\n# A path in it stays a page or becomes a redirect.\n${lines.join('\n')}\n`
}
