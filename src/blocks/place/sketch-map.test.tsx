import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SketchMap } from './sketch-map.tsx'

const pointsOf = (markup: string, element: RegExp, x: string, y: string) =>
  [...markup.matchAll(element)].map(([tag]) => ({
    x: Number(new RegExp(` ${x}="([-\\d.]+)"`).exec(tag)?.[1]),
    y: Number(new RegExp(` ${y}="([-\\d.]+)"`).exec(tag)?.[1]),
  }))

const near = (...directions: readonly ('north' | 'east' | 'south-east' | 'south' | 'west')[]) =>
  directions.map((direction, at) => ({ name: `Place ${at + 1}`, direction, metres: [40, 300, 900, 160][at] ?? 500 }))

it.each([[['south', 'south-east', 'west', 'north']], [['south-east', 'south', 'east', 'south']]] as const)(
  'a distance on a map keeps clear of every mark: %j',
  (directions) => {
    const markup = renderToStaticMarkup(<SketchMap near={near(...directions)} language="en" />)
    const labels = pointsOf(markup, /<text class="sketch-distance"[^>]*>/g, 'x', 'y')
    const marks = pointsOf(markup, /<circle class="sketch-mark"[^>]*>/g, 'cx', 'cy')
    expect(labels.length).toBeGreaterThan(1)
    expect(marks).toHaveLength(4)
    const gaps = labels.flatMap((label) => marks.map((mark) => Math.hypot(label.x - mark.x, label.y - mark.y)))
    // A marker is 15 wide, and a label hardly wider.
    expect(Math.min(...gaps)).toBeGreaterThan(14)
  },
)
