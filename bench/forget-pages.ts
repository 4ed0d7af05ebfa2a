import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Takes away what builds have written down of pages: a clean one finds nothing of another. */
export function forgetPages(project: string): void {
  const cache = join(project, 'node_modules', '.cache', 'lectern')
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (name.startsWith('pages-')) rmSync(join(cache, name), { recursive: true, force: true })
}
