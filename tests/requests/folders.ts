import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'

/** The root of this repository. */
export const project = join(import.meta.dirname, '../..')

/** A built site of two pages. */
export function finishedSite(): string {
  const folder = temporaryFolder()
  const pages = { 'index.html': 'Home', 'services/index.html': 'Services', '404.html': 'Not here' }
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `<!doctype html><title>${text}</title>`)
  }
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/site.abc123.js'), 'export {}')
  return folder
}
