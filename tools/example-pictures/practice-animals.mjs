// The animals of the example practice. Each stands on 0, 0 and looks at who looks at it.
import { blob, both, fill, oval, put, stroke } from './curves.mjs'

const night = '#2a1b14'
const gleam = '#fff8ea'

export const coats = {
  fox: { base: '#d9864a', dark: '#b9652f', light: '#fbeedb', hair: '#f0a868', nose: night },
  bark: { base: '#6d4530', dark: '#4d2e1f', light: '#e9c79f', hair: '#8a5c41', nose: night },
  ash: { base: '#7f8a88', dark: '#5c6868', light: '#e8ebe4', hair: '#a3adaa', nose: '#3a2b2b' },
  coal: { base: '#2f3836', dark: '#1c2423', light: '#f4efe2', hair: '#4f5a57', nose: night },
  oat: { base: '#ecd3a5', dark: '#cfae78', light: '#fbf1dc', hair: '#c99f63', nose: '#4a2f22' },
  ginger: { base: '#e39a4f', dark: '#c2742e', light: '#fdf0da', hair: '#b9642a', nose: '#b4533f' },
}

const eye = (x, y, r) => [oval(x, y, r, r * 1.12, night), oval(x - r * 0.3, y - r * 0.4, r * 0.32, r * 0.32, gleam)]

/** About 0, 0, from ear to ear 480 wide. `mouth`: 'shut' or 'open'. */
export function dogHead(brush, coat, { mouth = 'shut', collar } = {}) {
  const ear = blob([
    [96, -270],
    [176, -292],
    [238, -236],
    [256, -120],
    [232, 16],
    [186, 44],
    [150, -20],
    [128, -130],
  ])
  const head = blob(
    both([
      [0, -312],
      [96, -300],
      [158, -232],
      [168, -130],
      [140, -40],
      [98, 34],
      [0, 66],
    ]),
  )
  const blaze = blob(
    both([
      [0, -306],
      [24, -270],
      [26, -190],
      [52, -112],
      [104, -58],
      [106, 6],
      [62, 52],
      [0, 64],
    ]),
  )
  const ears = [1, -1].map((side) =>
    put(
      0,
      0,
      1,
      [
        brush.shaded(ear, coat.dark, coat.dark, {
          inner: [brush.hair([90, -290, 260, 40], 26, coat.base, { long: 40 })],
        }),
      ],
      0,
      side < 0,
    ),
  )
  const jaws =
    mouth === 'open'
      ? [
          fill(
            blob([
              [-64, 2, 1],
              [0, 22],
              [64, 2, 1],
              [50, 66],
              [0, 92],
              [-50, 66],
            ]),
            '#5b211c',
          ),
          fill(
            blob([
              [-36, 44],
              [0, 34],
              [36, 44],
              [34, 92],
              [0, 112],
              [-34, 92],
            ]),
            '#e8877a',
          ),
          stroke('M0 50V92', '#c9655b', 5),
          fill('M-56 4L-42 9L-52 26zM56 4L42 9L52 26z', gleam),
          stroke('M0 -34V6M-66 0Q-34 26 0 8Q34 26 66 0', night, 8),
        ]
      : [stroke('M0 -34V6M-58 2Q-30 30 0 8Q30 30 58 2', night, 8)]
  return [
    ...(collar ? [stroke('M-112 46Q0 122 112 46', collar, 34)] : []),
    brush.shaded(head, coat.base, coat.dark, {
      by: [-14, -10],
      inner: [brush.hair([-160, -300, 160, 20], 70, coat.hair, { long: 26, swell: 1.4 }), fill(blaze, coat.light)],
    }),
    ...ears,
    ...eye(-78, -146, 19),
    ...eye(78, -146, 19),
    oval(-74, -196, 17, 12, coat.light, 20),
    oval(74, -196, 17, 12, coat.light, -20),
    ...jaws,
    fill(
      blob([
        [-44, -82],
        [0, -92],
        [44, -82],
        [34, -46],
        [0, -28],
        [-34, -46],
      ]),
      coat.nose,
    ),
    oval(-14, -74, 13, 6, '#7b665c', -10),
    ...[-78, -66, -84, 66, 78, 84].map((x, at) => oval(x, -24 + (at % 3) * 14, 3.4, 3.4, coat.dark)),
  ]
}

/** Sits; 980 tall. */
export function dog(brush, coat, { collar, tilt = 0, hasTail = true } = {}) {
  const body = blob(
    both([
      [0, -690],
      [104, -640],
      [150, -500],
      [176, -320],
      [166, -120],
      [120, -14],
      [0, -10],
    ]),
  )
  const haunch = blob([
    [96, -320],
    [190, -300],
    [262, -190],
    [270, -60],
    [232, -4],
    [120, -4],
    [80, -120],
  ])
  const chest = blob(
    both([
      [0, -660],
      [74, -610],
      [84, -470],
      [50, -360],
      [0, -320],
    ]),
  )
  const leg = (side) => [
    brush.shaded(
      blob([
        [side * 24, -420],
        [side * 104, -420],
        [side * 112, -200],
        [side * 108, -40],
        [side * 26, -40],
        [side * 18, -200],
      ]),
      coat.base,
      coat.dark,
      { by: [-12, 0] },
    ),
    fill(
      blob([
        [side * 14, -52],
        [side * 66, -76],
        [side * 122, -50],
        [side * 134, -4],
        [side * 66, 8],
        [side * 4, 2],
      ]),
      coat.light,
    ),
    stroke(`M${side * 50} -6v-24M${side * 86} -6v-24`, coat.dark, 5),
  ]
  return [
    ...(hasTail
      ? [
          stroke('M190 -60C330 -60 372 -170 340 -286', coat.dark, 56),
          stroke('M340 -286q-4 -18 -10 -30', coat.light, 50),
        ]
      : []),
    ...[1, -1].map((side) =>
      put(
        0,
        0,
        1,
        [
          brush.shaded(haunch, coat.base, coat.dark, { by: [side * -16, -10] }),
          fill(
            blob([
              [110, -40],
              [190, -62],
              [272, -36],
              [284, -4],
              [190, 6],
              [104, 4],
            ]),
            coat.light,
          ),
        ],
        0,
        side < 0,
      ),
    ),
    brush.shaded(body, coat.base, coat.dark, {
      inner: [
        brush.hair([-180, -560, 180, -40], 90, coat.hair, { long: 34 }),
        fill(chest, coat.light),
        brush.hair([-70, -560, 70, -350], 26, coat.base, { long: 30, width: 3, spread: 0.9 }),
      ],
    }),
    ...leg(-1),
    ...leg(1),
    put(0, -690, 1, dogHead(brush, coat, { collar }), tilt),
    ...(collar ? [oval(0, -590, 25, 25, '#f7cb7d'), oval(0, -590, 9, 9, '#c98f35')] : []),
  ]
}

const stripes = (coat) =>
  ['M0 -226v58M-34 -218l6 44M34 -218l-6 44', 'M-148 -110l44 12M-146 -76l40 4M148 -110l-44 12M146 -76l-40 4'].map((d) =>
    stroke(d, coat.hair, 12),
  )

/** About 0, 0; 300 wide. `eyes`: 'open' or 'shut'. */
export function catHead(brush, coat, { eyes = 'open', isStriped = true } = {}) {
  const head = blob(
    both([
      [0, -238],
      [76, -226],
      [142, -170],
      [156, -96],
      [116, -22],
      [0, 10],
    ]),
  )
  const ear = blob([
    [44, -212],
    [104, -318, 1],
    [126, -312],
    [150, -150],
    [90, -150],
  ])
  const look =
    eyes === 'shut'
      ? [stroke('M-92 -104q28 26 56 0M36 -104q28 26 56 0', night, 8)]
      : [-66, 66].flatMap((x) => [
          oval(x, -108, 28, 24, '#b7cf7c'),
          oval(x, -108, 10, 22, night),
          oval(x - 7, -117, 6, 6, gleam),
        ])
  return [
    ...[1, -1].map((side) =>
      put(
        0,
        0,
        1,
        [
          fill(ear, coat.dark),
          fill(
            blob([
              [66, -206],
              [108, -286, 1],
              [132, -186],
            ]),
            '#eeb09c',
          ),
        ],
        0,
        side < 0,
      ),
    ),
    brush.shaded(head, coat.base, coat.dark, {
      by: [-12, -8],
      inner: [
        ...(isStriped
          ? stripes(coat)
          : [brush.hair([-150, -220, 150, -60], 30, coat.hair, { long: 18, width: 3, swell: 1.4 })]),
        fill(
          blob(
            both([
              [0, -90],
              [48, -66],
              [82, -30],
              [56, 12],
              [0, 20],
            ]),
          ),
          coat.light,
        ),
      ],
    }),
    ...look,
    fill(
      blob([
        [-20, -72],
        [0, -76],
        [20, -72],
        [0, -50],
      ]),
      '#c9665a',
    ),
    stroke('M0 -54v14M-34 -34q18 16 34 -6q16 22 34 6', night, 6),
    stroke('M-84 -44l-96 -14M-84 -30l-98 10M84 -44l96 -14M84 -30l98 10', gleam, 3),
  ]
}

/** Sits; 700 tall, the tail about its feet. */
export function cat(brush, coat, { eyes, isStriped = true, collar } = {}) {
  const body = blob(
    both([
      [0, -480],
      [90, -450],
      [128, -320],
      [178, -150],
      [168, -30],
      [110, 0],
      [0, 0],
    ]),
  )
  return [
    stroke('M150 -60C290 -50 270 40 120 18C60 10 20 12 -30 20', coat.dark, 54),
    brush.shaded(body, coat.base, coat.dark, {
      inner: [
        ...(isStriped
          ? [
              stroke(
                'M-176 -120l66 18M-170 -180l58 20M-156 -240l50 18M176 -120l-66 18M170 -180l-58 20M156 -240l-50 18',
                coat.hair,
                14,
              ),
            ]
          : [brush.hair([-170, -400, 170, -20], 50, coat.hair, { long: 26, width: 3 })]),
        fill(
          blob(
            both([
              [0, -470],
              [66, -420],
              [60, -300],
              [0, -230],
            ]),
          ),
          coat.light,
        ),
      ],
    }),
    ...[-1, 1].flatMap((side) => [
      fill(
        blob([
          [side * 8, -250],
          [side * 72, -260],
          [side * 74, -60],
          [side * 12, -50],
        ]),
        coat.base,
      ),
      fill(
        blob([
          [side * 4, -30],
          [side * 44, -50],
          [side * 84, -26],
          [side * 84, 2],
          [side * 2, 4],
        ]),
        coat.light,
      ),
    ]),
    stroke('M0 -240V-10', coat.dark, 6),
    put(0, -440, 1, catHead(brush, coat, { eyes, isStriped })),
    ...(collar ? [stroke('M-78 -448Q0 -404 78 -448', collar, 20), oval(0, -412, 16, 16, '#f7cb7d')] : []),
    stroke('M-6 22q-30 2 -46 -2', coat.light, 46),
  ]
}

/** Crouches, seen from its side, its head to the left; 420 wide. */
export function rabbit(brush, coat) {
  const body = blob([
    [-120, -190],
    [0, -250],
    [130, -220],
    [206, -110],
    [190, -14],
    [60, 0],
    [-120, -2],
    [-160, -80],
  ])
  const head = blob([
    [-120, -300],
    [-40, -270],
    [-20, -190],
    [-90, -130],
    [-190, -130],
    [-238, -180],
    [-206, -260],
  ])
  const ear = (turn, colour) =>
    put(
      -84,
      -280,
      1,
      [
        fill(
          blob([
            [-30, 0],
            [-44, -120],
            [-14, -236],
            [26, -216],
            [40, -90],
            [26, 6],
          ]),
          colour,
        ),
        fill(
          blob([
            [-10, -20],
            [-18, -120],
            [-4, -196],
            [14, -110],
            [10, -20],
          ]),
          '#eeb09c',
        ),
      ],
      turn,
    )
  return [
    oval(206, -70, 46, 42, coat.light),
    ear(34, coat.dark),
    brush.shaded(body, coat.base, coat.dark, {
      inner: [brush.hair([-150, -230, 200, -10], 80, coat.hair, { long: 30, lean: 1.1 })],
    }),
    fill(
      blob([
        [70, -150],
        [170, -110],
        [196, -20],
        [90, 2],
        [20, -4],
        [26, -100],
      ]),
      coat.dark,
    ),
    fill(
      blob([
        [0, -34],
        [150, -40],
        [200, -6],
        [150, 6],
        [0, 4],
      ]),
      coat.light,
    ),
    fill(
      blob([
        [-150, -40],
        [-60, -44],
        [-50, 4],
        [-160, 4],
      ]),
      coat.light,
    ),
    brush.shaded(head, coat.base, coat.dark, {
      by: [-8, -10],
      inner: [
        fill(
          blob([
            [-250, -190],
            [-190, -200],
            [-150, -150],
            [-190, -120],
            [-240, -140],
          ]),
          coat.light,
        ),
      ],
    }),
    ear(10, coat.base),
    ...eye(-140, -222, 15),
    oval(-232, -182, 11, 9, '#c9665a'),
    stroke('M-222 -164q10 10 22 2', night, 5),
    stroke('M-200 -168l-70 18M-200 -160l-62 36', gleam, 3),
  ]
}
