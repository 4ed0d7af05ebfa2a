// The pictures of a site, prepared for its build.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteImages } from '../../src/images/site-images.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Prepares plain areas of one colour with these widths, each shown twice, and counts. */
async function prepared(...widths: number[]) {
  const publicFolder = temporaryFolder()
  for (const width of widths) {
    const area = sharp({ create: { width, height: 600, channels: 3, background: '#a63' } })
    writeFileSync(join(publicFolder, `${width}.png`), await area.png().toBuffer())
  }
  const blocks = [...widths, ...widths].map((width) => ({
    type: 'picture',
    props: { image: { file: `/${width}.png`, alt: 'An area' } },
    source: '',
  }))
  const route = { path: '/', title: '', description: '', unlisted: false, blocks }
  const counts: [number, number][] = []
  const folders = { publicFolder, imagesFolder: publicFolder }
  const made = await siteImages({ routes: [route] }, folders, temporaryFolder(), (...count) => counts.push(count))
  return { ...made, counts }
}

it('a picture is not offered twice at nearly the same width', async () => {
  const { images } = await prepared(820)
  const widths = images['/820.png']?.variants.map(({ srcSet }) => srcSet.match(/(?<= )\d+w/g))
  expect(widths).toEqual([
    ['480w', '820w'],
    ['480w', '820w'],
  ])
})

it('each picture is counted once while it is prepared', async () => {
  const { counts } = await prepared(20, 10)
  expect(counts).toEqual([
    [0, 2],
    [1, 2],
  ])
})
