import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the site whose owner stands somewhere in it: the nearest one above that has a manifest, or else the one here. */
export function siteFolder(here = process.cwd()) {
  for (let folder = here; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'site.yaml'))) return folder
    if (folder === dirname(folder)) return here
  }
}
