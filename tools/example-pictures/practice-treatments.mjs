// What the example practice does, a picture each.
import { blob, both, brush, fill, oval, put, stroke } from './curves.mjs'
import { rect } from './flat-shapes.mjs'
import { cat, catHead } from './practice-cat.mjs'
import { dog, dogHead } from './practice-dog.mjs'
import { coats, drawing, people } from './practice-parts.mjs'
import { hand } from './practice-people.mjs'

/** A stethoscope on the chest of a dog. */
export function checkUp() {
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
export function surgery() {
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
export function teeth() {
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
export function telephone() {
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
