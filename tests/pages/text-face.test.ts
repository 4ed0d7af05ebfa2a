import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { ownBundle } from './built-site.ts'

const face = `face: { family: Own Text, file: /fonts/own-text.woff2, weight: 400 700,
          standIns: [{ local: [Arial], sizeAdjust: 107%, ascent: 90%, descent: 22% }] }`

async function homeWith(face: string): Promise<string> {
  const manifest = twoReadingsText.replace(/(\n {6}text:\n)/, `$1        ${face}\n`)
  expect(manifest).toContain('Own Text')
  const { site, problems } = load(manifest, twoReadings, { reading: 'A' })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  if (!site) throw new Error('The manifest does not load.')
  const { files } = siteFiles(site, await ownBundle())
  return String(files.get('index.html'))
}

it('running text uses the font of the manifest, with a fallback of the same metrics until it has loaded', async () => {
  const html = await homeWith(face)
  expect(html).toContain('@font-face{font-family:"Own Text";src:url("/fonts/own-text.woff2") format("woff2")')
  expect(html).toMatch(/@font-face\{font-family:"Own Text stand-in 1";src:local\("Arial"\);[^}]*size-adjust:107%/)
  expect(html).toMatch(/--body:"Own Text","Own Text stand-in 1",/)
})

it('bold words are in the bold cut of the fallback until the font has loaded, where the font has one itself', async () => {
  const bold = '@font-face{font-family:"Own Text stand-in 1";src:local("Arial Bold");font-weight:700;'
  expect(await homeWith(face)).toContain(bold)
  expect(await homeWith(face.replace('400 700', '"400"'))).not.toContain('Arial Bold')
})
