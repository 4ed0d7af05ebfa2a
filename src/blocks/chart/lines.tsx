import { ems } from '../../ui/text-width.ts'
import { type ChartRow, type Figures, seriesClass } from './figures.ts'
import { Legend } from './legend.tsx'
import { scaleOf, spread } from './scale.ts'

/** Lines are labelled at their ends, without a legend, up to this label width and number of rows. */
const maxLabelEms = 7.6
const maxLabelledRows = 6

/** Height of a line of text, in per cent of the chart's height. */
const textHeight = 7.5

/** One line per row, from left to right in every language. A slope shows the first and last column only. */
export function ChartLines({ figures, isSlope }: { figures: Figures; isSlope: boolean }) {
  const { all, from, to, format, room } = figures
  const columns = isSlope ? ends(figures.columns) : figures.columns
  const rows = isSlope ? figures.rows.map((row) => ({ ...row, values: ends(row.values) })) : figures.rows
  const values = isSlope ? rows.flatMap((row) => row.values) : all
  const scale = scaleOf(values, { from, to })
  const x = (at: number) => (isSlope ? at * 100 : round(((at + 0.5) / columns.length) * 100))
  const y = (value: number) => 100 - scale.at(value)
  const isDirect = rows.length <= maxLabelledRows && rows.every(({ label }) => ems(label) <= maxLabelEms)
  const last = rows.map((row) => row.values.at(-1) ?? 0)
  const lastPlaces = spread(last.map(y), textHeight)
  const firstPlaces = spread(
    rows.map((row) => y(row.values[0] ?? 0)),
    textHeight,
  )
  /** The label at a line's end: with the value on a slope, and for a highlighted row if both fit. */
  const endOf = (value: string, label: string, isMarked: boolean) =>
    isSlope || (isMarked && ems(`${value} ${label}`) <= maxLabelEms) ? `${value} ${label}`.trim() : label
  const drawn = rows
    .map((row, at) => ({ row, at }))
    .sort((a, b) => Number(a.row.isHighlight) - Number(b.row.isHighlight))
  return (
    <>
      {!isDirect && (
        <Legend
          mark="line"
          entries={rows.map((row, at) => ({ label: row.label, look: seriesClass(figures, at, row) }))}
        />
      )}
      <div className={`lines ${room} ${isSlope ? 'slope' : ''} ${isDirect ? 'lines-direct' : ''}`}>
        <svg aria-hidden="true" className="line-plot">
          {!isSlope &&
            scale.ticks.map((tick) => (
              <g key={tick}>
                <line className="chart-grid" x1="0%" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
                <text className="chart-tick text-before" x="0%" dx="-8" y={`${y(tick)}%`} dy="0.35em">
                  {format(tick)}
                </text>
              </g>
            ))}
          {isSlope &&
            [0, 100].map((at) => (
              <line key={at} className="chart-grid" x1={`${at}%`} x2={`${at}%`} y1="0%" y2="100%" />
            ))}
          {drawn.map(({ row, at }) => (
            <g key={at} className={seriesClass(figures, at, row)}>
              <Path row={row} x={x} y={y} />
              {isSlope && (
                <text className="text-before" x="0%" dx="-12" y={`${firstPlaces[at]}%`} dy="0.35em">
                  {format(row.values[0] ?? 0)}
                </text>
              )}
              {(isDirect || isSlope) && (
                <text x={`${x(row.values.length - 1)}%`} dx="12" y={`${lastPlaces[at]}%`} dy="0.35em">
                  {endOf(format(last[at] ?? 0), isDirect ? row.label : '', row.isHighlight)}
                </text>
              )}
            </g>
          ))}
        </svg>
        <ColumnNames columns={columns} />
      </div>
    </>
  )
}

function Path({ row: { values }, x, y }: { row: ChartRow; x: (at: number) => number; y: (value: number) => number }) {
  return (
    <>
      {values.slice(1).map((value, at) => (
        <line
          key={at}
          className="chart-line"
          x1={`${x(at)}%`}
          y1={`${y(values[at] ?? 0)}%`}
          x2={`${x(at + 1)}%`}
          y2={`${y(value)}%`}
        />
      ))}
      {[...new Set([0, values.length - 1])].map((at) => (
        <circle key={at} className="chart-dot" cx={`${x(at)}%`} cy={`${y(values[at] ?? 0)}%`} r="4.5" />
      ))}
    </>
  )
}

/** The column names; skips some of them if there is not enough room. */
function ColumnNames({ columns }: { columns: readonly string[] }) {
  const widest = Math.max(...columns.map(ems))
  const [wide, narrow] = [44, 10].map((room) => Math.max(1, Math.ceil((columns.length * (widest + 1)) / room)))
  return (
    <div className="line-names">
      {columns.map((name, at) => (
        <span
          key={at}
          className={at % (wide ?? 1) !== 0 ? 'name-never' : at % (narrow ?? 1) !== 0 ? 'name-wide' : undefined}
        >
          {name}
        </span>
      ))}
    </div>
  )
}

const ends = <T,>(list: readonly T[]): T[] => (list.length < 2 ? [...list, ...list] : [list[0] as T, list.at(-1) as T])

const round = (value: number) => Math.round(value * 100) / 100
