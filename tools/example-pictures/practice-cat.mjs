// A cat of the example practice. It looks at who looks at it.
import { blob, both, fill, oval, put, stroke } from './curves.mjs'
import { gleam, night } from './practice-parts.mjs'

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
