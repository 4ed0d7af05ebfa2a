// A dog of the example practice. It looks at who looks at it.
import { blob, both, fill, oval, put, stroke } from './curves.mjs'
import { eye, gleam, night } from './practice-parts.mjs'

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
