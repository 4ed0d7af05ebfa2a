// Runs commands on the bakery, in a folder of its own for each test of the file that calls this.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { loadFile } from '../../src/project/load-file.ts'
import type { CommandContext } from '../../tools/shared/context.ts'
import { bakery } from '../fixtures/bakery.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export const root = new URL('../..', import.meta.url).pathname

export function bakeryCommands() {
  let folder = ''
  const fileIn = () => join(folder, 'site.yaml')
  beforeEach(() => {
    folder = temporaryFolder()
    writeFileSync(fileIn(), bakery)
  })
  return {
    get folder() {
      return folder
    },
    /** Path of the manifest. */
    get file() {
      return fileIn()
    },
    run: (main: (argv: string[], root: string, context: CommandContext) => Promise<number>, ...argv: string[]) =>
      printedBy(() => main(argv, root, engineContext())),
    codes: () => loadFile(fileIn(), { root }).problems.map(({ code }) => code),
  }
}
