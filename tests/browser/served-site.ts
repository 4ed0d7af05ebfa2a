// A built site served without a backend.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSite } from '../../src/publish/write-site.ts'
import { headersOf, securityHeadersOf } from '../../src/render/headers.ts'
import { languageFolders } from '../../src/site/addresses.ts'
import type { Site } from '../../src/site/model.ts'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import { type BuiltSite, builtSite } from '../pages/built-site.ts'

export interface ServedSite {
  site: Site
  url: string
  /** The folder of its files. */
  folder: string
  close(): Promise<void>
}

export const servedSite = async (reading: string): Promise<ServedSite> => serveBuilt(await builtSite(reading))

/** Serves the files of `publicFolder` too, when given. */
export async function serveBuilt({ site, files, styleHashes }: BuiltSite, publicFolder = ''): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-site-'))
  await writeSite(folder, files, publicFolder)
  const served = await servedFolder({
    folder,
    redirects: site.redirects,
    unknownPaths: site.unknownPaths,
    languageFolders: languageFolders(site),
    headersFor: headersOf(securityHeadersOf(site, styleHashes)),
  })
  return {
    site,
    folder,
    url: served.url,
    close: async () => {
      await served.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
