import { foldersOf, type SiteFolders } from '../files/site-folders.ts'
import type { Loaded } from '../manifest/load.ts'
import { Fault } from '../problems/fault.ts'
import pretty from '../problems/printers/pretty.ts'
import { type FileOptions, loadFile } from '../project/load-file.ts'
import { withoutDrafts } from '../site/editions.ts'
import type { Site } from '../site/model.ts'

export interface OpenedSite {
  site: Site
  folders: SiteFolders
  loaded: Loaded
}

/** Loads a manifest. Throws a Fault with every error of it (exit 1), or for a missing manifest or reading (exit 2). */
export function openSite(file: string, options: FileOptions): OpenedSite {
  const began = performance.now()
  const loaded = loadFile(file, options)
  const { site, manifest, source } = loaded
  if (!manifest) {
    const problems = loaded.problems.filter(({ severity }) => severity === 'error')
    const { text, texts, value } = source
    const report = { file, text, texts, value, problems, isSound: false, pages: [], took: performance.now() - began }
    const printed = pretty(report, { colour: process.stderr.isTTY === true && !process.env.NO_COLOR, maxProblems: 20 })
    throw new Fault('bad-manifest', printed.trim(), 'Fix these and run the command again.', { exit: 1 })
  }
  if (!site)
    throw new Fault(
      'unknown-reading',
      `There is no reading "${options.reading}".`,
      `The readings are ${Object.keys(manifest.readings).join(', ')}.`,
    )
  return { site: withoutDrafts(withBackendOfEnvironment(site)), folders: foldersOf(file, options.root), loaded }
}

/** A backend named in the environment replaces the manifest's, so that one manifest serves several projects. */
function withBackendOfEnvironment(site: Site): Site {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } = process.env
  if (!SUPABASE_URL) return site
  const publishableKey = SUPABASE_PUBLISHABLE_KEY ?? SUPABASE_ANON_KEY ?? site.backend.publishableKey
  return { ...site, backend: { url: SUPABASE_URL.replace(/\/+$/, ''), publishableKey } }
}
