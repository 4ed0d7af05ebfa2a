// `npm run font`: from a font file to a face that pages use.
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { charactersFor } from '../../src/fonts/characters.ts'
import { readFace } from '../../src/fonts/read-face.ts'
import { manifestOf, problemsOf } from '../pages/practice-site.ts'
import { slow } from '../whole-suite.ts'
import { faceIn, few, fontIn, interOf, refusal, siteWith, variable } from './font-command.ts'

const manifestIn = (folder: string) => readFileSync(manifestOf(folder), 'utf8')
const themeIn = (folder: string) => parse(manifestIn(folder)).readings.daily.theme

it('a subset font is a WOFF2 with Latin, the characters of the texts in lower and upper case, and the licence', async () => {
  const folder = siteWith(['name: Hollow Lane Vets', 'name: Hollow Lane Ŵets'])
  await fontIn(folder, interOf(600, 'woff', 'latin-ext'), '--characters', 'Ŵŵ')
  await fontIn(folder, interOf(600, 'woff'))
  const made = faceIn(folder, 'inter-600.woff2')
  expect(made.type).toBe('WOFF2')
  expect(made.getName('licenseURL', 'en')).toBe('https://openfontlicense.org')
  for (const letter of 'Aa09é–“”€') expect(made.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
  expect([...charactersFor(['ß Ŵ'])]).toEqual(expect.arrayContaining([0x174, 0x175, 0xdf]))
  expect(statSync(join(folder, 'public/fonts/inter-600.woff2')).size).toBeLessThan(statSync(interOf(600, 'woff')).size)
})

slow('a subset font has the characters that --characters names and no others', async () => {
  const folder = siteWith()
  await fontIn(folder, interOf(600), '--characters', 'Vets')
  const letters = (name: string) =>
    String.fromCodePoint(...faceIn(folder, name).characterSet.filter((code) => code !== 0xffff))
  expect(letters('inter-600.woff2')).toBe(' Vest')
  await fontIn(folder, interOf(600), '--characters', 'U+41-43, U+e9')
  expect(letters('inter-600.woff2')).toBe('ABCé')
  await fontIn(folder, interOf(600), '--characters', 'all')
  expect(letters('inter-600.woff2').length).toBeGreaterThan(200)
})

slow('a subset font keeps its kerning', async () => {
  const folder = siteWith()
  await fontIn(folder, interOf(600))
  const widthOf = (font: ReturnType<typeof faceIn>) =>
    font.layout('AVATAR To').positions.map(({ xAdvance }) => Math.round(xAdvance))
  expect(widthOf(faceIn(folder, 'inter-600.woff2'))).toEqual(widthOf(readFace(interOf(600), '').font))
})

slow('the characters that a subset font lacks are reported', async () => {
  const output = await fontIn(siteWith(['name: Hollow Lane Vets', 'name: Ветеринар']), interOf(400))
  expect(output).toMatch(/It lacks \d+ characters of your texts, which another face shows: .*В/)
})

it('a subset font has the licence beside it that is beside the original', async () => {
  const folder = siteWith()
  await fontIn(folder, variable, ...few)
  expect(readFileSync(join(folder, 'public/fonts/inter-100-900-licence.txt'), 'utf8')).toContain(
    'SIL OPEN FONT LICENSE',
  )
})

it('a subset font does not include the licence of another font in the same folder', async () => {
  const folder = siteWith()
  copyFileSync(interOf(400), join(folder, 'inter.woff2'))
  writeFileSync(join(folder, 'LICENSE.txt'), 'Of a program: do with it what you like.')
  await fontIn(folder, join(folder, 'inter.woff2'), ...few)
  expect(readdirSync(join(folder, 'public/fonts'))).toEqual(['inter-400.woff2'])
})

describe('a variable face', () => {
  slow('keeps its weights, or those given, and its optical sizes', async () => {
    const folder = siteWith()
    await fontIn(folder, variable, '--for', 'text', '--write', ...few)
    expect(faceIn(folder, 'inter-100-900.woff2').variationAxes).toMatchObject({
      wght: { min: 100, max: 900 },
      opsz: { min: 14, max: 32 },
    })
    await fontIn(folder, variable, '--for', 'text', '--weight', '400 700', '--write', ...few)
    expect(faceIn(folder, 'inter-400-700.woff2').variationAxes.wght).toMatchObject({ min: 400, max: 700 })
    expect(themeIn(folder).text.face).toMatchObject({ file: '/fonts/inter-400-700.woff2', weight: '400 700' })
    await fontIn(folder, variable, '--weight', '600', ...few)
    expect(faceIn(folder, 'inter-600.woff2').variationAxes.wght).toBeUndefined()
  })

  it.each([
    ['950', 'The file has the weights 100 900.'],
    ['heavy', '"heavy" is no weight.'],
    ['700 400', '"700 400" is no weight.'],
  ])('refuses --weight "%s"', async (weight, words) =>
    expect(await refusal(variable, '--weight', weight)).toContain(`2 ${words}`),
  )
})

describe('the lines for the manifest', () => {
  it('are printed as they belong below the stack, and change nothing', async () => {
    const folder = siteWith()
    const before = manifestIn(folder)
    const output = await fontIn(folder, interOf(600), ...few)
    const lines = output.slice(output.indexOf('    face:')).replaceAll(/^ {4}/gm, '')
    expect(parse(lines).face).toMatchObject({ family: 'Inter', file: '/fonts/inter-600.woff2', weight: '600' })
    expect(manifestIn(folder)).toBe(before)
  })

  it('are written with --write, and the site is valid then, also after a second call', async () => {
    const folder = siteWith()
    for (const weight of [700, 600]) await fontIn(folder, interOf(weight), '--write', ...few)
    await fontIn(folder, interOf(400), '--for', 'text', '--write', ...few)
    expect(themeIn(folder).display).toMatchObject({ weight: '600', face: { file: '/fonts/inter-600.woff2' } })
    expect(themeIn(folder).text.face.file).toBe('/fonts/inter-400.woff2')
    expect(problemsOf(folder).map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning unused-font-file'])
  })

  it('are written into a look that is a preset and sets no faces', async () => {
    const folder = siteWith()
    const manifest = manifestOf(folder)
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(/^( *)theme:\n(?:\1 .*\n)+/m, '$1theme: { preset: meadow }\n'),
    )
    expect(problemsOf(folder)).toEqual([])
    await fontIn(folder, interOf(600), ...few, '--write')
    expect(readFileSync(manifest, 'utf8')).toContain('family: Inter')
    expect(problemsOf(folder)).toEqual([])
  })

  it('leave every other line of the file unchanged, with comments and quotes', async () => {
    const look = 'display: { stack: "Georgia, serif"'
    const folder = siteWith([look, `# the look\n      ${look}`])
    const before = manifestIn(folder).split('\n')
    await fontIn(folder, interOf(600), '--write', ...few)
    const after = manifestIn(folder).split('\n')
    expect(before.filter((line) => !after.includes(line)).map((line) => line.trim().slice(0, 20))).toEqual([
      look.slice(0, 20),
    ])
    expect(after).toContain('        stack: "Georgia, serif"')
    expect(after).toContain('        face:')
    expect(after).toContain('          family: Inter')
  })

  it('change both readings that share the look, which is printed', async () => {
    const folder = siteWith()
    const output = await fontIn(folder, interOf(600), '--write', ...few)
    expect(output).toContain('at readings.daily.theme.display. It is the look of holiday too.')
    const { readings } = parse(manifestIn(folder), { merge: true })
    expect(readings.holiday.theme.display.face).toEqual(readings.daily.theme.display.face)
  })

  it('give headings a weight that the face has', async () => {
    const folder = siteWith()
    await fontIn(folder, interOf(800), '--write', ...few)
    expect(themeIn(folder).display.weight).toBe('800')
  })

  it('are printed for a manifest in JSON, which stays unchanged', async () => {
    const folder = siteWith()
    const json = join(folder, 'site.json')
    writeFileSync(json, JSON.stringify(parse(manifestIn(folder))))
    const before = readFileSync(json, 'utf8')
    const output = await fontIn(folder, interOf(600), '--manifest', json, '--write', ...few)
    expect(output).toContain('A manifest in JSON is not changed')
    expect(output).toContain('family: Inter')
    expect(readFileSync(json, 'utf8')).toBe(before)
  })

  it('are added to a site whose stack names the face already, which is invalid until then', async () => {
    const folder = siteWith(['stack: "Georgia, serif"', 'stack: "Inter, Georgia, serif"'])
    await fontIn(folder, interOf(600), '--write', ...few)
    expect(problemsOf(folder)).toEqual([])
  })
})
