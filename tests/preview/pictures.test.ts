// Pictures in the preview: shown as they are, with the room they need, and as live as words.
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isSameWindow, markWindow, type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterEach(async () => {
  await project.closePages()
  project.save(project.original)
})
afterAll(() => project?.close())

const withPicture = (file: string) =>
  project.change(
    '          - type: banner\n',
    `          - { type: picture, image: { file: ${file}, alt: A fire in an oven } }\n          - type: banner\n`,
  )

describe('a picture', () => {
  it('a picture has its size before it is there, and is live when it is drawn anew', async () => {
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

  it('a picture of the site itself, as a logo and an icon, is shown with its size', async () => {
    await sharp(join(project.folder, 'images/oven.jpg'))
      .resize(256, 256)
      .png()
      .toFile(join(project.folder, 'images/icon.png'))
    project.change(
      '  language: en\n',
      '  language: en\n  logo: { file: images/oven.jpg }\n  favicon: images/icon.png\n',
    )
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

  it('a picture that is not there is reported at its line with the name that was meant, until it comes', async () => {
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
    'a picture is the only kind of file served as one: not %s',
    async (file) => {
      const asked = new URLSearchParams({ file })
      const answer = await fetch(`${project.preview.url}/__lectern/picture?${asked}`)
      expect(answer.status).toBe(404)
    },
  )
})
