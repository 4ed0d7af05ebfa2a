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
