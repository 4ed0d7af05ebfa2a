// Compares generated files with what they must contain, and writes those that differ.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../src/cache/cache.mjs'
import { say } from './command.ts'

/** Expected text by path below the project's folder; undefined for a file that must not exist. */
export type GeneratedFiles = ReadonlyMap<string, string | undefined>

/** Returns the files that are out of date. */
export function staleAmong(root: string, files: GeneratedFiles): GeneratedFiles {
  const textIn = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
  return new Map([...files].filter(([file, text]) => textIn(file) !== text))
}

interface WriteOptions {
  /** Only names the stale files. */
  check: boolean
  /** The npm script that writes them. */
  script: string
}

/** Writes the files that are out of date and prints their names. Returns the exit code. */
export function writeGenerated(root: string, files: GeneratedFiles, { check, script }: WriteOptions): number {
  const stale = staleAmong(root, files)
  for (const [file, text] of stale) {
    const path = join(root, file)
    if (check) say(`${file} is not up to date: run npm run ${script}.`)
    else if (text === undefined) {
      rmSync(path)
      say(`${file} taken away.`)
    } else {
      writeWhole(path, text)
      say(`${file} written.`)
    }
  }
  if (stale.size === 0) say('Everything is up to date.')
  return check && stale.size > 0 ? 1 : 0
}
