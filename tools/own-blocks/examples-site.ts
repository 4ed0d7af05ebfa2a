// Builds and serves a site whose pages are the examples of own blocks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ownBlocks } from '../../src/blocks/own-blocks.ts'
import type { SiteFolders } from '../../src/files/site-folders.ts'
import { siteImages } from '../../src/images/site-images.ts'
import { presetFaces } from '../../src/presets/preset-files.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { type Content, writeSite } from '../../src/publish/write-site.ts'
import type { Route, Site } from '../../src/site/model.ts'
import { servedFolder } from '../shared/served-folder.ts'
import { bad } from './folders.ts'

export interface Example {
  type: string
  name: string
  path: string
  props: Record<string, unknown>
}

/** The examples of the given types, or of all. Throws a Fault for an unknown type and for a file without examples. */
export function ownExamples(wanted: readonly string[]): Example[] {
  const { examples = {} } = ownBlocks() ?? {}
  const foreign = wanted.find((type) => !Object.hasOwn(examples, type))
  if (foreign !== undefined)
    throw bad(`There is no folder blocks/${foreign}.`, `The site's own blocks are ${Object.keys(examples).join(', ')}.`)
  return Object.entries(examples)
    .filter(([type]) => wanted.length === 0 || wanted.includes(type))
    .flatMap(([type, text]) => {
      const named = Object.entries((parse(text) ?? {}) as Record<string, Record<string, unknown>>)
      if (named.length === 0)
        throw bad(
          `blocks/${type}/examples.yaml has no example.`,
          'Write one: a name, and below it the fields of the block.',
        )
      return named.map(([name, props], at) => ({ type, name, path: `/${type}/${at + 1}`, props: props ?? {} }))
    })
}

export interface Served {
  url: string
  folder: string
  close(): Promise<void>
}

interface EnginePlaces {
  engine: string
  sourceHash: string
  folders: SiteFolders
  cache: string
}

export async function serveExamples(site: Site, examples: readonly Example[], places: EnginePlaces): Promise<Served> {
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
  const made = new Map<string, Content>([...files, ...pictures.files, ...faces])
  await writeSite(folder, made, places.folders.publicFolder)
  const served = await servedFolder({ folder, redirects: [], unknownPaths: { screen: 'error' } })
  return {
    folder,
    url: served.url,
    async close() {
      await served.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
