import { ems } from '../../ui/text-width.ts'
import { type Figures, type Row, seriesClass } from './figures.ts'
import { Legend } from './legend.tsx'
import { scaleOf, spread } from './scale.ts'

/** Names of rows stand at the ends of their lines up to this width, in ems, and this many. */
const directEms = 7.6
const directRows = 6

/** Per cent of the height that a line of letters takes. */
const letterHeight = 7.5

/** A line for each row. Time runs from left to right in every language. */
export function Lines({ figures, isSlope }: { figures: Figures; isSlope: boolean }) {
  const { all, from, to, say, room } = figures
  const columns = isSlope ? ends(figures.columns) : figures.columns
  const rows = isSlope ? figures.rows.map((row) => ({ ...row, values: ends(row.values) })) : figures.rows
  const values = isSlope ? rows.flatMap((row) => row.values) : all
  const scale = scaleOf(values, { from, to })
  const x = (at: number) => (isSlope ? at * 100 : round(((at + 0.5) / columns.length) * 100))
  const y = (value: number) => 100 - scale.at(value)
  const isDirect = rows.length <= directRows && rows.every(({ label }) => ems(label) <= directEms)
  const last = rows.map((row) => row.values.at(-1) ?? 0)
  const lastPlaces = spread(last.map(y), letterHeight)
  const firstPlaces = spread(
    rows.map((row) => y(row.values[0] ?? 0)),
    letterHeight,
  )
  /** The value stands with the name of a marked row where both have room; on a slope there is room for it. */
  const endOf = (value: string, label: string, isMarked: boolean) =>
    isSlope || (isMarked && ems(`${value} ${label}`) <= directEms) ? `${value} ${label}`.trim() : label
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
                  {say(tick)}
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
                  {say(row.values[0] ?? 0)}
                </text>
              )}
              {(isDirect || isSlope) && (
                <text x={`${x(row.values.length - 1)}%`} dx="12" y={`${lastPlaces[at]}%`} dy="0.35em">
                  {endOf(say(last[at] ?? 0), isDirect ? row.label : '', row.isHighlight)}
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

interface PathProps {
  row: Row
  x: (at: number) => number
  y: (value: number) => number
}

function Path({ row: { values }, x, y }: PathProps) {
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

/** The names of the columns, of which as many are shown as there is room for. */
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
