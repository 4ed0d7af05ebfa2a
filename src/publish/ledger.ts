// What the last build wrote into a folder, so that the next one does only what changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Inputs } from './inputs.ts'

const name = '.lectern-files.json'

export interface Entry {
  /** Hash of the content. */
  hash: string
  /** What the content depends on, where that is known without making it. */
  key?: string
  /** Hash of the styles in it, as a policy names it. */
  styles?: string
  /** What compressed it, for a file that is the compressed form of the one beside it. */
  encoder?: string
}

export interface Ledger {
  /** What the build was made from, and what it said at its end. */
  made?: { from: Inputs; said: string }
  files: Record<string, Entry>
}

/** Empty when there is none, or a torn one: everything is written again. */
export function readLedger(out: string): Ledger {
  try {
    const read = JSON.parse(readFileSync(join(out, name), 'utf8')) as Partial<Ledger>
    return { made: read.made, files: typeof read.files === 'object' ? read.files : {} }
  } catch {
    return { files: {} }
  }
}

export const writeLedger = (out: string, ledger: Ledger): void => writeFileSync(join(out, name), JSON.stringify(ledger))

/** Files whose key is still the same and that are still there. */
export function keptFiles(out: string, ledger: Ledger, keys: ReadonlyMap<string, string>): Set<string> {
  const kept = new Set<string>()
  for (const [file, key] of keys) if (ledger.files[file]?.key === key && existsSync(join(out, file))) kept.add(file)
  return kept
}
