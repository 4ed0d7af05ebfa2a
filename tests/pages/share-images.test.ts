// Share images (Open Graph).
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawer, drawingOf } from '../../src/images/share/draw.ts'
import { letteringIn } from '../../src/images/share/lettering.ts'
import { shareImages } from '../../src/images/share/share-images.ts'
import { shareImageOf } from '../../src/render/share-image.ts'
import type { Site } from '../../src/site/model.ts'
import { twoReadingsPublic } from '../fixtures/two-readings.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { builtSite, pageOf, root } from './built-site.ts'

const cacheFolder = temporaryFolder()
const studio = { cacheFolder, sourceHash: 'one', publicFolder: join(root, twoReadingsPublic) }

/** Width and height in a PNG’s header. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe.each(['A', 'B'])('reading %s', (reading) => {
  it('a reading has an image of the declared size for every og:image, and no unused ones', async () => {
    const built = await builtSite(reading)
    const images = await shareImages(built.site, studio)
    const named = new Set<string>()
    for (const { path, unlisted } of built.site.routes) {
      const address = metaOf(pageOf(built, path), 'og:image')
      expect(address !== undefined, path).toBe(!unlisted)
      expect(metaOf(pageOf(built, path), 'twitter:card')).toBe(unlisted ? 'summary' : 'summary_large_image')
      if (address === undefined) continue
      const file = address.slice(built.site.url.length + 1)
      named.add(file)
      expect(sizeOf(images.get(file) ?? Buffer.alloc(24)).map(String)).toEqual(
        ['width', 'height'].map((side) => metaOf(pageOf(built, path), `og:image:${side}`)),
      )
    }
    expect([...images.keys()].sort()).toEqual([...named].sort())
  })
})

describe('a picture', () => {
  it('a share image is byte-identical each time it is drawn', async () => {
    const { site } = await builtSite('A')
    const image = { file: '', title: 'Clarify your future', name: site.name }
    expect(drawer(site.theme, undefined)(image).equals(drawer(site.theme, undefined)(image))).toBe(true)
  })

  it('a share image is cached until its code version has not been built for a day', async () => {
    const { site } = await builtSite('B')
    await shareImages(site, { ...studio, sourceHash: 'kept' })
    const folder = join(cacheFolder, 'share-kept')
    // Drawing replaces the file; reading from the cache only updates its time.
    const inodes = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino])
    const before = inodes()
    expect(before.length).toBeGreaterThan(0)
    await shareImages(site, { ...studio, sourceHash: 'kept' })
    expect(inodes()).toEqual(before)
    await shareImages(site, { ...studio, sourceHash: 'kept-with-blocks-of-the-site' })
    expect(inodes()).toEqual(before)
    expect(readdirSync(cacheFolder).filter((name) => name.startsWith('share-kept'))).toEqual(['share-kept'])
    await shareImages(site, { ...studio, sourceHash: 'newer' })
    // Another build may be using it.
    expect(inodes()).toEqual(before)
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    utimesSync(folder, longAgo, longAgo)
    await shareImages(site, { ...studio, sourceHash: 'newer' })
    expect(existsSync(folder)).toBe(false)
  })

  it('a share image gets a new address when its words or colours change', async () => {
    const { site } = await builtSite('A')
    const fileOf = (given: Partial<Site>, title = 'Title') =>
      shareImageOf({ ...site, ...given }, { title, unlisted: false })?.file
    const { light } = site.theme
    const dyed = { ...site.theme, light: { ...light, accent: '#123456' } }
    expect(new Set([fileOf({}), fileOf({}, 'Other'), fileOf({ theme: dyed }), fileOf({ name: 'Other' })]).size).toBe(4)
    expect(fileOf({ shareImages: false })).toBeUndefined()
  })

  it('a share image shows text of any length and script, and escapes markup', async () => {
    const { site } = await builtSite('A')
    const letter = letteringIn(undefined)
    for (const title of ['</svg><script>', 'Ω Привет Žižek', 'x'.repeat(200), 'word '.repeat(40), '漢字', '']) {
      const svg = drawingOf({ title, name: site.name }, site.theme, letter)
      expect(svg.match(/<(?!path|rect|svg|\/svg)/g)).toBeNull()
      expect(sizeOf(drawer(site.theme, undefined)({ file: '', title, name: site.name }))).toEqual([1200, 630])
    }
    expect(letter('Привет', 40).width).toBeGreaterThan(letter('При', 40).width)
    expect(letter('漢字', 40).outline()).toBe('')
  })
})
