import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const programs = ['initdb', 'initdb.exe']

/** Returns the folder with `initdb` and `postgres` of an installed Postgres; undefined when there is none. */
export function findPostgres(): string | undefined {
  const { LECTERN_POSTGRES, PATH = '' } = process.env
  const folders = [LECTERN_POSTGRES ?? '', '/usr/lib/postgresql/15/bin', ...PATH.split(delimiter)]
  return folders.find((folder) => folder !== '' && programs.some((name) => existsSync(join(folder, name))))
}
