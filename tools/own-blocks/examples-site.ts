// Builds and serves a site whose pages are the examples of own blocks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Listening } from '../../src/backend/listening.ts'
import type { SiteFolders } from '../../src/files/site-folders.ts'
import { siteImages } from '../../src/images/site-images.ts'
import { presetFaces } from '../../src/presets/preset-files.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { type FileContent, writeSite } from '../../src/publish/write-site.ts'
import type { Route, Site } from '../../src/site/model.ts'
import { servedFolder } from '../shared/served-folder.ts'
import type { OwnBlockExample } from './examples.ts'

interface EnginePlaces {
  engine: string
  sourceHash: string
  folders: SiteFolders
  cache: string
}

export async function serveExamples(
  site: Site,
  examples: readonly Omit<OwnBlockExample, 'placeOf'>[],
  places: EnginePlaces,
): Promise<Listening> {
  const routes = examples.map(
    ({ type, name, path, props }): Route => ({
      path,
      title: `${type}, ${name}`,
      description: `An example of the block ${type}.`,
      unlisted: true,
      blocks: [{ type, props, source: '' }],
    }),
  )
  const shown = { ...site, routes, redirects: [] }
  const pictures = await siteImages(shown, places.folders, join(places.cache, 'images'))
  const { files } = siteFiles(shown, await clientBundle(places.engine, places.sourceHash), undefined, {
    images: pictures.images,
  })
  const folder = mkdtempSync(join(tmpdir(), 'lectern-examples-'))
  const faces = presetFaces(places.engine, site.theme)
  const made = new Map<string, FileContent>([...files, ...pictures.files, ...faces])
  await writeSite(folder, made, places.folders.publicFolder)
  const served = await servedFolder({ folder, redirects: [], unknownPaths: { screen: 'error' } })
  return {
    ...served,
    async close() {
      await served.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
