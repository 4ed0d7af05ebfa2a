import type { Static } from '../../schema/vocabulary.ts'
import { metresIn, ringStep } from './distances.ts'
import type schema from './schema.ts'

type Near = NonNullable<Static<typeof schema>['near']>

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** From the middle to the farthest place, of a drawing that is 200 wide. */
const reach = 82
/** Nearer to the middle a mark would touch the pin. */
const nearest = 24

/** Above the middle, where the head of the pin is. */
const pinHead = { x: 0, y: -19 }

/** A map of what is near, north up, with rings for how far it is. The list beside it says the same. */
export function SketchMap({ near, language }: { near: Near; language: string }) {
  const maxDistance = Math.max(...near.map(({ metres }) => metres))
  const step = ringStep(maxDistance)
  /** By the root of the distance: what is near keeps apart where one place is far. */
  const radiusOf = (metres: number) => Math.sqrt(metres / maxDistance) * reach
  const rings = Array.from({ length: Math.floor(maxDistance / step) }, (_, at) => (at + 1) * step)
  const labelled = rings.filter((metres) => radiusOf(metres) > nearest)
  const marks = apart(near.map((place) => ({ ...place, radius: Math.max(nearest, radiusOf(place.metres)) })))
  const beside = emptiest(marks, labelled.map(radiusOf))
  return (
    <svg className="sketch-map" aria-hidden="true" viewBox="-100 -100 200 200">
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
          x={rounded(radiusOf(metres) * beside.x)}
          y={rounded(radiusOf(metres) * beside.y)}
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

interface Placed {
  direction: Near[number]['direction']
  radius: number
}

/** Several in one direction fan out, so that no mark covers another. */
function apart(places: readonly Placed[]): Point[] {
  return places.map(({ direction, radius }, at) => {
    const alike = places.flatMap((other, place) => (other.direction === direction ? [place] : []))
    const fan = (alike.indexOf(at) - (alike.length - 1) / 2) * 16
    const angle = ((directions.indexOf(direction) * 45 + fan) / 180) * Math.PI
    return { x: rounded(Math.sin(angle) * radius), y: rounded(-Math.cos(angle) * radius) }
  })
}

/** Where the rings say how far they are: of the ways between two directions the one on which labels keep farthest from the marks. */
function emptiest(marks: readonly Point[], radii: readonly number[]): Point {
  const ways = directions
    .map((_, at) => ((at * 45 + 22.5) / 180) * Math.PI)
    .map((angle) => ({ x: Math.sin(angle), y: -Math.cos(angle) }))
    // On a flat way labels would run into one another: they are read from side to side.
    .filter(({ x, y }) => Math.abs(y) > Math.abs(x))
  const roomOn = (way: Point) =>
    Math.min(
      ...radii.flatMap((radius) =>
        [...marks, pinHead].map(({ x, y }) => Math.hypot(way.x * radius - x, way.y * radius - y)),
      ),
    )
  return ways.reduce((best, way) => (roomOn(way) > roomOn(best) ? way : best))
}

const rounded = (value: number) => Math.round(value * 10) / 10
