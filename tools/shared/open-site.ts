// Opens the site that a command names by its manifest.
import { type OpenedSite, openSite as open } from '../../src/publish/open-site.ts'
import { manifestName } from './paths.ts'

/** Throws the Faults of src/publish/open-site.ts. */
export const openSiteOfCommand = (
  root: string,
  manifest: string | undefined,
  reading: string | undefined,
): OpenedSite => open(manifestName(root, manifest), { root, reading })
