// Paths given on the command line.
import { isAbsolute, join, relative, resolve } from 'node:path'

/** Where a path is meant from: the folder the person stood in. */
export const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Left out, the project's own manifest. */
export const manifestPath = (root: string, manifest: string | undefined): string =>
  manifest === undefined ? join(root, 'site.yaml') : fromHere(manifest)

/** A path as people are told it: from the working folder, and whole where it is not below. */
export function nearby(path: string): string {
  const below = relative(process.cwd(), path)
  return below.startsWith('..') || isAbsolute(below) ? path : below
}

/** How the person there writes the path, in quotes where it has a character a shell would take amiss. */
export function asWrittenHere(path: string): string {
  const below = relative(process.env.INIT_CWD ?? process.cwd(), path)
  const name = below.startsWith('..') || isAbsolute(below) ? path : below || '.'
  return /^[\w./\\:@%+=,-]+$/.test(name) ? name : `"${name.replace(/["$`]/g, '\\$&')}"`
}
