import { Fragment } from 'react'
import { type Figures, seriesClass } from './figures.ts'
import { Legend } from './legend.tsx'
import { scaleOf } from './scale.ts'

/** Bars from zero, labelled with their values. Uses percentages instead of a viewBox, so that text and strokes keep their size. */
export function Bars({ figures }: { figures: Figures }) {
  const { columns, rows, all, to, format, isMirrored, room } = figures
  const scale = scaleOf(all, { to, zero: true })
  const zero = scale.at(0)
  const isSeveral = columns.length > 1
  return (
    <>
      {isSeveral && (
        <Legend mark="box" entries={columns.map((label, at) => ({ label, look: seriesClass(figures, at) }))} />
      )}
      <div className={`bars ${room}`}>
        {rows.map((row, at) => (
          <Fragment key={at}>
            <p className={row.isHighlight ? 'bar-marked' : undefined}>{row.label}</p>
            <div className={scale.from < 0 ? 'bar-group bar-both' : 'bar-group'}>
              {row.values.map((value, place) => {
                const end = scale.at(value)
                const [start, width] = [Math.min(zero, end), Math.abs(end - zero)]
                const isBehind = value < 0 !== isMirrored
                const x = isMirrored ? 100 - end : end
                return (
                  <svg
                    aria-hidden="true"
                    key={place}
                    className={seriesClass(figures, place, isSeveral ? undefined : row)}
                  >
                    <rect
                      className="chart-bar"
                      x={`${isMirrored ? 100 - start - width : start}%`}
                      width={`${Math.max(width, 0.3)}%`}
                      height="100%"
                    />
                    <text
                      x={`${x}%`}
                      dx={isBehind ? -8 : 8}
                      y="50%"
                      dy="0.35em"
                      className={isBehind ? 'text-before' : undefined}
                    >
                      {format(value)}
                    </text>
                  </svg>
                )
              })}
            </div>
          </Fragment>
        ))}
      </div>
    </>
  )
}
