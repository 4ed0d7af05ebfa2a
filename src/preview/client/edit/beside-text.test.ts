import { describe, expect, it } from 'vitest'
import { besideText } from './beside-text.ts'

const note = { width: 280, height: 100 }
const page = { from: 0, to: 760, right: 1280 }
const text = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe('a note beside a text', () => {
  it('a note stands below its text where there is room', () => {
    expect(besideText({ ...page, text: text(60, 200, 600, 280), left: 60 }, note)).toEqual({ x: 60, y: 292 })
  })

  it('a note stands above a text at the lower edge', () => {
    expect(besideText({ ...page, text: text(60, 640, 600, 720), left: 60 }, note)).toEqual({ x: 60, y: 528 })
  })

  it('a note stands behind a text that is as high as the window, and before it where the page ends', () => {
    expect(besideText({ ...page, text: text(60, -200, 600, 900), left: 60 }, note)).toEqual({ x: 612, y: 8 })
    expect(besideText({ ...page, text: text(700, 40, 1260, 900), left: 700 }, note)).toEqual({ x: 408, y: 40 })
  })

  it('a note covers no line of a text that it is higher than the room above and below of', () => {
    const high = { width: 280, height: 300 }
    expect(besideText({ ...page, text: text(60, 250, 600, 520), left: 60 }, high).x).toBe(612)
  })

  it('a note that has to lie on its text leaves the line that is typed in free', () => {
    const wide = text(0, -200, 375, 900)
    const phone = { from: 0, to: 600, right: 375 }
    expect(besideText({ ...phone, text: wide, left: 0, cursor: text(10, 20, 12, 44) }, note)).toEqual({ x: 8, y: 56 })
    expect(besideText({ ...phone, text: wide, left: 0, cursor: text(10, 560, 12, 584) }, note).y).toBe(8)
  })
})
