// A site as a command names it: by its manifest, from where the command was called.
import { type OpenedSite, openSite as open } from '../../src/publish/open-site.ts'
import { fromHere, manifestPath, nearby } from './from-here.ts'

export { fromHere }

/** Throws a Fault as src/publish/open-site.ts does. */
export const openSite = (root: string, manifest: string | undefined, reading: string | undefined): OpenedSite =>
  open(nearby(manifestPath(root, manifest)), { root, reading })
