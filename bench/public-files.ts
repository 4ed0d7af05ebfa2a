import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from './line-server.ts'

/** Adds the folder's files, by path, to `files`, which win. */
export function withPublic(files: Files, folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  return new Map([
    ...names.map((name): [string, string | Buffer] => [name, readFileSync(join(folder, name))]),
    ...files,
  ])
}
