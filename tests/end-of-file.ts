// Runs before each test file, and cleans up after its own hooks.
import { afterAll } from 'vitest'
import { endFile } from './at-end-of-file.ts'
import { endVisits } from './browser/open-visits.ts'
import { killCommands } from './start-command.ts'
import { removeTemporaryFolders } from './temporary-folder.ts'

afterAll(async () => {
  await endFile()
  killCommands()
  await endVisits()
  removeTemporaryFolders()
})
