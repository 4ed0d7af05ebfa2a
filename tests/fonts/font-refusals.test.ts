// `npm run font`: licences that forbid embedding, and other calls that fail with a sentence.
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFace } from '../../src/fonts/read-face.ts'
import { root } from '../pages/built-site.ts'
import { manifestOf } from '../pages/practice-site.ts'
import { faceIn, few, fontIn, interOf, interWithRights, refusal, siteWith } from './font-command.ts'

const manifestIn = (folder: string) => readFileSync(manifestOf(folder), 'utf8')

describe('a licence', () => {
  const inSite = async (bits: number) => {
    const folder = siteWith()
    return { folder, file: await interWithRights(folder, bits) }
  }

  it.each([
    [0x0002, 'Its licence is restricted: it may not be embedded anywhere.'],
    [0x0200, 'Its licence lets bitmaps of it be embedded, and no outlines.'],
  ])('with the embedding bits %i is refused, and nothing is written', async (bits, words) => {
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

  it('that forbids subsetting keeps every character', async () => {
    const { folder, file } = await inSite(0x0100)
    expect(await fontIn(folder, file, '--characters', 'abc')).toContain('It may not be subset')
    expect(faceIn(folder, 'inter-400.woff2').characterSet.length).toBe(readFace(file, '').font.characterSet.length)
  })

  it('for preview and print is reported, for the owner to decide', async () => {
    const { folder, file } = await inSite(0x0004)
    expect(await fontIn(folder, file)).toContain('It may be embedded for preview and print.')
  })

  it('that is free is named', async () =>
    expect(await fontIn(siteWith(), interOf(400))).toContain('Its licence is the SIL Open Font License'))
})

describe('a call that cannot succeed is refused with a sentence for', () => {
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

  it('a missing file', async () =>
    expect(await refusal('/nowhere/x.ttf')).toContain('2 There is no file /nowhere/x.ttf.'))
  it('a folder', async () => expect(await refusal(root)).toContain('is a folder.'))
  it('a text file', async () =>
    expect(await refusal(inFolder('x.ttf', 'no font'))).toMatch(/2 .*x\.ttf is not a font file\./))
  it('an empty file', async () => expect(await refusal(inFolder('x.woff2', ''))).toContain('is not a font file.'))
  it('half a file', async () => {
    const half = readFileSync(interOf(400)).subarray(0, 4000)
    expect(await refusal(inFolder('half.woff2', half))).toMatch(
      /2 .*half\.woff2 (is not a font file|is a font file with parts missing|cannot be made)/,
    )
  })
  it('a font collection', async () =>
    expect(await refusal(inFolder('x.ttc', collection()))).toContain('is a collection of several faces.'))
  it('an unknown role', async () =>
    expect(await refusal(interOf(400), '--for', 'menus')).toContain('A face is not for "menus".'))
  it('an unknown reading', async () =>
    expect(await refusal(interOf(400), '--reading', 'Q')).toContain(
      'There is no reading "Q". The readings are daily, holiday.',
    ))
  it('characters the face lacks', async () =>
    expect(await refusal(interOf(400), '--characters', 'U+4E00-4E0F')).toContain('has none of the characters'))
  it('an invalid range', async () =>
    expect(await refusal(interOf(400), '--characters', 'U+ZZ')).toContain('"ZZ" is no range of characters.'))
  it('a weight that a static face does not have', async () =>
    expect(await refusal(interOf(400), '--weight', '700')).toContain('The file has one weight, 400.'))

  it('another file at the target path, which stays', async () => {
    const folder = siteWith()
    mkdirSync(join(folder, 'public/fonts'), { recursive: true })
    const file = join(folder, 'public/fonts/inter-400.woff2')
    copyFileSync(interOf(400), file)
    await expect(fontIn(folder, file)).rejects.toThrow('would take the place of the file it is made from')
    expect(readFileSync(file)).toEqual(readFileSync(interOf(400)))
  })

  it('a folder that cannot be written, where no partial file is left', async () => {
    const folder = siteWith()
    mkdirSync(join(folder, 'public'), { recursive: true })
    // A file in place of the folder, which stops root too.
    writeFileSync(join(folder, 'public/fonts'), '')
    await expect(fontIn(folder, interOf(400))).rejects.toThrow(/The font cannot be written to .*public\/fonts\./)
    expect(readdirSync(join(folder, 'public'))).toEqual(expect.arrayContaining(['fonts']))
  })

  it('a read-only manifest, which stays unchanged', async () => {
    const folder = siteWith()
    const before = manifestIn(folder)
    chmodSync(manifestOf(folder), 0o444)
    await expect(fontIn(folder, interOf(600), '--write', ...few)).rejects.toThrow('It may only be read.')
    expect(manifestIn(folder)).toBe(before)
  })
})
