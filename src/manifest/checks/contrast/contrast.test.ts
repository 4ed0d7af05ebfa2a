import { expect, it } from 'vitest'
import { bakery } from '../../../../tests/fixtures/bakery.ts'
import { load } from '../../load.ts'

const tooClose = (text: string) =>
  load(text, 'bakery.yaml').problems.filter(({ code, path }) => code === 'low-contrast' && path.includes('/light/'))

const withColour = (role: string, colour: string) =>
  bakery.replace(new RegExp(`^( +light:[^]*?\\b${role}: )"#[0-9a-f]{6}"`, 'm'), `$1"${colour}"`)

it.each([
  ['muted', '#b0a592'],
  ['accent', '#e8e0a0'],
  ['ink', '#c9b8a0'],
  ['band', '#d9c9a9'],
])('the colour suggested for %s is readable with every other', (role, colour) => {
  const [problem] = tooClose(withColour(role, colour))
  expect(problem?.suggestion).toMatch(/^#[0-9a-f]{6}$/)
  const fixed = tooClose(withColour(role, problem?.suggestion ?? ''))
  expect(fixed.filter(({ path }) => path === problem?.path)).toEqual([])
})
