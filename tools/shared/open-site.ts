// Reads a manifest and gives the site of one reading, or says what is wrong with it.
import { isAbsolute, join, relative } from 'node:path'
import type { Loaded } from '../../src/manifest/load.ts'
import { type FileOptions, foldersOf, loadFile, type SiteFolders } from '../../src/manifest/load-file.ts'
import { Fault } from '../../src/problems/fault.ts'
import { pretty } from '../../src/problems/printers/pretty.ts'
import type { Site } from '../../src/site/model.ts'
import { fromHere } from './from-here.ts'

export { fromHere }

export interface OpenedSite {
  site: Site
  /** The manifest's path, for people. */
  file: string
  folders: SiteFolders
  loaded: Loaded
}

/** Throws a Fault with every problem (exit 1), or when there is no such manifest or reading (exit 2). */
export function openSite(
  root: string,
  manifest: string | undefined,
  reading: string | undefined,
  ended?: FileOptions['ended'],
): OpenedSite {
  const path = manifest === undefined ? join(root, 'site.yaml') : fromHere(manifest)
  const below = relative(process.cwd(), path)
  const file = below.startsWith('..') || isAbsolute(below) ? path : below
  const began = performance.now()
  const loaded = loadFile(path, { root, reading, ended, errorsOnly: true })
  const { site, manifest: checked, problems, source, texts } = loaded
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const report = { file, text: source.text, texts, problems: errors, pages: [], took: performance.now() - began }
    const text = pretty(report, { colour: process.stderr.isTTY === true && !process.env.NO_COLOR, most: 20 })
    throw new Fault('bad-manifest', text.trim(), 'Mend these and run the command again.', { exit: 1 })
  }
  if (!site)
    throw new Fault(
      'unknown-reading',
      `There is no reading "${reading}".`,
      `The readings are ${Object.keys(checked?.readings ?? {}).join(', ')}.`,
      { exit: 2 },
    )
  return { site: withBackendOfEnvironment(site), file, folders: foldersOf(path, root), loaded }
}

/** A hosted project named in the environment takes the place of the manifest's, so that one build serves either. */
export function withBackendOfEnvironment(site: Site): Site {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } = process.env
  if (!SUPABASE_URL) return site
  const publishableKey = SUPABASE_PUBLISHABLE_KEY ?? SUPABASE_ANON_KEY ?? site.backend.publishableKey
  return { ...site, backend: { url: SUPABASE_URL.replace(/\/+$/, ''), publishableKey } }
}
