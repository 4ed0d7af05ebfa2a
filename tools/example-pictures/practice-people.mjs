// The people of the example practice: heads and shoulders, and hands at work.
import { blob, both, fill, oval, stroke } from './curves.mjs'
import { night } from './practice-parts.mjs'

/** A hand that comes from the right; its fingers end near 0, 0. */
export function hand(b, { skin, shade, sleeve, fold }) {
  const arm = blob([
    [226, -84, 1],
    [760, -150, 1],
    [760, 150, 1],
    [226, 84, 1],
  ])
  const palm = blob([
    [40, -62],
    [130, -82],
    [240, -58],
    [250, 56],
    [140, 78],
    [36, 58],
  ])
  const finger = (d) => stroke(d, skin, 42)
  return [
    stroke('M120 -56Q60 -132 -8 -122', shade, 44),
    backOf(b, palm, skin, shade),
    ...['M70 -40Q0 -62 -70 -40', 'M60 -6Q-20 -18 -96 -2', 'M64 28Q-10 24 -84 36', 'M76 54Q20 62 -46 70'].map(finger),
    stroke('M84 -24Q10 -40 -74 -20M80 10Q0 6 -88 18M84 42Q20 42 -60 54', shade, 4),
    b.shaded(arm, sleeve, fold, { by: [0, -14] }),
    stroke('M232 -86V86', fold, 12),
  ]
}

const backOf = (b, d, colour, dark) => b.shaded(d, colour, dark, { by: [0, -8], room: 0 })

const hairs = {
  bob: (c) =>
    [
      blob(
        both([
          [0, -700],
          [150, -680],
          [232, -560],
          [236, -380],
          [206, -250],
          [120, -236],
        ]),
      ),
    ].map((d) => fill(d, c)),
  bun: (c) => [
    oval(30, -716, 92, 84, c),
    fill(
      blob(
        both([
          [0, -690],
          [130, -672],
          [196, -560],
          [190, -440],
          [160, -380],
        ]),
      ),
      c,
    ),
  ],
  short: (c) => [
    fill(
      blob(
        both([
          [0, -700],
          [140, -676],
          [196, -570],
          [184, -440],
        ]),
      ),
      c,
    ),
  ],
  curls: (c) => [
    oval(0, -560, 190, 130, c),
    ...Array.from({ length: 13 }, (_, at) => {
      const turn = Math.PI * (1.12 - (1.24 * at) / 12)
      return oval(210 * Math.cos(turn), -500 - 190 * Math.sin(turn), 84, 84, c)
    }),
  ],
  none: () => [],
}
const fringes = {
  bob: (c) =>
    fill(
      blob([
        [-176, -470],
        [-150, -640],
        [0, -690],
        [150, -640],
        [176, -470],
        [120, -560],
        [20, -604],
        [-90, -560],
      ]),
      c,
    ),
  bun: (c) =>
    fill(
      blob([
        [-176, -480],
        [-150, -640],
        [0, -684],
        [150, -640],
        [176, -480],
        [136, -580],
        [-40, -590],
        [-140, -556],
      ]),
      c,
    ),
  short: (c) =>
    fill(
      blob([
        [-180, -500],
        [-166, -640],
        [-20, -710],
        [140, -670],
        [180, -500],
        [150, -570],
        [60, -596],
        [-70, -580],
        [-150, -560],
      ]),
      c,
    ),
  curls: (c) =>
    Array.from({ length: 6 }, (_, at) => oval(-140 + at * 56, -640 + Math.abs(at - 2.5) * 16, 52, 48, c)).join(''),
  none: () => '',
}

/** Head and shoulders; the shoulders end at 0. */
export function bust(b, { skin, shade, hair, cut, scrubs, fold, glasses, beard, look = 'straight', ears = '#f7cb7d' }) {
  const shoulders = blob(
    both([
      [0, -250],
      [110, -236],
      [250, -190],
      [330, -90],
      [350, 40],
      [350, 80],
      [0, 90],
    ]),
  )
  const face = blob(
    both([
      [0, -668],
      [110, -650],
      [172, -560],
      [168, -440],
      [120, -330],
      [0, -276],
    ]),
  )
  return [
    ...hairs[cut](hair),
    b.shaded(shoulders, scrubs, fold),
    fill('M-96 -262L0 -96L96 -262z', shade),
    fill(
      blob(
        both([
          [0, -400],
          [76, -380],
          [80, -250],
          [0, -130],
        ]),
      ),
      shade,
    ),
    stroke('M-100 -250L0 -84L100 -250', fold, 14),
    oval(-172, -476, 30, 44, shade),
    oval(172, -476, 30, 44, shade),
    b.shaded(face, skin, shade, {
      by: [-12, -6],
      room: 0,
      inner: [
        ...(beard
          ? [
              fill(
                blob(
                  both([
                    [0, -392],
                    [70, -404],
                    [130, -470],
                    [190, -470],
                    [150, -290],
                    [0, -250],
                  ]),
                ),
                beard,
              ),
              fill(
                blob(
                  both([
                    [0, -376],
                    [52, -372],
                    [40, -344],
                    [0, -336],
                  ]),
                ),
                shade,
              ),
            ]
          : []),
        ...(beard ? [] : [-96, 96].map((x) => oval(x, -424, 38, 26, '#e0806c55'))),
      ],
    }),
    fringes[cut](hair),
    ...(look === 'smiling'
      ? [stroke('M-92 -486q28 -26 56 0M36 -486q28 -26 56 0', night, 9)]
      : [oval(-64, -486, 13, 17, night), oval(64, -486, 13, 17, night)]),
    stroke('M-96 -532q32 -18 60 -4M36 -536q28 -14 60 4', hair, 10),
    stroke('M4 -478q22 44 -8 52', shade, 9),
    stroke('M-46 -376q46 40 92 0', beard ? '#fff3e6' : '#9c3f35', 9),
    ...(glasses
      ? [
          stroke(
            'M-112 -486a48 48 0 1 0 96 0a48 48 0 1 0 -96 0M16 -486a48 48 0 1 0 96 0a48 48 0 1 0 -96 0M-16 -492q16 -12 32 0',
            glasses,
            9,
          ),
        ]
      : []),
    ...(cut === 'bob' || cut === 'bun' ? [oval(-176, -428, 11, 11, ears), oval(176, -428, 11, 11, ears)] : []),
  ]
}

/** About a neck, over the scrubs of a bust. */
export const stethoscope = (colour) => [
  stroke('M-92 -262Q-150 -60 -40 10M92 -262Q150 -110 96 -10', '#233b34', 16),
  oval(92, 0, 40, 40, colour),
  oval(92, 0, 20, 20, '#fff3d6'),
]
