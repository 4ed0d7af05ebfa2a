// The road of a picture: from a file under public/ to what a visitor's browser is offered.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { siteImages } from '../../src/images/site-images.ts'
import type { UsedImage } from '../../src/images/used-images.ts'
import { PlaceProvider } from '../../src/ui/block-context.tsx'
import { ImageSources, Picture } from '../../src/ui/picture.tsx'

let folder: string
let publicFolder: string
let cache: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-images-'))
  publicFolder = join(folder, 'public')
  cache = join(folder, 'cache')
  mkdirSync(publicFolder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A plain area of one colour. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()

const put = (name: string, bytes: Buffer | string) => writeFileSync(join(publicFolder, name), bytes)

const made = (...used: UsedImage[]) => {
  const blocks = used.map((image) => ({ type: 'picture', props: { image }, source: '' }))
  const route = { path: '/', title: '', description: '', unlisted: false, blocks }
  return siteImages({ routes: [route] }, publicFolder, cache)
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

  it('is worked on once, and gives the same bytes from the cache and without it', async () => {
    put('oven.png', await photo(500, 400))
    const used = { file: '/oven.png', alt: 'An oven' }
    const first = await made(used)
    const kept = readdirSync(cache)
    const before = statSync(join(cache, String(kept[0]))).mtimeMs
    expect(await made(used)).toEqual(first)
    expect([readdirSync(cache), statSync(join(cache, String(kept[0]))).mtimeMs]).toEqual([kept, before])
    rmSync(cache, { recursive: true })
    expect(await made(used)).toEqual(first)
  })

  it('is made again when what was kept of it is damaged', async () => {
    put('oven.png', await photo(300, 200))
    const used = { file: '/oven.png', alt: 'An oven' }
    const first = await made(used)
    writeFileSync(join(cache, String(readdirSync(cache)[0]), '300.webp'), 'no picture')
    expect(await made(used)).toEqual(first)
  })

  it('taken on its side has the sizes it is shown with', async () => {
    const turned = await sharp(await photo(200, 100))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    put('side.jpg', turned)
    const { images } = await made({ file: '/side.jpg', alt: 'An oven' })
    expect(images['/side.jpg']).toMatchObject({ width: 100, height: 200 })
  })

  it('is kept under a recipe that names the installed sharp', () => {
    const source = readFileSync(new URL('../../src/images/raster.ts', import.meta.url), 'utf8')
    expect(source).toContain(`'sharp ${packages.dependencies.sharp},`)
  })
})

describe('what is refused', () => {
  const refused = async (file: string, more: Partial<UsedImage> = { alt: 'It' }) =>
    made({ file, ...more }).then(
      () => undefined,
      (fault: { code: string }) => fault.code,
    )

  it('is a path out of the public folder, written or by a link', async () => {
    writeFileSync(join(folder, 'secret.png'), await photo(10, 10))
    symlinkSync(join(folder, 'secret.png'), join(publicFolder, 'link.png'))
    expect(await refused('/../secret.png')).toBe('image-elsewhere')
    expect(await refused('/link.png')).toBe('image-elsewhere')
    expect(await refused('/none.png')).toBe('no-image')
  })

  it('is a file that is no picture, whatever it is called', async () => {
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
  ])('is a drawing with %s', async (inside) => {
    put('bad.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${inside}</svg>`)
    expect(await refused('/bad.svg')).toBe('unsafe-drawing')
  })

  it('is a picture that is both decorative and described', async () => {
    put('oven.png', await photo(10, 10))
    expect(await refused('/oven.png', { alt: 'An oven', decorative: true })).toBe('alt-of-decoration')
  })
})

it('shows a plain drawing as it is', async () => {
  put('flour.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><use href="#a"/></svg>')
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
        <PlaceProvider value={{ key: 'block-1', opening, placeholder: false }}>
          <Picture {...used} />
        </PlaceProvider>
      </ImageSources>,
    )
  }

  it('keeps its room, and waits until it is near', async () => {
    const markup = await drawn(false, { file: '/oven.png', alt: 'An oven' })
    expect(markup).toMatch(/<source type="image\/avif".*<source type="image\/webp".*<img/)
    for (const said of ['alt="An oven"', 'width="900"', 'height="600"', 'loading="lazy"', 'decoding="async"'])
      expect(markup).toContain(said)
  })

  it('comes at once where it opens the page', async () => {
    const markup = await drawn(true, { file: '/oven.png', alt: 'An oven' })
    expect(markup).toMatch(/loading="eager" fetchPriority="high"/i)
    expect(markup).not.toContain('lazy')
  })

  it('that decorates has an empty text', async () => {
    expect(await drawn(false, { file: '/oven.png', decorative: true })).toContain('alt=""')
  })

  it('is the file itself where no build has read it', () => {
    const markup = renderToStaticMarkup(<Picture file="/oven.png" alt="An oven" />)
    expect(markup).toBe('<img src="/oven.png" alt="An oven" loading="lazy" decoding="async"/>')
  })
})
