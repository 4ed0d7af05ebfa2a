import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { weightsOf } from '../../src/fonts/axes.ts'
import { makeFace } from '../../src/fonts/make-face.ts'
import { readFace } from '../../src/fonts/read-face.ts'
import { ownText, publicFolder } from './own-site.ts'

const made = async (file: string, weight: number) => {
  const face = readFace(join(publicFolder, 'fonts', file), file)
  const texts = [ownText]
  const typical = { weight, pixels: 36 }
  const wanted = {
    weights: weightsOf(face.font, undefined),
    characters: new Set([65]),
    typical,
    words: texts,
    texts,
    stack: 'Georgia, serif',
  }
  return (await makeFace(face, wanted, file)).face
}
const percent = (value: string | undefined) => Number.parseFloat(value ?? '')

it('the computed stand-ins of the shipped fonts are close to those in use', async () => {
  const { readings } = parse(ownText)
  for (const [reading, file, weight] of [
    ['A', 'brygada-1918-500.woff2', 500],
    ['B', 'archivo-expanded-600.woff2', 600],
  ] as const) {
    const { standIns } = await made(file, weight)
    for (const shipped of readings[reading].theme.display.face.standIns) {
      const ours = standIns.find(({ local }) => local.includes(shipped.local[0]))
      expect(Math.abs(percent(ours?.sizeAdjust) / percent(shipped.sizeAdjust) - 1), shipped.local[0]).toBeLessThan(0.04)
      // Line height is independent of size-adjust: ascent times scale equals the font's own ascent.
      const height = (one = shipped) => percent(one.ascent) * percent(one.sizeAdjust)
      expect(height(ours) / height(), shipped.local[0]).toBeCloseTo(1, 3)
    }
  }
})

it('the stand-ins of a bold font are bold, and those of a sans serif are sans serifs', async () => {
  const { family, standIns } = await made('archivo-expanded-600.woff2', 600)
  expect(family).toContain('Archivo')
  expect(standIns.map(({ local }) => local[0])).toEqual(['Arial Bold', 'Roboto Bold'])
})
