// A valid manifest with one resolved reading.
import type { Loaded } from '../../src/manifest/load.ts'
import { Fault } from '../../src/problems/fault.ts'
import { listed } from '../../src/problems/kind.ts'
import type { Manifest } from '../../src/schema/manifest/manifest.ts'
import type { Site } from '../../src/site/model.ts'
import { badManifest } from './bad-manifest.ts'

export interface SoundSite extends Pick<Loaded, 'source'> {
  manifest: Manifest
  site: Site
}

/** Throws a Fault when the manifest has errors, or no such reading. `file` is the manifest's name in messages. */
export function soundSite({ manifest, site, source, problems }: Loaded, file: string, reading?: string): SoundSite {
  if (!manifest) throw badManifest(file, problems)
  if (!site)
    throw new Fault(
      'usage',
      `There is no reading "${reading}".`,
      `The readings are ${listed(Object.keys(manifest.readings))}.`,
    )
  return { manifest, site, source }
}
