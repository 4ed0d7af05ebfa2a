// The waiting room of the example practice, and a paw that is bandaged.
import { blob, boxed, brush, fill, oval, put, stroke } from './curves.mjs'
import { rect } from './flat-shapes.mjs'
import { catHead } from './practice-cat.mjs'
import { dog, dogHead } from './practice-dog.mjs'
import { coats, drawing, leaves, people } from './practice-parts.mjs'
import { hand } from './practice-people.mjs'

const range = (count) => Array.from({ length: count }, (_, at) => at)

/** The waiting room: a bench, a basket with a cat in it, a dog that waits. */
export function room() {
  const b = brush(61)
  const frame = (x, y, wide, tall, colour, inner) => [
    rect(x - 14, y - 14, wide + 28, tall + 28, '#8d5a33'),
    rect(x, y, wide, tall, colour),
    b.clipped(boxed(x, y, x + wide, y + tall), inner),
  ]
  return drawing(1500, 1000, [
    rect(0, 0, 1500, 1000, '#f0dcb4'),
    b.grain('M0 0L1500 640', '#e3c78f', { room: 1100, size: 6 }),
    rect(0, 560, 1500, 260, '#3f8568'),
    rect(0, 560, 1500, 20, '#2b6a52'),
    ...range(16).map((at) => rect(at * 100 + 40, 590, 8, 230, '#367559')),
    rect(0, 820, 1500, 180, '#c4704a'),
    ...range(9).map((at) => fill(`M${at * 220 - 180} 1000L${at * 180 + 20} 820h70L${at * 220 - 60} 1000z`, '#cf7f57')),
    ...frame(170, 90, 220, 260, '#2b6a52', [put(280, 346, 0.56, dogHead(b, coats.fox))]),
    ...frame(470, 130, 180, 210, '#e5a48c', [put(560, 352, 0.62, catHead(b, coats.coal, { isStriped: false }))]),
    stroke('M980 0V150', '#3b241a', 8),
    fill('M840 280Q860 150 980 140Q1100 150 1120 280z', '#e9a13b'),
    fill('M840 280Q980 310 1120 280L1110 294Q980 326 850 294z', '#fdebc0'),
    rect(90, 720, 660, 34, '#8d5a33'),
    rect(90, 660, 660, 66, '#e9a13b'),
    b.grain('M90 660L750 726', '#c67c1f', { room: 160 }),
    ...[140, 670].map((x) => rect(x, 754, 30, 160, '#6d4029')),
    put(300, 662, 1.1, [
      b.shaded(
        blob([
          [-150, 0, 1],
          [-150, -150],
          [-90, -214],
          [90, -214],
          [150, -150],
          [150, 0, 1],
        ]),
        '#c89b62',
        '#a67a44',
      ),
      stroke('M-60 -214Q0 -290 60 -214', '#6d4029', 14),
      fill(
        blob([
          [-96, -20],
          [-96, -120],
          [0, -172],
          [96, -120],
          [96, -20],
        ]),
        '#2a1b14',
      ),
      oval(-34, -92, 16, 18, '#b7cf7c'),
      oval(34, -92, 16, 18, '#b7cf7c'),
      oval(-34, -92, 6, 15, '#1c1310'),
      oval(34, -92, 6, 15, '#1c1310'),
      stroke('M-64 -16V-140M-22 -16V-162M22 -16V-162M64 -16V-140', '#e8dcc4', 7),
    ]),
    oval(900, 944, 250, 26, '#a5532f'),
    put(890, 944, 0.6, dog(b, coats.coal, { tilt: 8, collar: '#c4503c' })),
    ...leaves(b, 1320, 810, 520, '#5fa07a', '#2f6b4d'),
    put(1320, 950, 1, [
      b.shaded(
        blob([
          [-110, -150, 1],
          [110, -150, 1],
          [80, 0, 1],
          [-80, 0, 1],
        ]),
        '#f4e3c1',
        '#dcc294',
      ),
    ]),
  ])
}

/** Two hands put a bandage round a paw. */
export function hands() {
  const b = brush(73)
  const paw = blob([
    [380, 430],
    [560, 396],
    [700, 420],
    [752, 500],
    [700, 580],
    [560, 604],
    [380, 590],
  ])
  const arm = blob([
    [-60, 260, 1],
    [200, 350],
    [420, 420],
    [440, 600],
    [200, 640],
    [-60, 690, 1],
  ])
  return drawing(1200, 900, [
    rect(0, 0, 1200, 900, '#dfe9d3'),
    rect(0, 560, 1200, 340, '#8fb7a4'),
    b.grain('M0 560L1200 900', '#74a08b', { room: 300 }),
    oval(480, 640, 420, 50, '#6f9c88'),
    b.shaded(arm, coats.bark.base, coats.bark.dark, {
      by: [0, -24],
      inner: [b.hair([-40, 320, 420, 620], 70, coats.bark.hair, { long: 40, lean: 1.2 })],
    }),
    b.shaded(paw, coats.bark.light, '#c99d6c', { by: [-8, -18] }),
    stroke('M748 470q-60 -6 -90 4M756 510q-60 0 -96 4M738 546q-50 -2 -80 -2', '#b98b5b', 8),
    ...range(5).map((at) => {
      const x = 300 + at * 62
      return b.shaded(
        blob([
          [x, 384 + at * 4],
          [x + 84, 378 + at * 4],
          [x + 100, 610 - at * 3],
          [x + 18, 626 - at * 3],
        ]),
        '#fbf6ea',
        '#dccfb4',
        { by: [-10, -4] },
      )
    }),
    put(610, 640, 0.98, hand(b, people.amber), 22),
    put(560, 372, 0.98, hand(b, people.amber), -30),
    put(180, 790, 1, [
      b.shaded(
        blob([
          [-90, -60],
          [0, -84],
          [90, -60],
          [90, 50],
          [0, 74],
          [-90, 50],
        ]),
        '#fbf6ea',
        '#dccfb4',
      ),
      oval(0, -56, 72, 26, '#efe4cb'),
      oval(0, -56, 24, 10, '#c4503c'),
    ]),
  ])
}
