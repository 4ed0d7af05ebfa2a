import { Fragment } from 'react'
import { type Figures, seriesClass } from './figures.ts'
import { Legend } from './legend.tsx'
import { type Scale, scaleOf } from './scale.ts'

interface SpansProps {
  figures: Figures
  /** Draws a dot per value; otherwise a bar from the smallest to the largest, with both labelled. */
  isDots: boolean
}

/** One horizontal line per row, all with the same scale. */
export function Spans({ figures, isDots }: SpansProps) {
  const { columns, rows, all, from, to, format, isMirrored, room } = figures
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
                  isDots
                    ? undefined
                    : seriesClass({ ...figures, hasHighlight: true }, 0, highlightedByDefault(figures, row))
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
                        {format(value)}
                      </text>
                    )
                  })}
              </svg>
            </Fragment>
          )
        })}
        {isDots && <Axis scale={scale} format={format} x={x} />}
      </div>
    </>
  )
}

/** Highlights the row if no row of the chart is highlighted. */
const highlightedByDefault = ({ hasHighlight }: Figures, row: Figures['rows'][number]) =>
  hasHighlight ? row : { ...row, isHighlight: true }

function Axis({ scale, format, x }: { scale: Scale; format: (value: number) => string; x: (value: number) => string }) {
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
          {format(tick)}
        </text>
      ))}
    </svg>
  )
}
