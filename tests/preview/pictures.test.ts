// Pictures in the preview: shown unprocessed, with reserved size, and updated live.
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { foldersOf } from '../../src/files/site-folders.ts'
import { tokenHeader } from '../../src/preview/edit-messages.ts'
import { editEndpoints } from '../../src/preview/endpoints.ts'
import { answerBesidePages } from '../../src/preview/server/beside-pages.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { shareImageOf } from '../../src/render/share-image.ts'
import { slow } from '../whole-suite.ts'
import { isSameWindow, markWindow, type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterEach(async () => {
  await project.closePages()
  project.save(project.original)
})

const withPicture = (file: string) =>
  project.change(
    '          - type: banner\n',
    `          - { type: picture, image: { file: ${file}, alt: A fire in an oven } }\n          - type: banner\n`,
  )

it('a picture in the preview reserves its size before it is loaded, and a changed file is shown at once', async () => {
  const page = await project.open('/')
  await markWindow(page)
  withPicture('images/oven.jpg')
  const img = page.getByAltText('A fire in an oven')
  const sizes = () => img.evaluate((it: HTMLImageElement) => [it.getAttribute('width'), it.naturalWidth])
  await img.scrollIntoViewIfNeeded()
  await expect.poll(sizes).toEqual(['1200', 1200])
  const smaller = await sharp(join(project.folder, 'images/oven.jpg')).resize({ width: 600 }).toBuffer()
  await sharp(smaller).toFile(join(project.folder, 'images/oven.jpg'))
  await expect.poll(sizes, { timeout: 15_000 }).toEqual(['600', 600])
  expect(await isSameWindow(page)).toBe(true)
})

slow('a logo and an icon of the site are shown in the preview with their sizes', async () => {
  await sharp(join(project.folder, 'images/oven.jpg'))
    .resize(256, 256)
    .png()
    .toFile(join(project.folder, 'images/icon.png'))
  project.change('  language: en\n', '  language: en\n  logo: { file: images/oven.jpg }\n  favicon: images/icon.png\n')
  const page = await project.open('/')
  const logo = page.getByRole('banner').locator('img')
  await expect
    .poll(() =>
      logo.evaluate((it: HTMLImageElement) => [Number(it.getAttribute('width')), it.naturalWidth > 0, it.alt]),
    )
    .toEqual([expect.any(Number), true, expect.stringMatching(/./)])
  expect(Number(await logo.getAttribute('width'))).toBeGreaterThan(100)
  const icon = await fetch(`${project.preview.url}/favicon.svg`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('the preview serves the icons, share images, manifest, robots and sitemap of a built site', async () => {
  const { site } = loadFile(join(project.folder, 'site.yaml'), { root: project.folder })
  const home = site?.routes.find(({ path }) => path === '/')
  const shared = site && home && shareImageOf(site, home)
  const get = async (path: string) => {
    const response = await fetch(project.preview.url + path)
    return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  for (const [path, side] of [
    ['/apple-touch-icon.png', 180],
    [`/${shared?.file}`, 1200],
  ] as const)
    expect(await sharp((await get(path)).bytes).metadata(), path).toMatchObject({ width: side })
  expect((await get('/favicon.svg')).type).toBe('image/svg+xml')
  expect((await get('/favicon.ico')).type).toBe('image/x-icon')
  const manifest = JSON.parse(String((await get('/site.webmanifest')).bytes)) as { icons: { src: string }[] }
  expect((await get(manifest.icons[1]?.src ?? '')).type).toBe('image/png')
  expect(String((await get('/robots.txt')).bytes)).toContain(`Sitemap: ${site?.url}/sitemap.xml`)
  expect(String((await get('/sitemap.xml')).bytes)).toContain(`<loc>${site?.url}/services</loc>`)
  project.write('public/favicon.ico', 'own')
  await expect.poll(async () => String((await get('/favicon.ico')).bytes)).toBe('own')
  rmSync(join(project.folder, 'public/favicon.ico'))
})

it('the preview serves files of public/ at their addresses, whatever signs are in their names, and none outside', async () => {
  for (const [name, address] of [
    ['week#1.csv', '/week%231.csv'],
    ['who?.csv', '/who%3F.csv'],
    ['100% rye.csv', '/100%25%20rye.csv'],
  ] as const) {
    project.write(`public/${name}`, name)
    await expect.poll(async () => (await fetch(project.preview.url + address)).text(), { message: name }).toBe(name)
    rmSync(join(project.folder, 'public', name))
  }
  expect((await fetch(`${project.preview.url}/week%231%00.csv`)).status).toBe(404)
  project.write('outside#1.csv', 'outside')
  const manifest = join(project.folder, 'site.yaml')
  const { site } = loadFile(manifest, { root: project.folder })
  if (!site) throw new Error('The site cannot be loaded.')
  const beside = { site, folders: foldersOf(manifest, project.folder), cache: project.folder }
  // `fetch` and the preview remove such dots from addresses, except on Windows, where `%5c` also separates folders.
  expect(await answerBesidePages('/../outside%231.csv', {} as ServerResponse, () => beside)).toBe(false)
  rmSync(join(project.folder, 'outside#1.csv'))
})

it('a missing picture is reported at its line with the likely name, until the file exists', async () => {
  const page = await project.open('/')
  withPicture('images/ovenn.jpg')
  const list = page.getByRole('region', { name: 'Problems' })
  await list.getByText('Did you mean "images/oven.jpg"?').waitFor()
  copyFileSync(join(project.folder, 'images/oven.jpg'), join(project.folder, 'images/ovenn.jpg'))
  await list.waitFor({ state: 'detached' })
  await page.getByAltText('A fire in an oven').waitFor()
  rmSync(join(project.folder, 'images/ovenn.jpg'))
  await list.waitFor()
})

it.each(['../site.yaml', 'site.yaml', 'images/../site.yaml', '/../package.json', '/../../../etc/passwd'])(
  'the preview serves only pictures as pictures: not %s',
  async (file) => {
    const asked = new URLSearchParams({ file })
    const answer = await fetch(`${project.preview.url}/__lectern/picture?${asked}`)
    expect(answer.status).toBe(404)
  },
)

describe('an uploaded picture', () => {
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${inside.startsWith('<') ? `>${inside}` : `${inside}>`}</svg>`

  async function upload(
    name: string,
    body: string | Buffer<ArrayBuffer>,
  ): Promise<{ file?: string; problem?: string }> {
    const page = await (await fetch(project.preview.url, { headers: { accept: 'text/html' } })).text()
    const token = /"token":"([^"]+)"/.exec(page)?.[1] ?? ''
    const answer = await fetch(`${project.preview.url}${editEndpoints.upload}?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: { [tokenHeader]: token, 'content-type': 'application/octet-stream' },
      body,
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { file?: string; problem?: string }
  }

  it.each([
    '<script>alert(1)</script>',
    'onload="alert(1)"',
    '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>',
    '<foreignObject><p/></foreignObject>',
  ])('an uploaded SVG with a script is refused with the reason, and nothing is stored: %s', async (program) => {
    const { file, problem } = await upload('Odd sign.svg', drawing(program))
    expect(file).toBeUndefined()
    expect(problem).toMatch(/Odd sign\.svg.*program/)
    expect(existsSync(join(project.folder, 'images/odd-sign.svg'))).toBe(false)
  })

  it.each([['IMG_0042.HEIC'], ['photo.jpg']])(
    'an uploaded HEIC picture is refused with the ways to convert it: %s',
    async (name) => {
      const { problem } = await upload(name, '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
      expect(problem).toMatch(/HEIC.*Save it as JPEG/)
    },
  )

  it('an uploaded picture of too many pixels is refused as that', async () => {
    const head = 'ffd8ffc0001108c350c35003011100021101031101ffda000c03010002110311003f00'
    const { problem } = await upload('poster.jpg', Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(200)]))
    expect(problem).toContain('more than 100 million pixels')
  })

  it('an uploaded SVG without a script is stored unchanged', async () => {
    const plain = drawing('<path d="M0 0h9v9z"/>')
    expect(await upload('Plain sign.svg', plain)).toEqual({ file: 'images/plain-sign.svg' })
    expect(readFileSync(join(project.folder, 'images/plain-sign.svg'), 'utf8')).toBe(plain)
  })
})
