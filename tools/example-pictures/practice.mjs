// The pictures of the example practice: animals, people and rooms as cut paper, in the colours of a warm house.
import { blob, both, brush, fill, oval, put, stroke } from './curves.mjs'
import { rect } from './flat-shapes.mjs'
import { cat, catHead } from './practice-cat.mjs'
import { dog, dogHead } from './practice-dog.mjs'
import { house, night } from './practice-house.mjs'
import { coats, drawing, green, leaves, peach, people, sage, scrubs } from './practice-parts.mjs'
import { bust, stethoscope } from './practice-people.mjs'
import { rabbit } from './practice-rabbit.mjs'
import { hands, room } from './practice-rooms.mjs'
import { checkUp, surgery, teeth, telephone } from './practice-treatments.mjs'

/** A dog, a cat and a rabbit before an arched window. */
function hero() {
  const b = brush(3)
  const window_ = 'M250 1130V560A450 450 0 0 1 1150 560V1130z'
  return drawing(1400, 1260, [
    rect(0, 0, 1400, 1260, '#2b6a52'),
    b.grain('M0 0L1400 1260', '#215643', { room: 800, size: 6, from: 0.3 }),
    fill('M222 1130V560A478 478 0 0 1 1178 560V1130z', '#f6e7c8'),
    b.clipped(window_, [
      rect(0, 0, 1400, 1260, '#f6cf8f'),
      oval(860, 380, 150, 150, '#fdebc0'),
      b.shaded(
        blob([
          [200, 900, 1],
          [360, 720],
          [640, 640],
          [900, 760],
          [1200, 690],
          [1220, 1200, 1],
          [200, 1200, 1],
        ]),
        '#a8bf85',
        '#8eab72',
      ),
      b.shaded(
        blob([
          [200, 980, 1],
          [480, 880],
          [800, 940],
          [1200, 850],
          [1220, 1200, 1],
          [200, 1200, 1],
        ]),
        '#7da46c',
        '#648c5b',
      ),
      ...[330, 400, 1050, 1110].map((x, at) =>
        b.shaded(
          blob([
            [x, 700 + at * 9],
            [x + 34, 800],
            [x + 20, 900],
            [x - 20, 900],
            [x - 34, 800],
          ]),
          '#4f8158',
          '#3d6c49',
        ),
      ),
    ]),
    stroke('M700 112V470', '#f6e7c8', 16),
    stroke('M250 560H1150', '#f6e7c8', 16),
    rect(0, 1090, 1400, 170, '#b8663f'),
    rect(0, 1090, 1400, 22, '#d98c5c'),
    b.grain('M0 1100L1400 1260', '#94492a', { room: 330 }),
    ...leaves(b, 1290, 1110, 620, '#5fa07a', '#3f7d5c'),
    ...leaves(b, 110, 1110, 520, '#7fb58f', '#55906c', true),
    oval(600, 1188, 380, 34, '#8d4628'),
    oval(985, 1196, 240, 26, '#8d4628'),
    put(575, 1190, 0.93, dog(b, coats.bark, { tilt: -6, collar: '#e9a13b' })),
    put(985, 1186, 0.9, cat(b, coats.ash, { collar: '#c4503c' }), 0, true),
    put(250, 1222, 0.62, rabbit(b, coats.oat), 0, true),
  ])
}

/** Who works there, each with an animal or a tool. */
const portrait =
  (seed, ground, sun, who, beside = () => []) =>
  () => {
    const b = brush(seed)
    return drawing(960, 1120, [
      rect(0, 0, 960, 1120, ground),
      oval(480, 560, 420, 420, sun),
      put(480, 1060, 1.16, [...bust(b, who), ...(who.tool ? stethoscope(who.tool) : [])]),
      ...beside(b),
    ])
  }

export default {
  hero,
  'check-up': checkUp,
  surgery,
  teeth,
  telephone,
  room,
  house,
  hands,
  night,
  'portrait-1': portrait(
    41,
    sage,
    '#bcd3b4',
    { ...people.rose, cut: 'bob', hair: '#5a2d1d', ...scrubs.green, tool: '#f7cb7d' },
    (b) => [
      put(
        770,
        1150,
        0.82,
        [
          fill(
            blob(
              both([
                [0, -60],
                [130, -10],
                [150, 140],
                [0, 160],
              ]),
            ),
            coats.ginger.dark,
          ),
          ...catHead(b, coats.ginger),
        ],
        8,
      ),
    ],
  ),
  'portrait-2': portrait(43, peach, '#f8d9a6', {
    ...people.umber,
    cut: 'short',
    hair: '#1d1512',
    beard: '#1d1512',
    ...scrubs.teal,
    look: 'smiling',
    tool: '#e9a13b',
  }),
  'portrait-3': portrait(
    47,
    '#e5a48c',
    '#efbda8',
    { ...people.amber, cut: 'curls', hair: '#2b1711', ...scrubs.plum, look: 'smiling' },
    (b) => [put(180, 1150, 0.86, rabbit(b, coats.oat), 0, true)],
  ),
  'portrait-4': portrait(
    53,
    green,
    '#3d7d63',
    { ...people.pale, cut: 'bun', hair: '#c9ccc6', ...scrubs.cream, glasses: '#8f3d2a' },
    (b) => [put(190, 1180, 0.62, dogHead(b, coats.fox), -8)],
  ),
}
