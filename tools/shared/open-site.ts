// Reads a manifest and gives the site of one reading, or says what is wrong with it.
import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { load } from '../../src/manifest/load.ts'
import { Fault } from '../../src/problems/fault.ts'
import type { Problem } from '../../src/problems/problem.ts'
import type { Site } from '../../src/site/model.ts'

export interface OpenedSite {
  site: Site
  /** The manifest's path, for people. */
  file: string
  /** Files that are copied into the site as they are. */
  publicFolder: string
}

/** Where a path given on the command line is meant from: the folder the person stood in. */
export const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Throws a Fault (exit 1) with every problem when the manifest has errors; warnings are printed and do not stop. */
export function openSite(root: string, manifest: string | undefined, reading: string | undefined): OpenedSite {
  const path = manifest === undefined ? join(root, 'site.yaml') : fromHere(manifest)
  const below = relative(process.cwd(), path)
  const file = below.startsWith('..') || isAbsolute(below) ? path : below
  const text = readManifest(path, file)
  const { site, manifest: checked, problems } = load(text, file, { reading })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw new Fault('bad-manifest', errors.map(lineOf).join('\n  '), 'Mend these and run the command again.', {
      exit: 1,
    })
  if (!site)
    throw new Fault(
      'unknown-reading',
      `There is no reading "${reading}".`,
      `The readings are ${Object.keys(checked?.readings ?? {}).join(', ')}.`,
      { exit: 2 },
    )
  return { site: withBackendOfEnvironment(site), file, publicFolder: join(dirname(path), 'public') }
}

function readManifest(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Fault('no-manifest', `${file} cannot be read.`, 'Pass the path of a manifest with --manifest.', {
      cause,
      exit: 2,
    })
  }
}

/** A hosted project named in the environment takes the place of the manifest's, so that one build serves either. */
function withBackendOfEnvironment(site: Site): Site {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } = process.env
  if (!SUPABASE_URL) return site
  const publishableKey = SUPABASE_PUBLISHABLE_KEY ?? SUPABASE_ANON_KEY ?? site.backend.publishableKey
  return { ...site, backend: { url: SUPABASE_URL.replace(/\/+$/, ''), publishableKey } }
}

const lineOf = ({ file, line, column, code, message, hint }: Problem) =>
  `${file}:${line}:${column} ${code}: ${message} ${hint}`
