// Finds the folder of the site that a command is called for.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The nearest folder with a manifest, upwards from `here`; otherwise `here`. */
export function siteFolder(here = process.cwd()) {
  for (let folder = here; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'site.yaml'))) return folder
    if (folder === dirname(folder)) return here
  }
}

/** The folder of the manifest that the arguments name; otherwise `root`. */
export function siteOfCall(argv, root) {
  const at = argv.indexOf('--manifest')
  const named = at < 0 ? argv.find((word) => word.startsWith('--manifest='))?.slice('--manifest='.length) : argv[at + 1]
  const atCall = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
  if (named !== undefined) return dirname(atCall(named))
  const file = argv.find((word) => !word.startsWith('-') && /\.(?:ya?ml|json)$/.test(word) && existsSync(atCall(word)))
  return file === undefined ? root : dirname(atCall(file))
}
