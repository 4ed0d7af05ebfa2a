// Measures the cost of share images, which no other builder draws: the same pages without them, with every image drawn, and with
// every image from the cache.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cache, cacheFolder } from '../../src/cache/cache.mjs'
import { benchmarkPages } from '../content.ts'
import { type Builder, builders } from './builders.ts'
import { measure, setAside } from './measure.ts'
import type { ShareImageFigures } from './site-figures.ts'

const rounds = 3
const pages = 100

export async function measureShareImages(root: string, copy: string, folder: string): Promise<ShareImageFigures> {
  const ours = builders(root, copy).find(({ name }) => name === 'Lectern') as Builder
  const figures: ShareImageFigures = { pages, without: [], drawn: [], cached: [] }
  mkdirSync(folder)
  ours.prepare(folder, benchmarkPages(pages))
  const manifest = join(folder, 'site.yaml')
  const plain = readFileSync(manifest, 'utf8')
  const clean = (text: string) => {
    writeFileSync(manifest, text)
    setAside(folder, ['out'])
    return measure(folder, ours.command)
  }
  const drawing = plain.replace('shareImages: false', 'shareImages: true')
  for (let round = 0; round < rounds; round++) {
    figures.without.push(await clean(plain))
    new Cache(cacheFolder(copy)).forget('share-', { kept: 0 })
    figures.drawn.push(await clean(drawing))
    figures.cached.push(await clean(drawing))
  }
  return figures
}
