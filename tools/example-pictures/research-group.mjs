// The pictures of the example research group: water below ground, drawn as lines. Two inks on paper.

import { disc, line, r, rect } from './flat-shapes.mjs'
import { numbersFrom } from './numbers.mjs'

const paper = '#f3f5f1'
const night = '#0e2236'
const blue = '#0f4c81'
const light = '#9fcdf5'
const rust = '#c8552b'

const range = (count) => Array.from({ length: count }, (_, at) => at)

/** Smooth hills and hollows: a sum of waves, the same with each run. */
function terrain(seed, count = 9, fine = 1) {
  const random = numbersFrom(seed)
  const all = range(count).map(() => {
    const size = (0.6 + 2.6 * random()) * fine
    const turn = random() * 6.3
    return [Math.cos(turn) * size, Math.sin(turn) * size, random() * 6.3, 1 / (0.6 + size)]
  })
  return (x, y) => all.reduce((sum, [a, b, shift, high]) => sum + high * Math.sin(a * x + b * y + shift), 0)
}

/** Lines of one height, by marching squares, as one path each. `height` takes the place in cells. */
function contour(columns, rows, height, level, place) {
  const cut = (x0, y0, h0, x1, y1, h1) =>
    place(x0 + ((level - h0) / (h1 - h0)) * (x1 - x0), y0 + ((level - h0) / (h1 - h0)) * (y1 - y0))
  let d = ''
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ]
      const heights = corners.map(([i, j]) => height[j * (columns + 1) + i])
      const ends = []
      for (let side = 0; side < 4; side++) {
        const next = (side + 1) % 4
        if (heights[side] < level !== heights[next] < level)
          ends.push(cut(...corners[side], heights[side], ...corners[next], heights[next]))
      }
      for (let at = 0; at + 1 < ends.length; at += 2)
        d += `M${r(ends[at][0])} ${r(ends[at][1])}L${r(ends[at + 1][0])} ${r(ends[at + 1][1])}`
    }
  return d
}

/** All contours of a height field over a rectangle. */
function contours(width, height, cell, field, levels, look) {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const heights = new Float32Array((columns + 1) * (rows + 1))
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x <= columns; x++) heights[y * (columns + 1) + x] = field(x * cell, y * cell)
  return levels.map((level, at) => {
    const { stroke, width: thick } = look(at, level)
    return `<path d="${contour(columns, rows, heights, level, (x, y) => [x * cell, y * cell])}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`
  })
}

/** A year a line, January to December: the water of one well over sixty years. */
function levels() {
  const [width, height] = [1800, 1500]
  const random = numbersFrom(5)
  const shapes = [rect(0, 0, width, height, night)]
  const years = 56
  for (const year of range(years)) {
    const base = 230 + year * 22
    const [spring, autumn, drop] = [0.9 + random() * 0.9, 0.3 + random() * 0.8, year / years]
    const wobble = terrain(100 + year, 12, 5)
    const points = range(181).map((step) => {
      const t = step / 180
      const shape =
        Math.exp(-(((t - 0.28 - 0.05 * drop) / 0.1) ** 2)) * spring + Math.exp(-(((t - 0.72) / 0.13) ** 2)) * autumn
      const quiet = Math.min(1, t / 0.12, (1 - t) / 0.12)
      return [
        170 + t * 1460,
        base -
          quiet * (120 * shape * (1 - 0.35 * drop) + 7 * wobble(t * 6, year)) +
          60 * drop * quiet * Math.exp(-(((t - 0.55) / 0.12) ** 2)),
      ]
    })
    const isMarked = year === 41
    shapes.push(line([...points, [1630, base + 40], [170, base + 40]], { fill: night }))
    shapes.push(
      line(points, { stroke: isMarked ? '#ff9d6b' : year % 10 === 0 ? '#e9f3fb' : light, width: isMarked ? 5 : 2.6 }),
    )
  }
  return { width, height, shapes, quality: 72 }
}

/** A valley with its wells. */
function valley() {
  const [width, height] = [1600, 1100]
  const hills = terrain(19, 9)
  const field = (x, y) => {
    const river = y - 560 - 170 * Math.sin(x / 330)
    return hills(x / 520, y / 520) * 0.8 + Math.min(2.6, (Math.abs(river) / 260) ** 1.3)
  }
  const steps = range(34).map((at) => -1.2 + at * 0.14)
  const river = range(90).map((at) => [at * 18, 560 + 170 * Math.sin((at * 18) / 330)])
  const wells = [
    [250, 820],
    [420, 560],
    [610, 770],
    [760, 330],
    [930, 610],
    [1080, 300],
    [1180, 690],
    [1360, 480],
    [1430, 800],
    [540, 250],
  ]
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, paper),
      ...contours(width, height, 8, field, steps, (at) => ({
        stroke: at % 5 === 0 ? '#6f8ba3' : '#b6c5cf',
        width: at % 5 === 0 ? 2.2 : 1.3,
      })),
      line(river, { stroke: blue, width: 13 }),
      line(river, { stroke: light, width: 3 }),
      ...wells.flatMap(([x, y], at) => [disc(x, y, 17, paper), disc(x, y, 12, at === 4 ? rust : blue)]),
    ],
  }
}

/** Paths of water through sand and gravel. */
function flow() {
  const [width, height] = [1600, 1100]
  const random = numbersFrom(8)
  const push = terrain(31, 10)
  const shapes = [rect(0, 0, width, height, blue)]
  const stones = range(26).map(() => [random() * width, random() * height, 26 + random() * 62])
  for (const start of range(150)) {
    let [x, y] = [-20, -120 + start * 9]
    const points = []
    for (let step = 0; step < 240 && x < width + 20; step++) {
      points.push([x, y])
      let angle = 0.22 + 0.5 * push(x / 420, y / 420)
      for (const [sx, sy, size] of stones) {
        const [dx, dy] = [x - sx, y - sy]
        const away = Math.hypot(dx, dy)
        if (away < size * 1.9) angle += (1 - away / (size * 1.9)) * 2.1 * Math.sign(dy || 1)
      }
      x += Math.cos(angle) * 8
      y += Math.sin(angle) * 8
    }
    shapes.push(
      line(points, {
        stroke: start % 11 === 0 ? '#ffffff' : light,
        width: start % 11 === 0 ? 3 : 1.5,
        more: 'opacity="0.85"',
      }),
    )
  }
  shapes.push(...stones.map(([x, y, size]) => disc(x, y, size * 0.86, night)))
  return { width, height, shapes }
}

/** Layers of the ground, with a borehole. */
function layers() {
  const [width, height] = [1600, 1100]
  const tones = ['#d9d2bf', '#c9b98f', '#a9b7a6', '#8fb3cf', '#5f93bd', '#2f6ea5', '#1d4f7e', '#12385c', night]
  const shapes = [rect(0, 0, width, height, paper)]
  const bend = terrain(77, 6)
  const top = (at, x) => 190 + at * 102 + 34 * bend(x / 560, at * 0.35)
  for (const [at, tone] of tones.entries()) {
    const edge = range(81).map((step) => [step * 20, top(at, step * 20)])
    shapes.push(line([...edge, [width, height], [0, height]], { fill: tone }))
    if (at > 0) {
      const random = numbersFrom(at)
      for (const _ of range(at < 3 ? 190 : 60)) {
        const x = random() * width
        shapes.push(
          disc(x, top(at, x) + 14 + random() * 78, at < 3 ? 2 + random() * 6 : 1.6, at < 3 ? '#8d8468' : '#e9f3fb'),
        )
      }
    }
  }
  shapes.push(
    rect(1062, 120, 34, 700, night),
    rect(1067, 120, 24, 695, paper),
    rect(1067, 430, 24, 385, blue),
    rect(1038, 106, 82, 22, night),
    disc(1079, 430, 12, rust),
  )
  return { width, height, shapes }
}

/** A person as a landscape: contours of a head above shoulders. */
function portrait(seed, [ground, low, high, mark]) {
  return () => {
    const [width, height] = [960, 1200]
    const random = numbersFrom(seed)
    const bend = terrain(seed, 8)
    const [tall, wide, lean] = [1 + 0.12 * (random() - 0.5), 1 + 0.16 * (random() - 0.5), 70 * (random() - 0.5)]
    const field = (x, y) => {
      const [u, v] = [x + 22 * bend(x / 210, y / 210), y + 22 * bend(y / 230, x / 230)]
      const head = Math.exp(-(((u - 480 - lean) / (225 * wide)) ** 2) - ((v - 520) / (262 * tall)) ** 2)
      const neck = 0.42 * Math.exp(-(((u - 480 - lean * 0.5) / 135) ** 4) - ((v - 800) / 120) ** 2)
      const shoulders = 0.95 * Math.exp(-(((u - 480) / 400) ** 4) - ((v - 1230) / 345) ** 4)
      return head + neck + shoulders + 0.035 * bend(x / 90, y / 90)
    }
    const steps = range(26).map((at) => 0.06 + at * 0.043)
    return {
      width,
      height,
      quality: 55,
      shapes: [
        rect(0, 0, width, height, ground),
        ...contours(width, height, 6, field, steps, (at) => ({
          stroke: at === 11 ? mark : at < 5 ? low : high,
          width: at === 11 ? 7 : at % 4 === 0 ? 4.5 : 2.4,
        })),
      ],
    }
  }
}

const onPaper = [paper, '#b9c7d0', blue, rust]
const onNight = [night, '#31506d', light, '#ff9d6b']
const onBlue = ['#d7e6f2', '#9fbcd3', '#12385c', rust]

export default {
  levels,
  valley,
  flow,
  layers,
  'portrait-1': portrait(3, onNight),
  'portrait-2': portrait(14, onPaper),
  'portrait-3': portrait(25, onBlue),
  'portrait-4': portrait(36, onPaper),
  'portrait-5': portrait(47, onNight),
  'portrait-6': portrait(58, onBlue),
}
