// The posters of the example festival: sound as rings and stripes, by the sea. Four inks on yellow.

import { disc, half, line, path, rect, rings, within } from './flat-shapes.mjs'
import { numbersFrom } from './numbers.mjs'

const ink = '#17110a'
const yellow = '#ffe24d'
const red = '#b3123f'
const pink = '#ff86b6'
const cream = '#fff3d1'
const sea = '#0f6b73'

const range = (count) => Array.from({ length: count }, (_, at) => at)

/** Waves of the sea: bands that swing, from a height down. */
const waves = (width, from, to, { count, fill, swing = 14, length = 240, phase = 0 }) =>
  range(count).map((at) => {
    const y = from + ((to - from) * at) / count
    const thick = ((to - from) / count) * (0.32 + (0.5 * at) / count)
    const points = range(Math.ceil(width / 20) + 2).map((step) => {
      const x = step * 20
      return [x, y + swing * Math.sin((x / length) * 2 * Math.PI + phase + at * 0.9)]
    })
    const below = points.map(([x, top]) => [x, top + thick]).reverse()
    return line([...points, ...below], { fill })
  })

/** Two fields of rings, which beat against one another where they meet. */
function cover() {
  const [width, height] = [2200, 1400]
  const horizon = 900
  const sun = [1480, 640]
  return {
    width,
    height,
    quality: 70,
    shapes: [
      rect(0, 0, width, height, red),
      ...rings(...sun, { from: 470, to: 2100, step: 46, stroke: ink, width: 15 }),
      ...rings(420, 1010, { from: 60, to: 1900, step: 46, stroke: '#d92a5c', width: 11 }),
      disc(...sun, 430, yellow),
      within(
        'sun',
        disc(...sun, 430, '#000'),
        range(11).map((at) => rect(1000, 640 + at * 44, 1000, 6 + at * 3.6, red)),
      ),
      rect(0, horizon, width, height - horizon, ink),
      ...waves(width, horizon + 16, height + 40, { count: 12, fill: yellow, swing: 9, length: 420 }),
      within(
        'glitter',
        path('M1160 900L1800 900L2120 1400L840 1400z', { fill: '#000' }),
        waves(width, horizon + 16, height + 40, { count: 12, fill: pink, swing: 9, length: 420 }),
      ),
    ],
  }
}

/** A head made of discs and halves of discs, before a field of its own. `parts` says which of each part it has. */
function portrait(seed, [ground, body, face, mark], parts) {
  return () => {
    const random = numbersFrom(seed)
    const [width, height] = [960, 1200]
    const any = (...all) => all[Math.floor(random() * all.length)]
    const wanted = [...parts]
    const pick = (...all) => all[Number(wanted.shift()) % all.length]
    const centre = 480 + (random() - 0.5) * 60
    const field = pick(
      () => rings(any(0, 960, 480), any(0, 300), { from: 80, to: 1500, step: 64, stroke: mark, width: 20 }),
      () => range(16).map((at) => rect(0, at * 76, width, 30, mark)),
      () =>
        range(24).map((at) =>
          line(
            [
              [480, 420],
              [480 + 1500 * Math.cos((at * Math.PI) / 12), 420 + 1500 * Math.sin((at * Math.PI) / 12)],
            ],
            { stroke: mark, width: 30 },
          ),
        ),
      () => range(120).map((at) => disc((at % 10) * 100 + 30, Math.floor(at / 10) * 100 + 40, 22, mark)),
    )()
    const shoulders = pick(
      () => [half(centre, 1210, 400, 0, body)],
      () => [
        path(`M${centre - 400} 1210L${centre - 260} 900Q${centre} 800 ${centre + 260} 900L${centre + 400} 1210z`, {
          fill: body,
        }),
      ],
    )()
    const collar = within(
      `c${seed}`,
      half(centre, 1210, 400, 0, '#000'),
      range(9).map((at) => rect(0, 880 + at * 46, width, any(12, 16, 22), ground)),
    )
    const neck = rect(centre - 85, 700, 170, 240, face)
    const lift = any(0, 30)
    const head = pick(
      () => [disc(centre, 540 - lift, 235, face)],
      () => [path(`M${centre - 200} ${420 - lift}a200 200 0 0 1 400 0v160a200 220 0 0 1 -400 0z`, { fill: face })],
      () => [disc(centre, 520 - lift, 215, face), half(centre, 560 - lift, 215, 180, face)],
    )()
    const hair = pick(
      () => [half(centre, 500 - lift, 250, any(0, -14, 12), ink)],
      () =>
        rings(centre, 480 - lift, { from: 190, to: 300, step: 34, stroke: ink, width: 18 }).map((ring) =>
          within(`h${seed}${ring.length}${random()}`.replace('.', ''), rect(0, 0, width, 470 - lift, '#000'), [ring]),
        ),
      () => range(7).map((at) => disc(centre - 230 + at * 76, 370 - lift - 70 * Math.sin((at / 6) * Math.PI), 78, ink)),
      () => [
        path(
          `M${centre - 250} ${640 - lift}V${440 - lift}a250 250 0 0 1 500 0V${760 - lift}h-110V${430 - lift}H${centre - 140}V${640 - lift}z`,
          { fill: ink },
        ),
      ],
    )()
    const eyes = pick(
      () => [disc(centre - 80, 560 - lift, 26, ink), disc(centre + 80, 560 - lift, 26, ink)],
      () => [half(centre - 80, 570 - lift, 40, 180, ink), half(centre + 80, 570 - lift, 40, 180, ink)],
      () => [
        rect(centre - 190, 530 - lift, 160, 66, ink),
        rect(centre + 30, 530 - lift, 160, 66, ink),
        rect(centre - 40, 548 - lift, 80, 16, ink),
      ],
    )()
    const mouth = pick(
      () => half(centre, 650 - lift, 48, 180, red),
      () => rect(centre - 56, 660 - lift, 112, 20, ink),
      () => disc(centre, 672 - lift, 30, ink),
    )()
    return {
      width,
      height,
      shapes: [
        rect(0, 0, width, height, ground),
        ...field,
        ...shoulders,
        collar,
        neck,
        ...head,
        ...hair,
        ...eyes,
        mouth,
      ],
    }
  }
}

const landscape = (sky, horizon, shapes) => () => ({
  width: 1500,
  height: 1000,
  shapes: [
    rect(0, 0, 1500, 1000, sky),
    ...shapes,
    ...waves(1500, horizon, 1040, { count: 7, fill: ink, swing: 8, length: 330 }),
  ],
})

/** A boathouse with an open gate, from which the sound comes. */
const boathouse = landscape(pink, 800, [
  ...rings(750, 640, { from: 420, to: 1500, step: 58, stroke: '#ff6aa4', width: 20 }),
  path('M330 800V420L750 170L1170 420V800z', { fill: ink }),
  path('M470 800V520a280 280 0 0 1 560 0V800z', { fill: yellow }),
  ...range(5).map((at) => half(750, 800, 230 - at * 46, 0, at % 2 ? yellow : red)),
])

const silo = landscape(sea, 820, [
  ...range(14).map((at) => rect(0, at * 60, 1500, 16, '#177d86')),
  disc(1130, 300, 170, yellow),
  ...range(4).flatMap((at) => {
    const x = 240 + at * 190
    const top = [300, 220, 220, 300][at]
    return [
      rect(x, top, 176, 620, cream),
      half(x + 88, top, 88, 0, red),
      ...range(5).map((stripe) => rect(x, top + 90 + stripe * 100, 176, 18, ink)),
    ]
  }),
])

const slipway = landscape(yellow, 760, [
  ...range(22).map((at) =>
    line(
      [
        [1180, 760],
        [1180 + 2000 * Math.cos(Math.PI + (at * Math.PI) / 21), 760 + 2000 * Math.sin(Math.PI + (at * Math.PI) / 21)],
      ],
      { stroke: '#f2c400', width: 38 },
    ),
  ),
  half(1180, 760, 250, 0, red),
  path('M120 760L700 420L760 420L760 470L640 760z', { fill: ink }),
  ...range(8).map((at) => rect(230 + at * 62, 712 - at * 36, 22, 60, cream)),
])

/** A ground of stripes that bend round what is in the middle. */
function bend() {
  const [width, height] = [1800, 760]
  const stripes = range(30).map((at) => {
    const y = -60 + at * 30
    const points = range(91).map((step) => {
      const x = step * 20
      const near = Math.exp(-(((x - 900) / 300) ** 2) - ((y - 380) / 260) ** 2)
      return [x, y + 110 * near * Math.sign(y - 380 || 1)]
    })
    return line(points, { stroke: at % 3 === 0 ? pink : yellow, width: 11 })
  })
  return { width, height, shapes: [rect(0, 0, width, height, ink), ...stripes, disc(900, 390, 96, red)] }
}

export default {
  cover,
  bend,
  boathouse,
  silo,
  slipway,
  'portrait-1': portrait(11, [pink, red, cream, '#ff6aa4'], '200211'),
  'portrait-2': portrait(4, [yellow, sea, '#c98a5a', '#f7cf1d'], '112021'),
  'portrait-3': portrait(7, [sea, yellow, '#e9b48c', '#177d86'], '012120'),
  'portrait-4': portrait(23, [red, pink, '#8a5537', '#c92451'], '101312'),
  'portrait-5': portrait(31, [cream, ink, '#f0c6a4', '#f5dfa3'], '310101'),
  'portrait-6': portrait(42, [ink, cream, '#b9764a', '#332614'], '101022'),
  'portrait-7': portrait(57, ['#ffb347', sea, '#5d3a26', '#ffa028'], '012300'),
  'portrait-8': portrait(68, [pink, ink, '#e6ad85', '#ff9cc3'], '211221'),
}
