// The pictures of the example practice: animals, people and rooms as cut paper, in the colours of a warm house.
import { blob, both, brush, fill, oval, put, stroke } from './curves.mjs'
import { rect } from './flat-shapes.mjs'
import { cat, catHead, coats, dog, dogHead, rabbit } from './practice-animals.mjs'
import { drawing, green, leaves, peach, people, sage, scrubs } from './practice-parts.mjs'
import { bust, hand, stethoscope } from './practice-people.mjs'
import { hands, house, night, room } from './practice-rooms.mjs'

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

/** A stethoscope on the chest of a dog. */
function checkUp() {
  const b = brush(11)
  return drawing(1200, 900, [
    rect(0, 0, 1200, 900, '#cfdfc6'),
    fill(
      blob([
        [-40, 640],
        [200, 300],
        [560, 160],
        [980, 330],
        [1260, 700],
        [1260, 960],
        [-40, 960],
      ]),
      '#b6cfb0',
    ),
    put(480, 1110, 1.16, dog(b, coats.fox, { tilt: 7, hasTail: false })),
    stroke('M620 590C760 740 900 760 1010 560C1060 470 1110 200 1230 120', '#233b34', 20),
    oval(612, 578, 56, 56, '#8aa19a'),
    oval(612, 578, 38, 38, '#e8eee6'),
    put(690, 590, 0.86, hand(b, people.amber), -14),
  ])
}

/** A cat with a collar that keeps it from its stitches. */
function surgery() {
  const b = brush(17)
  const rays = Array.from({ length: 18 }, (_, at) => {
    const turn = (at / 18) * 2 * Math.PI
    return `M${Math.round(190 * Math.cos(turn))} ${Math.round(190 * Math.sin(turn))}L${Math.round(318 * Math.cos(turn))} ${Math.round(318 * Math.sin(turn))}`
  }).join('')
  return drawing(1200, 900, [
    rect(0, 0, 1200, 900, '#f3c182'),
    rect(0, 700, 1200, 200, '#e0935a'),
    b.grain('M0 700L1200 900', '#c9743b', { room: 300 }),
    fill(
      blob([
        [160, 690],
        [380, 640],
        [820, 640],
        [1060, 690],
        [1080, 800],
        [600, 840],
        [130, 800],
      ]),
      '#2b6a52',
    ),
    fill(
      blob([
        [190, 680],
        [400, 636],
        [800, 636],
        [1030, 680],
        [1010, 750],
        [600, 784],
        [200, 750],
      ]),
      '#3f8568',
    ),
    put(600, 800, 1.02, cat(b, coats.ginger, { eyes: 'shut' })),
    put(600, 262, 1, [
      oval(0, 0, 330, 318, '#fff8e8'),
      oval(-10, -8, 312, 300, '#fdeecb'),
      stroke(rays, '#f0d9a4', 6),
      put(0, 116, 1.1, catHead(b, coats.ginger, { eyes: 'shut' })),
    ]),
  ])
}

/** A dog shows its teeth. */
function teeth() {
  const b = brush(23)
  const bristles = Array.from({ length: 9 }, (_, at) => `M${-84 + at * 21} 0v-50`).join('')
  return drawing(1200, 900, [
    rect(0, 0, 1200, 900, '#eaa68e'),
    oval(560, 470, 520, 470, '#f1bba5'),
    fill(
      blob([
        [230, 980],
        [330, 700],
        [560, 560],
        [790, 700],
        [890, 980],
      ]),
      coats.oat.dark,
    ),
    put(560, 560, 1.42, dogHead(b, coats.oat, { mouth: 'open' }), -5),
    put(
      700,
      680,
      1,
      [
        stroke('M-60 22C160 40 300 60 620 190', '#1b6a4a', 44),
        stroke('M260 64C340 76 420 100 500 136', '#f7cb7d', 14),
        stroke('M-92 12H92', '#1b6a4a', 40),
        stroke(bristles, '#fff8ea', 15),
      ],
      8,
    ),
    ...[
      [980, 210, 1],
      [1060, 330, 0.6],
      [880, 130, 0.5],
    ].map(([x, y, s]) => put(x, y, s, [fill('M0 -70Q8 -8 70 0Q8 8 0 70Q-8 8 -70 0Q-8 -8 0 -70z', '#fff3d6')])),
  ])
}

/** A cat at the telephone. */
function telephone() {
  const b = brush(29)
  const curl = Array.from({ length: 11 }, (_, at) => `q${at % 2 ? 26 : -14} ${at % 2 ? 18 : 26} 8 30`).join('')
  return drawing(1200, 900, [
    rect(0, 0, 1200, 900, '#1f5743'),
    oval(420, 420, 400, 400, '#2b6a52'),
    b.grain('M0 0L1200 700', '#184636', { room: 520, size: 6 }),
    put(410, 640, 1.5, [
      fill(
        blob(
          both([
            [0, -60],
            [130, -20],
            [160, 140],
            [0, 160],
          ]),
        ),
        coats.coal.dark,
      ),
      ...catHead(b, coats.coal, { isStriped: false }),
    ]),
    rect(0, 660, 1200, 240, '#c4704a'),
    rect(0, 660, 1200, 26, '#dd9365'),
    b.grain('M0 690L1200 900', '#a5532f', { room: 260 }),
    ...[280, 540].map((x) => oval(x, 668, 66, 40, coats.coal.light)),
    stroke('M256 676v-16M280 680v-18M304 676v-16M516 676v-16M540 680v-18M564 676v-16', '#b9b4a4', 6),
    stroke(`M760 720m-40 -60${curl}`, '#7c2f22', 9),
    put(900, 780, 1, [
      b.shaded(
        blob([
          [-190, 20],
          [-150, -190],
          [-70, -236],
          [70, -236],
          [150, -190],
          [190, 20, 1],
        ]),
        '#e9a13b',
        '#c67c1f',
      ),
      oval(0, -80, 104, 92, '#fbeecd'),
      ...Array.from({ length: 8 }, (_, at) =>
        oval(70 * Math.cos(at * 0.68 + 0.3), -80 + 60 * Math.sin(at * 0.68 + 0.3), 13, 13, '#8d5a1c'),
      ),
      oval(0, -80, 30, 27, '#e9a13b'),
    ]),
    put(
      640,
      760,
      1,
      [
        stroke('M-120 0Q0 -70 120 0', '#e9a13b', 44),
        oval(-122, 22, 56, 40, '#c67c1f', -20),
        oval(122, 22, 56, 40, '#c67c1f', 20),
      ],
      -10,
    ),
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
