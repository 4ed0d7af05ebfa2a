// Resolves and prints paths of the command line.
import { isAbsolute, join, relative, resolve } from 'node:path'

/** Resolves a path against the folder where the command was called. */
export const resolveArgument = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Resolves the option --manifest, which defaults to the project's own manifest. */
export const manifestPath = (root: string, manifest: string | undefined): string =>
  manifest === undefined ? join(root, 'site.yaml') : resolveArgument(manifest)

/** The manifest's name in messages; also a path that can be opened. */
export const manifestName = (root: string, manifest: string | undefined): string =>
  displayPath(manifestPath(root, manifest))

/** Resolves the option --data, which defaults to a folder below `.lectern`. */
export const dataFolder = (root: string, data: string | boolean | undefined, name = 'data'): string =>
  typeof data === 'string' ? resolveArgument(data) : join(root, '.lectern', name)

/** Shortens a path for messages: relative to the working folder, absolute when it lies elsewhere. */
export function displayPath(path: string): string {
  const below = relative(process.cwd(), path)
  return below.startsWith('..') || isAbsolute(below) ? path : below
}

/** Prints a path as the user would type it, in quotes when it has characters that a shell interprets. */
export function shellPath(path: string): string {
  const below = relative(process.env.INIT_CWD ?? process.cwd(), path)
  const name = below.startsWith('..') || isAbsolute(below) ? path : below || '.'
  return /^[\w./\\:@%+=,-]+$/.test(name) ? name : `"${name.replace(/["$`]/g, '\\$&')}"`
}
