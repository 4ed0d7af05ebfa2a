import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../src/files-under.ts'
import type { Files } from './line-server.ts'

/** Adds the folder's files, by path, to `files`, which win. */
export function withPublic(files: Files, folder: string): Files {
  return new Map([
    ...filesUnder(folder).map((name): [string, string | Buffer] => [name, readFileSync(join(folder, name))]),
    ...files,
  ])
}
