import { fullestColumns } from '../../ui/even-columns.ts'
import { type Figures, seriesClass } from './figures.ts'
import { scaleOf } from './scale.ts'

/** One small chart per row, all with the same scale. */
export function Multiples({ figures }: { figures: Figures }) {
  const { columns, rows, all, from, to, format } = figures
  const scale = scaleOf(all, { from, to, zero: from === undefined })
  const place = (at: number) => Math.round((at / Math.max(1, columns.length - 1)) * 1000) / 10
  return (
    <ul className={`multiples multiples-${fullestColumns(rows.length, [4, 5, 3, 2])}`}>
      {rows.map((row, at) => {
        const points = row.values.map(
          (value, place_) => `${place(place_)},${Math.round((100 - scale.at(value)) * 10) / 10}`,
        )
        const end = place(row.values.length - 1)
        return (
          <li key={at} className={seriesClass(figures, 0, row)}>
            <p className="multiple-label">{row.label}</p>
            <p className="multiple-last">{format(row.values.at(-1) ?? 0)}</p>
            <svg aria-hidden="true" className="multiple-plot" viewBox="0 0 100 100" preserveAspectRatio="none">
              <line className="chart-grid" x2="100" y1="100" y2="100" />
              <polygon className="chart-area" points={`0,100 ${points.join(' ')} ${end},100`} />
              <polyline className="chart-line" points={points.join(' ')} />
            </svg>
            <p className="multiple-ends">
              <span>{columns[0]}</span>
              {columns.length > 1 && <span>{columns.at(-1)}</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
