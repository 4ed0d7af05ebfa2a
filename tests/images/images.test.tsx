// Pictures: from a file under public/ to what a browser is offered.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { pictureFaults } from '../../src/files/picture-fault.ts'
import { siteImages } from '../../src/images/site-images.ts'
import type { UsedImage } from '../../src/images/used-images.ts'
import { pageKeys } from '../../src/publish/page-keys.ts'
import { BlockProvider } from '../../src/ui/block-context.tsx'
import { ImageSources, Picture } from '../../src/ui/picture.tsx'
import { bakerySite } from '../fixtures/bakery.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let folder: string
let publicFolder: string
let imagesFolder: string
let cache: string
beforeEach(() => {
  folder = temporaryFolder()
  publicFolder = join(folder, 'public')
  cache = join(folder, 'cache')
  imagesFolder = join(folder, 'images')
  mkdirSync(publicFolder)
  mkdirSync(imagesFolder)
})

/** A plain area of one colour. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><use href="#a"/></svg>'

const put = (name: string, bytes: Buffer | string) => writeFileSync(join(publicFolder, name), bytes)

const made = (...used: UsedImage[]) => {
  const blocks = used.map((image) => ({ type: 'picture', props: { image }, source: '' }))
  const route = { path: '/', title: '', description: '', unlisted: false, blocks }
  return siteImages({ routes: [route] }, { publicFolder, imagesFolder }, cache)
}

describe('a photo', () => {
  it('is offered as AVIF and WebP at several widths, none wider than itself', async () => {
    put('oven.png', await photo(900, 600))
    const { images, files } = await made({ file: '/oven.png', alt: 'An oven' })
    const sizes = await Promise.all(
      [...files].map(async ([name, bytes]) => {
        const { width, height } = await sharp(bytes).metadata()
        return [name.replace(/\.[0-9a-f]{10}\./, '.'), width, height]
      }),
    )
    expect(sizes.sort()).toEqual(
      ['avif', 'webp']
        .flatMap((format) => [
          [`assets/img/oven-480.${format}`, 480, 320],
          [`assets/img/oven-800.${format}`, 800, 533],
          [`assets/img/oven-900.${format}`, 900, 600],
        ])
        .sort(),
    )
    const named = images['/oven.png']?.variants.flatMap(({ srcSet }) => srcSet.match(/(?<=\/)assets\S+/g) ?? []) ?? []
    expect(named.sort()).toEqual([...files.keys()].sort())
  })

  it('is processed once, and gives the same bytes with and without the cache', async () => {
    put('oven.png', await photo(500, 400))
    const used = { file: '/oven.png', alt: 'An oven' }
    const first = await made(used)
    const kept = readdirSync(cache)
    const before = statSync(join(cache, String(kept[0]), 'index.json')).mtimeMs
    expect(await made(used)).toEqual(first)
    expect([readdirSync(cache), statSync(join(cache, String(kept[0]), 'index.json')).mtimeMs]).toEqual([kept, before])
    rmSync(cache, { recursive: true })
    expect(await made(used)).toEqual(first)
  })

  it('is processed again when its cached result is damaged', async () => {
    put('oven.png', await photo(300, 200))
    const used = { file: '/oven.png', alt: 'An oven' }
    const first = await made(used)
    writeFileSync(join(cache, String(readdirSync(cache)[0]), '300.webp'), 'no picture')
    expect(await made(used)).toEqual(first)
  })

  it('with an EXIF rotation has the size it is shown with', async () => {
    const turned = await sharp(await photo(200, 100))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    put('side.jpg', turned)
    const { images } = await made({ file: '/side.jpg', alt: 'An oven' })
    expect(images['/side.jpg']).toMatchObject({ width: 100, height: 200 })
  })

  it('is cached under a key that names the installed sharp', () => {
    const source = readFileSync(new URL('../../src/images/raster.ts', import.meta.url), 'utf8')
    expect(source).toContain(`'sharp ${packages.dependencies.sharp},`)
  })
})

describe('a picture in the images folder beside the manifest', () => {
  it('is published only in its variants, named by content hash', async () => {
    writeFileSync(join(imagesFolder, 'oven.png'), await photo(300, 200))
    writeFileSync(join(imagesFolder, 'flour.svg'), drawing)
    const { images, files, withheld } = await made(
      { file: 'images/oven.png', alt: 'An oven' },
      { file: 'images/flour.svg', decorative: true },
    )
    expect(images['images/oven.png']?.src).toMatch(/^\/assets\/img\/oven-300\.[0-9a-f]{10}\.webp$/)
    expect(images['images/flour.svg']?.src).toMatch(/^\/assets\/img\/flour\.[0-9a-f]{10}\.svg$/)
    expect([...files.keys()].every((name) => name.startsWith('assets/img/'))).toBe(true)
    expect(withheld.size).toBe(0)
  })
})

describe('the metadata of a photo', () => {
  const taken = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#a63' } })
      .withExif({ IFD0: { Artist: 'Ada Miller' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()

  it('is in nothing that is published, and the photo itself is not published', async () => {
    put('oven.jpg', await taken())
    expect((await taken()).includes('Ada Miller')).toBe(true)
    const { files, withheld } = await made({ file: '/oven.jpg', alt: 'An oven' })
    for (const bytes of files.values()) {
      expect(bytes.includes('Ada Miller')).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    expect([...withheld]).toEqual(['oven.jpg'])
  })

  it('is published only where a link leads to the photo itself', async () => {
    put('oven.jpg', await taken())
    const image = { file: '/oven.jpg', alt: 'An oven' }
    const blocks = [
      { type: 'picture', props: { image }, source: '' },
      { type: 'prose', props: { text: 'The [oven in full](/oven.jpg).' }, source: '' },
    ]
    const route = { path: '/', title: '', description: '', unlisted: false, blocks }
    const { withheld } = await siteImages({ routes: [route] }, { publicFolder, imagesFolder }, cache)
    expect(withheld.size).toBe(0)
  })
})

describe('a redrawn picture', () => {
  it('redraws only the pages that show it', async () => {
    const pageWith = (path: string, file: string) => ({
      ...{ path, title: '', description: '', unlisted: false },
      blocks: [{ type: 'picture', props: { image: { file, decorative: true } }, source: '' }],
    })
    const changed = { ...bakerySite, routes: [pageWith('/', 'images/a.png'), pageWith('/b', 'images/b.png')] }
    const keysNow = async () => {
      const { images } = await siteImages(changed, { publicFolder, imagesFolder }, cache)
      return pageKeys(changed, '', images)
    }
    for (const name of ['a.png', 'b.png']) writeFileSync(join(imagesFolder, name), await photo(30, 20))
    const before = await keysNow()
    writeFileSync(join(imagesFolder, 'b.png'), await photo(40, 20))
    const after = await keysNow()
    expect([...after].filter(([file, key]) => before.get(file) !== key).map(([file]) => file)).toEqual(['b/index.html'])
  })
})

describe('a picture that the build refuses', () => {
  const refused = async (file: string, more: Partial<UsedImage> = { alt: 'It' }) =>
    made({ file, ...more }).then(
      () => undefined,
      (fault: { code: string }) => fault.code,
    )

  it('a picture outside the public folder is refused, by its path or through a symbolic link', async () => {
    writeFileSync(join(folder, 'secret.png'), await photo(10, 10))
    symlinkSync(join(folder, 'secret.png'), join(publicFolder, 'link.png'))
    expect(await refused('/../secret.png')).toBe('image-elsewhere')
    expect(await refused('/link.png')).toBe('image-elsewhere')
    expect(await refused('/none.png')).toBe('no-image')
  })

  it('a file that is not a picture is refused, whatever its name', async () => {
    put('text.png', 'Rye and spelt.')
    put('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>')
    put('text.svg', 'Rye and spelt.')
    expect([await refused('/text.png'), await refused('/drawing.png'), await refused('/text.svg')]).toEqual(
      Array(3).fill('not-an-image'),
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
    '<rect onclick="alert(1)"/>',
    '<a href="&#106;avascript:alert(1)"/>',
    '<image href="https://elsewhere.example/x.png"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<foreignObject/>',
  ])('an SVG with %s is refused', async (inside) => {
    put('bad.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${inside}</svg>`)
    expect(await refused('/bad.svg')).toBe('unsafe-drawing')
  })

  it('the check of the manifest reports a picture that the build refuses, with the same reason', async () => {
    writeFileSync(join(folder, 'secret.png'), await photo(10, 10))
    symlinkSync(join(folder, 'secret.png'), join(publicFolder, 'link.png'))
    put('text.png', 'Rye and spelt.')
    put('big.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    put('bad.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script/></svg>')
    put('oven.png', await photo(10, 10))
    for (const format of ['jpeg', 'webp', 'avif', 'gif'] as const)
      put(
        `oven.${format}`,
        await sharp(await photo(10, 10))
          .toFormat(format)
          .toBuffer(),
      )
    put('flour.svg', drawing)
    const fault = pictureFaults({ publicFolder, imagesFolder })
    expect(['/link.png', '/text.png', '/big.svg', '/bad.svg'].map(fault)).toEqual([
      'elsewhere',
      'format',
      'size',
      'program',
    ])
    const fine = ['oven.png', 'oven.jpeg', 'oven.webp', 'oven.avif', 'oven.gif', 'flour.svg', 'none.png']
    expect(fine.map((name) => fault(`/${name}`))).toEqual(fine.map(() => undefined))
  })

  it('a picture that is both decorative and described is refused', async () => {
    put('oven.png', await photo(10, 10))
    expect(await refused('/oven.png', { alt: 'An oven', decorative: true })).toBe('alt-of-decoration')
  })
})

it('a plain drawing is shown as it is', async () => {
  put('flour.svg', drawing)
  const { images, files } = await made({ file: '/flour.svg', decorative: true })
  expect(images).toEqual({ '/flour.svg': { width: 8, height: 4, src: '/flour.svg', variants: [] } })
  expect(files.size).toBe(0)
})

describe('on the page, a picture', () => {
  const drawn = async (opening: boolean, used: UsedImage) => {
    put('oven.png', await photo(900, 600))
    const { images } = await made(used)
    return renderToStaticMarkup(
      <ImageSources value={images}>
        <BlockProvider value={{ key: 'block-1', opening, placeholder: false }}>
          <Picture {...used} />
        </BlockProvider>
      </ImageSources>,
    )
  }

  it('has its size reserved, and is loaded lazily', async () => {
    const markup = await drawn(false, { file: '/oven.png', alt: 'An oven' })
    expect(markup).toMatch(/<source type="image\/avif".*<source type="image\/webp".*<img/)
    for (const said of ['alt="An oven"', 'width="900"', 'height="600"', 'loading="lazy"', 'decoding="async"'])
      expect(markup).toContain(said)
  })

  it('is loaded eagerly where it opens the page', async () => {
    const markup = await drawn(true, { file: '/oven.png', alt: 'An oven' })
    expect(markup).toMatch(/loading="eager" fetchPriority="high"/i)
    expect(markup).not.toContain('lazy')
  })

  it('that decorates has an empty alt text', async () => {
    expect(await drawn(false, { file: '/oven.png', decorative: true })).toContain('alt=""')
  })

  it('is the file itself where no build has processed it', () => {
    const markup = renderToStaticMarkup(<Picture file="/oven.png" alt="An oven" />)
    expect(markup).toBe('<img class="picture" src="/oven.png" alt="An oven" loading="lazy" decoding="async"/>')
  })

  it('that a view gives no file is an error instead of a gap in the page', () => {
    const none = {} as { file: string }
    expect(() => renderToStaticMarkup(<Picture {...none} />)).toThrow('<Picture> is given no file.')
  })
})
