// The files of a built site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../src/files-under.ts'
import { ledgerFile } from '../src/site/addresses.ts'

/** Contents by path in alphabetical order, without the record of the build. */
export const builtFiles = (out: string): Map<string, string> =>
  new Map(
    filesUnder(out)
      .filter((name) => name !== ledgerFile)
      .sort()
      .map((name) => [name, readFileSync(join(out, name), 'latin1')]),
  )
