import { Fragment } from 'react'
import { type Figures, seriesClass } from './figures.ts'
import { Legend } from './legend.tsx'
import { type Scale, scaleOf } from './scale.ts'

interface SpansProps {
  figures: Figures
  /** A dot for each value; else the span from the least to the greatest, with both said. */
  isDots: boolean
}

/** One line for each row, on one scale. */
export function Spans({ figures, isDots }: SpansProps) {
  const { columns, rows, all, from, to, say, isMirrored, room } = figures
  const scale = scaleOf(all, { from, to })
  const x = (value: number) => `${isMirrored ? 100 - scale.at(value) : scale.at(value)}%`
  return (
    <>
      {isDots && (
        <Legend mark="dot" entries={columns.map((label, at) => ({ label, look: seriesClass(figures, at) }))} />
      )}
      <div className={`bars spans ${isDots ? 'room-0' : room}`}>
        {rows.map((row, at) => {
          const [least, most] = [Math.min(...row.values), Math.max(...row.values)]
          return (
            <Fragment key={at}>
              <p className={row.isHighlight ? 'bar-marked' : undefined}>{row.label}</p>
              <svg
                aria-hidden="true"
                className={
                  isDots ? undefined : seriesClass({ ...figures, hasHighlight: true }, 0, marked(figures, row))
                }
              >
                <line className="chart-grid" x1="0%" x2="100%" y1="50%" y2="50%" />
                <line className={isDots ? 'span-thin' : 'span-bar-line'} x1={x(least)} x2={x(most)} y1="50%" y2="50%" />
                {isDots &&
                  row.values.map((value, place) => (
                    <g key={place} className={seriesClass(figures, place)}>
                      <circle className="chart-dot" cx={x(value)} cy="50%" r="7" />
                    </g>
                  ))}
                {!isDots &&
                  [least, most].map((value, place) => {
                    const isBefore = (place === 0) !== isMirrored
                    return (
                      <text
                        key={place}
                        x={x(value)}
                        dx={isBefore ? -14 : 14}
                        y="50%"
                        dy="0.35em"
                        className={isBefore ? 'text-before' : undefined}
                      >
                        {say(value)}
                      </text>
                    )
                  })}
              </svg>
            </Fragment>
          )
        })}
        {isDots && <Axis scale={scale} say={say} x={x} />}
      </div>
    </>
  )
}

/** Where no row is marked, each is. */
const marked = ({ hasHighlight }: Figures, row: Figures['rows'][number]) =>
  hasHighlight ? row : { ...row, isHighlight: true }

function Axis({ scale, say, x }: { scale: Scale; say: (value: number) => string; x: (value: number) => string }) {
  const { ticks } = scale
  return (
    <svg aria-hidden="true" className="span-axis">
      {ticks.map((tick, at) => (
        <text
          key={tick}
          x={x(tick)}
          y="50%"
          dy="0.35em"
          className={`chart-tick ${at > 0 && at < ticks.length - 1 ? 'tick-between' : ''}`.trim()}
        >
          {say(tick)}
        </text>
      ))}
    </svg>
  )
}
