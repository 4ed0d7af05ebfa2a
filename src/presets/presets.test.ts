import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, contrastPairs } from '../site/colours.ts'
import type { Palette, Theme } from '../site/model.ts'
import { completeTheme } from './complete-theme.ts'
import { presetFile } from './preset-files.ts'
import { presets } from './presets.ts'

const engine = fileURLToPath(new URL('../..', import.meta.url))
const names = Object.keys(presets)

function lowContrast({ light, dark }: Theme): string[] {
  return Object.entries({ light, dark }).flatMap(([scheme, palette]: [string, Palette]) =>
    contrastPairs.flatMap(([text, ground]) => {
      const ratio = contrast(palette[text], palette[ground])
      return ratio < 4.5 ? [`${scheme}: ${text} on ${ground}, ${ratio.toFixed(2)}`] : []
    }),
  )
}

it('the default theme has text contrast', () => {
  expect(lowContrast(completeTheme())).toEqual([])
})

it('a theme with any accent has text contrast, light and dark', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(fc.constantFrom(undefined, ...names), colour, (preset, accent) => {
      expect(lowContrast(completeTheme({ preset, accent }))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it('a theme keeps written colours unchanged and derives the others from them', () => {
  const { light } = completeTheme({
    light: { ground: '#102030', ink: '#f0f0f0', accent: '#ffcc00', band: '#ffffff' },
  })
  expect(light).toMatchObject({ ground: '#102030', ink: '#f0f0f0', accent: '#ffcc00', band: '#ffffff' })
  expect(lowContrast(completeTheme({ light })).filter((fault) => fault.startsWith('light'))).toEqual([])
  expect(contrast(light.raised, light.ground)).toBeLessThan(1.3)
})

it('a theme that overrides one key of a preset keeps all others', () => {
  const [like, look] = [completeTheme({ preset: 'poster' }), completeTheme({ preset: 'poster', grid: 'editorial' })]
  expect(look).toEqual({ ...like, grid: 'editorial' })
})

it('a theme with its own font stack drops the face of its preset', () => {
  expect(completeTheme({ preset: 'folio', display: { stack: 'Georgia, serif' } }).display.face).toBeUndefined()
})

describe.each(names)('the preset %s', (name) => {
  const theme = completeTheme({ preset: name })
  const faces = [theme.display.face, theme.text.face].flatMap((face) => face ?? [])

  it('each preset has text contrast, light and dark', () => {
    expect(lowContrast(theme)).toEqual([])
  })

  it('each preset has a face for headings and another for text, each within 25 KB, with its licence and stand-ins', () => {
    expect(faces.map(({ family }) => family)).toHaveLength(2)
    for (const { from = '', file, standIns } of faces) {
      const path = presetFile(engine, from)
      expect(statSync(path).size, from).toBeLessThanOrEqual(25 * 1024)
      expect(file).toBe(`/fonts/${from.split('/')[1]}`)
      expect(standIns.length).toBeGreaterThan(1)
      const licences = readdirSync(dirname(path)).filter((one) => one.endsWith('-OFL.txt'))
      expect(licences.filter((one) => from.includes(one.replace('OFL.txt', '')))).toHaveLength(1)
    }
  })

  it('each preset has no font file that its theme does not use', () => {
    const files = readdirSync(presetFile(engine, name)).filter((file) => file.endsWith('.woff2'))
    expect(files.sort()).toEqual(faces.map(({ from = '' }) => from.replace(`${name}/`, '')).sort())
    for (const { from = '' } of faces) expect(existsSync(presetFile(engine, from))).toBe(true)
  })

  it('each preset has fonts under the SIL Open Font License only', () => {
    for (const file of readdirSync(presetFile(engine, name)).filter((one) => one.endsWith('-OFL.txt')))
      expect(readFileSync(presetFile(engine, `${name}/${file}`), 'utf8')).toContain(
        'SIL Open Font License, Version 1.1',
      )
  })
})
