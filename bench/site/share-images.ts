// What pictures for passing on cost, which no other builder draws: the same pages without them, with every picture drawn, and
// with every picture kept from before.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cache, cacheFolder } from '../../src/cache/cache.mjs'
import { benchPages } from '../content.ts'
import { type Builder, builders } from './builders.ts'
import { measure } from './measure.ts'
import type { ShareImageFigures } from './site-figures.ts'

const rounds = 3

export async function measureShareImages(
  root: string,
  copy: string,
  folder: string,
  pages = 100,
): Promise<ShareImageFigures> {
  const ours = builders(root, copy).find(({ name }) => name === 'Lectern') as Builder
  const figures: ShareImageFigures = { pages, without: [], drawn: [], kept: [] }
  mkdirSync(folder)
  ours.prepare(folder, benchPages(pages))
  const manifest = join(folder, 'site.yaml')
  const plain = readFileSync(manifest, 'utf8')
  let cleared = 0
  const clean = (text: string) => {
    writeFileSync(manifest, text)
    const out = join(folder, 'out')
    if (existsSync(out)) renameSync(out, `${out}-${++cleared}`)
    return measure(folder, ours.command)
  }
  const drawing = plain.replace('shareImages: false', 'shareImages: true')
  for (let round = 0; round < rounds; round++) {
    figures.without.push(await clean(plain))
    forgetPictures(copy)
    figures.drawn.push(await clean(drawing))
    figures.kept.push(await clean(drawing))
  }
  return figures
}

function forgetPictures(copy: string) {
  new Cache(cacheFolder(copy)).forget('share-', { kept: 0 })
}
