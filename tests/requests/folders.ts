import { join } from 'node:path'
import { putFiles } from '../../bench/put-files.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The root of this repository. */
export const project = join(import.meta.dirname, '../..')

/** A built site of two pages. */
export function finishedSite(): string {
  const folder = temporaryFolder()
  const page = (title: string) => `<!doctype html><title>${title}</title>`
  putFiles(folder, {
    'index.html': page('Home'),
    'services/index.html': page('Services'),
    '404.html': page('Not here'),
    'assets/site.abc123.js': 'export {}',
  })
  return folder
}
