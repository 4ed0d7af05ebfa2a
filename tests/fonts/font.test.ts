// `npm run font`: from a font file to a face that pages use.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { weightsOf } from '../../src/fonts/axes.ts'
import { charactersFor } from '../../src/fonts/characters.ts'
import { makeFace } from '../../src/fonts/make-face.ts'
import { readFace } from '../../src/fonts/read-face.ts'
import { root } from '../site/built-site.ts'
import { forgetPractices, manifestOf, problemsOf } from '../site/practice-site.ts'
import { faceIn, fontIn, interOf, interWithRights, refusal, siteWith, variable } from './font-command.ts'

afterEach(forgetPractices)

/** Where it does not matter which: fewer are sooner compressed. */
const few = ['--characters', 'Vets']

const manifestIn = (folder: string) => readFileSync(manifestOf(folder), 'utf8')
const themeIn = (folder: string) => parse(manifestIn(folder)).readings.daily.theme

describe('what is published of a face', () => {
  it('is a WOFF2 with Latin, what the texts use in small and large, and the licence', async () => {
    const folder = siteWith(['name: Hollow Lane Vets', 'name: Hollow Lane Ŵets'])
    await fontIn(folder, interOf(600, 'woff', 'latin-ext'), '--characters', 'Ŵŵ')
    await fontIn(folder, interOf(600, 'woff'))
    const made = faceIn(folder, 'inter-600.woff2')
    expect(made.type).toBe('WOFF2')
    expect(made.getName('licenseURL', 'en')).toBe('https://openfontlicense.org')
    for (const letter of 'Aa09é–“”€') expect(made.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
    expect([...charactersFor(['ß Ŵ'])]).toEqual(expect.arrayContaining([0x174, 0x175, 0xdf]))
    expect(statSync(join(folder, 'public/fonts/inter-600.woff2')).size).toBeLessThan(
      statSync(interOf(600, 'woff')).size,
    )
  })

  it('is what --characters names and no more', async () => {
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

  it('keeps kerning', async () => {
    const folder = siteWith()
    await fontIn(folder, interOf(600))
    const widthOf = (font: ReturnType<typeof faceIn>) =>
      font.layout('AVATAR To').positions.map(({ xAdvance }) => Math.round(xAdvance))
    expect(widthOf(faceIn(folder, 'inter-600.woff2'))).toEqual(widthOf(readFace(interOf(600), '').font))
  })

  it('is named with the characters it lacks', async () => {
    const said = await fontIn(siteWith(['name: Hollow Lane Vets', 'name: Ветеринар']), interOf(400))
    expect(said).toMatch(/It lacks \d+ characters of your texts, which another face shows: .*В/)
  })

  it('has the licence beside it that stood beside the face', async () => {
    const folder = siteWith()
    await fontIn(folder, variable, ...few)
    expect(readFileSync(join(folder, 'public/fonts/inter-100-900-licence.txt'), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE',
    )
  })
})

describe('a variable face', () => {
  it('keeps its weights, or those that are asked for, and sizes its letters by itself', async () => {
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

describe('the stand-ins', () => {
  const made = async (file: string, weight: number) => {
    const face = readFace(join(root, 'public/fonts', file), file)
    const texts = [readFileSync(join(root, 'site.yaml'), 'utf8')]
    const set = { weight, pixels: 36 }
    const wanted = {
      weights: weightsOf(face.font, undefined),
      characters: new Set([65]),
      set,
      words: texts,
      texts,
      stack: 'Georgia, serif',
    }
    return (await makeFace(face, wanted, file)).face
  }
  const percent = (value: string | undefined) => Number.parseFloat(value ?? '')

  it('of the shipped faces come out close to those they have', async () => {
    const { readings } = parse(readFileSync(join(root, 'site.yaml'), 'utf8'))
    for (const [reading, file, weight] of [
      ['A', 'brygada-1918-500.woff2', 500],
      ['B', 'archivo-expanded-600.woff2', 600],
    ] as const) {
      const { standIns } = await made(file, weight)
      for (const shipped of readings[reading].theme.display.face.standIns) {
        const ours = standIns.find(({ local }) => local.includes(shipped.local[0]))
        expect(Math.abs(percent(ours?.sizeAdjust) / percent(shipped.sizeAdjust) - 1), shipped.local[0]).toBeLessThan(
          0.04,
        )
        // Lines keep their height whatever the width: ascent times scale is the face's own.
        const height = (one = shipped) => percent(one.ascent) * percent(one.sizeAdjust)
        expect(height(ours) / height(), shipped.local[0]).toBeCloseTo(1, 3)
      }
    }
  })

  it('of a bold face are bold cuts, and those of a face without serifs have none', async () => {
    const { family, standIns } = await made('archivo-expanded-600.woff2', 600)
    expect(family).toContain('Archivo')
    expect(standIns.map(({ local }) => local[0])).toEqual(['Arial Bold', 'Roboto Bold'])
  })
})

describe('the lines for the manifest', () => {
  it('are printed as they go below the stack, and change nothing', async () => {
    const folder = siteWith()
    const before = manifestIn(folder)
    const said = await fontIn(folder, interOf(600), ...few)
    const lines = said.slice(said.indexOf('    face:')).replaceAll(/^ {4}/gm, '')
    expect(parse(lines).face).toMatchObject({ family: 'Inter', file: '/fonts/inter-600.woff2', weight: '600' })
    expect(manifestIn(folder)).toBe(before)
  })

  it('are written with --write, and the site is fine then, a second time too', async () => {
    const folder = siteWith()
    for (const weight of [700, 600]) await fontIn(folder, interOf(weight), '--write', ...few)
    await fontIn(folder, interOf(400), '--for', 'text', '--write', ...few)
    expect(themeIn(folder).display).toMatchObject({ weight: '600', face: { file: '/fonts/inter-600.woff2' } })
    expect(themeIn(folder).text.face.file).toBe('/fonts/inter-400.woff2')
    expect(problemsOf(folder).map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning unused-font-file'])
  })

  it('leave every other line of the file as it is, comments and quotes too', async () => {
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

  it('give headings a weight that the face has', async () => {
    const folder = siteWith()
    await fontIn(folder, interOf(800), '--write', ...few)
    expect(themeIn(folder).display.weight).toBe('800')
  })

  it('of a manifest in JSON are printed, and the file stays', async () => {
    const folder = siteWith()
    const json = join(folder, 'site.json')
    writeFileSync(json, JSON.stringify(parse(manifestIn(folder))))
    const before = readFileSync(json, 'utf8')
    expect(await fontIn(folder, interOf(600), '--manifest', json, '--write', ...few)).toContain('family: Inter')
    expect(readFileSync(json, 'utf8')).toBe(before)
  })

  it('come for a site whose stack names the face already, which validate refuses until then', async () => {
    const folder = siteWith(['stack: "Georgia, serif"', 'stack: "Inter, Georgia, serif"'])
    await fontIn(folder, interOf(600), '--write', ...few)
    expect(problemsOf(folder)).toEqual([])
  })
})

describe('a licence', () => {
  const inSite = async (bits: number) => {
    const folder = siteWith()
    return { folder, file: await interWithRights(folder, bits) }
  }

  it.each([
    [0x0002, 'Its licence is restricted: it may not be embedded anywhere.'],
    [0x0200, 'Its licence lets bitmaps of it be embedded, and no outlines.'],
  ])('with the bits %i is refused, and nothing is written', async (bits, words) => {
    const { folder, file } = await inSite(bits)
    const before = manifestIn(folder)
    await expect(fontIn(folder, file, '--write')).rejects.toMatchObject({
      code: 'font-licence',
      exit: 1,
      message: expect.stringContaining(words.slice(0, -1)),
    })
    expect(manifestIn(folder)).toBe(before)
    expect(existsSync(join(folder, 'public/fonts'))).toBe(false)
  })

  it('that forbids subsetting leaves every character in', async () => {
    const { folder, file } = await inSite(0x0100)
    expect(await fontIn(folder, file, '--characters', 'abc')).toContain('It may not be subset')
    expect(faceIn(folder, 'inter-400.woff2').characterSet.length).toBe(readFace(file, '').font.characterSet.length)
  })

  it('for preview and print is told, for its owner to decide', async () => {
    const { folder, file } = await inSite(0x0004)
    expect(await fontIn(folder, file)).toContain('It may be embedded for preview and print.')
  })

  it('that is free is named', async () =>
    expect(await fontIn(siteWith(), interOf(400))).toContain('Its licence is the SIL Open Font License'))
})

describe('what cannot be done is said in a sentence', () => {
  const inFolder = (name: string, content: string | Buffer) => {
    const file = join(siteWith(), name)
    writeFileSync(file, content)
    return file
  }
  const collection = () => {
    const bytes = Buffer.alloc(64)
    bytes.write('ttcf')
    bytes.writeUInt32BE(0x00010000, 4)
    bytes.writeUInt32BE(2, 8)
    return bytes
  }

  it('no file', async () => expect(await refusal('/nowhere/x.ttf')).toContain('2 There is no file /nowhere/x.ttf.'))
  it('a folder', async () => expect(await refusal(root)).toContain('is a folder.'))
  it('a text', async () =>
    expect(await refusal(inFolder('x.ttf', 'no font'))).toMatch(/2 .*x\.ttf is not a font file\./))
  it('an empty file', async () => expect(await refusal(inFolder('x.woff2', ''))).toContain('is not a font file.'))
  it('half a file', async () => {
    const half = readFileSync(interOf(400)).subarray(0, 4000)
    expect(await refusal(inFolder('half.woff2', half))).toMatch(
      /2 .*half\.woff2 (is not a font file|is a font file with parts missing|cannot be made)/,
    )
  })
  it('a collection', async () =>
    expect(await refusal(inFolder('x.ttc', collection()))).toContain('is a collection of several faces.'))
  it('a wrong use', async () =>
    expect(await refusal(interOf(400), '--for', 'menus')).toContain('A face is not for "menus".'))
  it('a reading there is not', async () =>
    expect(await refusal(interOf(400), '--reading', 'Q')).toContain(
      'There is no reading "Q". The readings are daily, holiday.',
    ))
  it('characters it has none of', async () =>
    expect(await refusal(interOf(400), '--characters', 'U+4E00-4E0F')).toContain('has none of the characters'))
  it('a range that is none', async () =>
    expect(await refusal(interOf(400), '--characters', 'U+ZZ')).toContain('"ZZ" is no range of characters.'))
  it('a weight that a face of one weight lacks', async () =>
    expect(await refusal(interOf(400), '--weight', '700')).toContain('The file has one weight, 400.'))

  it('a file in the place of the one that would be written, which stays', async () => {
    const folder = siteWith()
    mkdirSync(join(folder, 'public/fonts'), { recursive: true })
    const file = join(folder, 'public/fonts/inter-400.woff2')
    copyFileSync(interOf(400), file)
    await expect(fontIn(folder, file)).rejects.toThrow('would take the place of the file it is made from')
    expect(readFileSync(file)).toEqual(readFileSync(interOf(400)))
  })

  it('a place where nothing may be written, and no half of a file is left there', async () => {
    const folder = siteWith()
    mkdirSync(join(folder, 'public'), { recursive: true })
    // A file where the folder would be: root too is refused.
    writeFileSync(join(folder, 'public/fonts'), '')
    await expect(fontIn(folder, interOf(400))).rejects.toThrow(/The font cannot be written to .*public\/fonts\./)
    expect(readdirSync(join(folder, 'public'))).toEqual(expect.arrayContaining(['fonts']))
  })

  it('a manifest that may only be read, which stays as it is', async () => {
    const folder = siteWith()
    const before = manifestIn(folder)
    chmodSync(manifestOf(folder), 0o444)
    await expect(fontIn(folder, interOf(600), '--write', ...few)).rejects.toThrow('It may only be read.')
    expect(manifestIn(folder)).toBe(before)
  })
})
