// The house of the example practice, by day and by night.
import { blob, boxed, brush, fill, oval, put, stroke } from './curves.mjs'
import { rect } from './flat-shapes.mjs'
import { cat } from './practice-cat.mjs'
import { dog } from './practice-dog.mjs'
import { coats, drawing } from './practice-parts.mjs'

const range = (count) => Array.from({ length: count }, (_, at) => at)

const windowOf = (x, y, wide, tall, pane, frame) => [
  rect(x - 12, y - 12, wide + 24, tall + 24, frame),
  rect(x, y, wide, tall, pane),
  rect(x + wide / 2 - 5, y, 10, tall, frame),
  rect(x, y + tall / 2 - 5, wide, 10, frame),
]

function houseFront(b, { wall, wallDark, roof, roofDark, frame, pane, door }) {
  const front = boxed(330, 430, 1170, 850)
  return [
    b.shaded(boxed(960, 180, 1040, 360), wall, wallDark),
    b.shaded(
      blob([
        [270, 450, 1],
        [430, 220, 1],
        [1070, 220, 1],
        [1230, 450, 1],
      ]),
      roof,
      roofDark,
    ),
    ...range(5).map((at) => stroke(`M${310 + at * 30} ${404 - at * 44}H${1190 - at * 30}`, roofDark, 5)),
    b.shaded(front, wall, wallDark, {
      inner: range(60).map(() => {
        const [x, y] = [330 + b.random() * 840, 440 + Math.floor(b.random() * 22) * 18]
        return stroke(`M${Math.round(x)} ${y}h26`, wallDark, 7)
      }),
    }),
    ...windowOf(400, 500, 190, 200, pane, frame),
    ...windowOf(910, 500, 190, 200, pane, frame),
    rect(380, 712, 230, 24, frame),
    rect(890, 712, 230, 24, frame),
    fill('M660 850V570A90 90 0 0 1 840 570V850z', frame),
    fill('M676 850V574A74 74 0 0 1 824 574V850z', door),
    fill('M696 600V576A54 54 0 0 1 804 576V600z', pane),
    oval(806, 720, 9, 9, '#f7cb7d'),
    put(750, 420, 1, [
      b.shaded(
        blob([
          [-120, -46],
          [0, -60],
          [120, -46],
          [132, 0],
          [120, 46],
          [0, 60],
          [-120, 46],
          [-132, 0],
        ]),
        '#14392a',
        '#0e2a1f',
      ),
      ...[
        [-26, -18],
        [-9, -32],
        [13, -32],
        [30, -18],
      ].map(([x, y]) => oval(x, y, 9, 12, '#f7cb7d')),
      fill(
        blob([
          [2, -14],
          [28, 14],
          [2, 26],
          [-24, 14],
        ]),
        '#f7cb7d',
      ),
    ]),
  ]
}

const crown = (b, x, y, size, colour, dark) => [
  stroke(`M${x} 850V${y}`, '#6d4029', 26),
  b.shaded(
    blob([
      [x - size, y],
      [x - size * 0.7, y - size * 0.9],
      [x, y - size * 1.3],
      [x + size * 0.75, y - size * 0.9],
      [x + size, y],
      [x + size * 0.5, y + size * 0.5],
      [x - size * 0.5, y + size * 0.5],
    ]),
    colour,
    dark,
    { room: 120 },
  ),
]

/** The house in Mill Lane. */
export function house() {
  const b = brush(67)
  return drawing(1500, 1000, [
    rect(0, 0, 1500, 1000, '#f8d9a6'),
    oval(1210, 250, 130, 130, '#fdeccb'),
    fill(
      blob([
        [-20, 700, 1],
        [200, 560],
        [500, 620],
        [900, 540],
        [1300, 600],
        [1520, 540],
        [1520, 1000, 1],
        [-20, 1000, 1],
      ]),
      '#c4cf9a',
    ),
    ...crown(b, 190, 560, 170, '#7da46c', '#5d8a58'),
    ...crown(b, 1360, 600, 150, '#8fb377', '#6b965f'),
    ...houseFront(b, {
      wall: '#cf7a54',
      wallDark: '#b05f3c',
      roof: '#3f5f55',
      roofDark: '#2e4a42',
      frame: '#fbf1dc',
      pane: '#bcd8d2',
      door: '#1b6a4a',
    }),
    rect(0, 850, 1500, 150, '#d9c7a0'),
    rect(0, 850, 1500, 16, '#efe2c0'),
    b.grain('M0 860L1500 1000', '#bba678', { room: 300 }),
    ...[360, 430, 500, 570, 930, 1000, 1070, 1140].map((x, at) =>
      b.shaded(
        blob([
          [x - 46, 850],
          [x - 40, 800 - (at % 3) * 12],
          [x, 780 - (at % 2) * 16],
          [x + 40, 804],
          [x + 46, 850],
        ]),
        '#4f8158',
        '#3d6c49',
      ),
    ),
    ...[380, 470, 540, 960, 1030, 1110].map((x, at) =>
      oval(x, 806 + (at % 3) * 10, 9, 9, at % 2 ? '#f7cb7d' : '#f3a58f'),
    ),
    oval(590, 950, 130, 14, '#b39c6b'),
    put(590, 950, 0.34, dog(b, coats.fox, { tilt: 6, collar: '#c4503c' })),
    put(990, 946, 0.3, cat(b, coats.coal, { isStriped: false }), 0, true),
    oval(1000, 950, 70, 9, '#b39c6b'),
  ])
}

/** The same at night: a lamp is on. */
export function night() {
  const b = brush(71)
  return drawing(1500, 1000, [
    rect(0, 0, 1500, 1000, '#12332f'),
    ...range(60).map(() => oval(b.random() * 1500, b.random() * 520, 2.6, 2.6, '#cfe0c8')),
    oval(1240, 210, 104, 104, '#f9e3b0'),
    oval(1200, 186, 96, 96, '#12332f'),
    fill(
      blob([
        [-20, 700, 1],
        [200, 560],
        [500, 620],
        [900, 540],
        [1300, 600],
        [1520, 540],
        [1520, 1000, 1],
        [-20, 1000, 1],
      ]),
      '#17423a',
    ),
    ...crown(b, 190, 560, 170, '#1d5044', '#143b34'),
    ...crown(b, 1360, 600, 150, '#1d5044', '#143b34'),
    ...houseFront(b, {
      wall: '#4a4a44',
      wallDark: '#3a3c39',
      roof: '#0f2926',
      roofDark: '#0a1e1c',
      frame: '#2b3f3a',
      pane: '#f7c866',
      door: '#0f3d31',
    }),
    b.clipped(boxed(910, 500, 1100, 700), [put(1010, 706, 0.26, cat(b, coats.coal, { isStriped: false }))]),
    fill('M560 1000L690 640A60 60 0 0 1 810 640L940 1000z', '#f7c86644'),
    oval(750, 540, 26, 26, '#fde7ad'),
    rect(0, 850, 1500, 150, '#0e2723'),
    fill('M596 850H904L960 1000H540z', '#f7c86655'),
    ...[400, 470, 540, 960, 1030, 1100].map((x, at) =>
      fill(
        blob([
          [x - 46, 852],
          [x - 40, 800 - (at % 3) * 12],
          [x, 780],
          [x + 40, 804],
          [x + 46, 852],
        ]),
        '#173f37',
      ),
    ),
  ])
}
