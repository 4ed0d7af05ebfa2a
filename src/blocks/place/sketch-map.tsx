import type { Static } from '../../schema/vocabulary.ts'
import { metresIn, ringStep } from './distances.ts'
import type schema from './schema.ts'

type Near = NonNullable<Static<typeof schema>['near']>

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** Radius of the farthest place; the drawing is 200 wide. */
const maxRadius = 82
/** Minimum radius, at which a marker does not touch the pin. */
const minRadius = 24

/** Centre of the pin's head. */
const pinHead = { x: 0, y: -19 }

/** A schematic map with north up and rings for distances. Hidden from assistive technology: the list beside it has the same data. */
export function SketchMap({ near, language }: { near: Near; language: string }) {
  const maxDistance = Math.max(...near.map(({ metres }) => metres))
  const step = ringStep(maxDistance)
  /** Square root scale, so that near places stay apart if one place is far away. */
  const radiusOf = (metres: number) => Math.sqrt(metres / maxDistance) * maxRadius
  const rings = Array.from({ length: Math.floor(maxDistance / step) }, (_, at) => (at + 1) * step)
  const labelled = rings.filter((metres) => radiusOf(metres) > minRadius)
  const marks = fannedOut(near.map((place) => ({ ...place, radius: Math.max(minRadius, radiusOf(place.metres)) })))
  const labels = emptiestDirection(marks, labelled.map(radiusOf))
  return (
    <svg className="sketch-map" aria-hidden="true" viewBox="-104 -104 208 208">
      {rings.map((metres) => (
        <circle key={metres} className="sketch-ring" r={radiusOf(metres)} />
      ))}
      <path className="sketch-north" d="M0-98l3.2 7h-6.4z" />
      {marks.map(({ x, y }, at) => (
        <line key={at} className="sketch-way" x2={x} y2={y} />
      ))}
      {labelled.map((metres) => (
        <text
          key={metres}
          className="sketch-distance"
          x={rounded(radiusOf(metres) * labels.x)}
          y={rounded(radiusOf(metres) * labels.y)}
          dy="0.35em"
        >
          {metresIn(language, metres)}
        </text>
      ))}
      {marks.map(({ x, y }, at) => (
        <g key={at}>
          <circle className="sketch-mark" cx={x} cy={y} r="7.5" />
          <text className="sketch-number" x={x} y={y} dy="0.35em">
            {at + 1}
          </text>
        </g>
      ))}
      <path className="sketch-pin" d="M0 0C-9-11-11-15-11-19a11 11 0 0 1 22 0C11-15 9-11 0 0z" />
      <circle className="sketch-hole" cy="-19" r="4" />
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

interface NearbyPlace {
  direction: Near[number]['direction']
  radius: number
}

/** Positions of the places; places in the same direction fan out, so that markers do not overlap. */
function fannedOut(places: readonly NearbyPlace[]): Point[] {
  return places.map(({ direction, radius }, at) => {
    const alike = places.flatMap((other, place) => (other.direction === direction ? [place] : []))
    const fan = (alike.indexOf(at) - (alike.length - 1) / 2) * 16
    const angle = ((directions.indexOf(direction) * 45 + fan) / 180) * Math.PI
    return { x: rounded(Math.sin(angle) * radius), y: rounded(-Math.cos(angle) * radius) }
  })
}

/** Unit vector, between two compass directions, along which the ring labels keep farthest from markers and pin. */
function emptiestDirection(marks: readonly Point[], radii: readonly number[]): Point {
  const candidates = directions
    .map((_, at) => ((at * 45 + 22.5) / 180) * Math.PI)
    .map((angle) => ({ x: Math.sin(angle), y: -Math.cos(angle) }))
    // Labels along a flat direction would overlap one another.
    .filter(({ x, y }) => Math.abs(y) > Math.abs(x))
  const clearance = (vector: Point) =>
    Math.min(
      ...radii.flatMap((radius) =>
        [...marks, pinHead].map(({ x, y }) => Math.hypot(vector.x * radius - x, vector.y * radius - y)),
      ),
    )
  return candidates.reduce((best, vector) => (clearance(vector) > clearance(best) ? vector : best))
}

const rounded = (value: number) => Math.round(value * 10) / 10
