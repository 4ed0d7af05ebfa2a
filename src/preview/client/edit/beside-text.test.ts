import { expect, it } from 'vitest'
import { besideText } from './beside-text.ts'

const note = { width: 280, height: 100 }
const page = { from: 0, to: 760, right: 1280 }
const text = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

it('a note is placed below its text where it fits', () => {
  expect(besideText({ ...page, text: text(60, 200, 600, 280), left: 60 }, note)).toEqual({ x: 60, y: 292 })
})

it('a note is placed above a text at the lower edge of the window', () => {
  expect(besideText({ ...page, text: text(60, 640, 600, 720), left: 60 }, note)).toEqual({ x: 60, y: 528 })
})

it('a note is placed to the right of a text as high as the window, and to its left where the page ends', () => {
  expect(besideText({ ...page, text: text(60, -200, 600, 900), left: 60 }, note)).toEqual({ x: 612, y: 8 })
  expect(besideText({ ...page, text: text(700, 40, 1260, 900), left: 700 }, note)).toEqual({ x: 408, y: 40 })
})

it('a note that fits neither above nor below its text covers no line of it', () => {
  const high = { width: 280, height: 300 }
  expect(besideText({ ...page, text: text(60, 250, 600, 520), left: 60 }, high).x).toBe(612)
})

it('a note stays in the window when its text is scrolled out at either edge', () => {
  expect(besideText({ ...page, text: text(60, -400, 600, -200), left: 60 }, note).y).toBe(8)
  expect(besideText({ ...page, text: text(60, 1100, 600, 1300), left: 60 }, note).y).toBe(652)
})

it('a note that has to cover its text leaves the edited line visible', () => {
  const wide = text(0, -200, 375, 900)
  const phone = { from: 0, to: 600, right: 375 }
  expect(besideText({ ...phone, text: wide, left: 0, cursor: text(10, 20, 12, 44) }, note)).toEqual({ x: 8, y: 56 })
  expect(besideText({ ...phone, text: wide, left: 0, cursor: text(10, 560, 12, 584) }, note).y).toBe(8)
})

it('a note stays in the window where a sheet leaves no room for it and the edited line', () => {
  const belowSheet = { from: 0, to: 125, right: 1280 }
  const covered = text(60, -40, 1240, 97)
  expect(besideText({ ...belowSheet, text: covered, left: 60, cursor: text(400, -20, 402, 90) }, note).y).toBe(8)
})
