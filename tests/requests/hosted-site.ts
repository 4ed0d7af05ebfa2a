// The folder of a hosted site, as `npm run supabase` writes it, removed when the test file ends.
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { putFiles } from '../../bench/put-files.ts'
import { hostedFiles } from '../../src/forms/hosted-files.ts'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { project } from './folders.ts'

/** The folder's path; it has links to the project's packages, which the functions import. */
export function hostedSite(forms: readonly BackendForm[], siteUrl = ''): string {
  const folder = temporaryFolder()
  const { files } = hostedFiles(project, folder, forms, siteUrl, new Date('2027-01-01T00:00:00Z'))
  putFiles(folder, new Map(files.map(({ file, content = '' }) => [file, content])))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}
