// The fallback for a face until its file is loaded.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFace } from '../../src/fonts/read-face.ts'
import { standInsFor } from '../../src/fonts/stand-ins.ts'
import { widthsOf } from '../../src/fonts/system-widths.ts'
import poster from '../../src/presets/poster/preset.ts'
import { root } from '../pages/built-site.ts'

const anton = readFace(join(root, 'src/presets/poster/anton-400.woff2'), '').font
const arial = widthsOf('arial', 'regular')

const shareOf = (text: string) => {
  const own = (anton.layout(text).advanceWidth / anton.unitsPerEm) * 1000
  return (own / [...text].reduce((sum, letter) => sum + (arial.get(letter) ?? 0), 0)) * 100
}

it.each(['Die alte Bootswerft', 'What a ticket costs', 'The old boatyard'])(
  'the preset that sets titles in capitals has a stand-in as wide as they are: %s',
  (title) => {
    const [standIn] = poster.look.display?.face?.standIns ?? []
    expect(Math.abs(Number.parseFloat(standIn?.sizeAdjust ?? '0') - shareOf(title.toUpperCase()))).toBeLessThan(4)
  },
)

it('a face is measured by the letters it sets', () => {
  const [small] = standInsFor(anton, 'sans', 400, ['What a ticket costs'])
  const [large] = standInsFor(anton, 'sans', 400, ['WHAT A TICKET COSTS'])
  expect(Number.parseFloat(large?.sizeAdjust ?? '')).toBeLessThan(0.8 * Number.parseFloat(small?.sizeAdjust ?? ''))
})
