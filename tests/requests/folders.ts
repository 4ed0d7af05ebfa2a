import { join } from 'node:path'
import { putFiles } from '../../bench/put-files.ts'
import type { ServerOptions } from '../../src/backend/server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { crossing } from './forms.ts'

/** The root of this repository. */
export const project = join(import.meta.dirname, '../..')

/** A built site of two pages. */
function finishedSite(): string {
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

/** Options of a server on a free port, with that site and one form unless others are given. */
export const serverOptions = (given: Partial<ServerOptions> = {}): ServerOptions => ({
  project,
  folder: given.folder ?? finishedSite(),
  data: given.data ?? temporaryFolder(),
  forms: [crossing],
  siteUrl: 'https://www.example.com',
  limited: true,
  host: '127.0.0.1',
  port: 0,
  redirects: [],
  unknownPaths: { screen: 'error' },
  ...given,
})
