// What the pictures of the example practice share: colours of skin, clothes and coats, plants, and their form.
import { blob, oval, put, stroke } from './curves.mjs'

export const [green, sage, peach] = ['#2b6a52', '#a9c6a2', '#f3c182']
/** Pictures that stay SVG: sharp at every size, and text for the templates. */
export const drawing = (width, height, shapes) => ({ width, height, shapes, asSvg: true })

const sleeves = { sleeve: '#2f7d78', fold: '#22625e' }
export const people = {
  rose: { skin: '#f0bfa0', shade: '#d99b7a', ...sleeves },
  pale: { skin: '#f6d2b8', shade: '#e0ae8e', ...sleeves },
  amber: { skin: '#c98a5e', shade: '#a96c43', ...sleeves },
  umber: { skin: '#8a5638', shade: '#6d4029', ...sleeves },
}
export const scrubs = {
  green: { scrubs: '#1f6a4d', fold: '#164f3a' },
  teal: { scrubs: '#2f7d78', fold: '#22625e' },
  plum: { scrubs: '#7a3f55', fold: '#5e2e40' },
  cream: { scrubs: '#f4e3c1', fold: '#dcc294' },
}

/** A plant from the floor up: long leaves in pairs. */
export function leaves(b, x, y, height, colour, dark, isFlipped = false) {
  const leaf = blob([
    [0, 0],
    [46, -70],
    [52, -170],
    [0, -270, 1],
    [-34, -170],
    [-30, -70],
  ])
  const pairs = [0.16, 0.34, 0.52, 0.7, 0.86]
  const all = pairs.flatMap((up, at) =>
    [-1, 1].map((side) =>
      put(
        side * 6,
        -height * up,
        1 - up * 0.42,
        [b.shaded(leaf, colour, dark, { by: [-12, 0], room: 700 }), stroke('M2 -10V-220', dark, 5)],
        side * (72 - at * 11),
      ),
    ),
  )
  return [
    put(
      x,
      y,
      1,
      [
        stroke(`M0 0V${-height * 0.92}`, dark, 14),
        ...all,
        put(0, -height * 0.88, 0.6, [b.shaded(leaf, colour, dark, { by: [-12, 0] })]),
      ],
      isFlipped ? -6 : 6,
    ),
  ]
}

export const night = '#2a1b14'
export const gleam = '#fff8ea'

export const coats = {
  fox: { base: '#d9864a', dark: '#b9652f', light: '#fbeedb', hair: '#f0a868', nose: night },
  bark: { base: '#6d4530', dark: '#4d2e1f', light: '#e9c79f', hair: '#8a5c41', nose: night },
  ash: { base: '#7f8a88', dark: '#5c6868', light: '#e8ebe4', hair: '#a3adaa', nose: '#3a2b2b' },
  coal: { base: '#2f3836', dark: '#1c2423', light: '#f4efe2', hair: '#4f5a57', nose: night },
  oat: { base: '#ecd3a5', dark: '#cfae78', light: '#fbf1dc', hair: '#c99f63', nose: '#4a2f22' },
  ginger: { base: '#e39a4f', dark: '#c2742e', light: '#fdf0da', hair: '#b9642a', nose: '#b4533f' },
}

/** An eye with a gleam in it. */
export const eye = (x, y, r) => [
  oval(x, y, r, r * 1.12, night),
  oval(x - r * 0.3, y - r * 0.4, r * 0.32, r * 0.32, gleam),
]
