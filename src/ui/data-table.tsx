import { emptyCell } from '../site/empty-cell.ts'
import { useBlock } from './block-context.tsx'
import { withContactLinks } from './contact-links.tsx'

interface TableRow {
  /** Row header. */
  label: string
  /** Small text below the label. */
  note?: string
  cells: readonly string[]
}

interface DataTableProps {
  caption?: string
  /** Header of the label column. */
  corner?: string
  columns: readonly string[]
  rows: readonly TableRow[]
  /** Cells hold numbers, aligned at their ends. */
  isFigures?: boolean
}

/**
 * A table with row and column headers. A table wider than its container scrolls, by keyboard too. Its accessible name is the
 * caption, or else the block's title.
 */
export function DataTable({ caption, corner, columns, rows, isFigures = false }: DataTableProps) {
  const { key } = useBlock()
  const captionId = `${key}-table`
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length))
  const columnIndexes = Array.from({ length: width }, (_, at) => at)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
    // biome-ignore lint/a11y/useSemanticElements: a scroll container is no fieldset
    <div className="data-table" role="group" tabIndex={0} aria-labelledby={caption ? captionId : `${key}-title`}>
      <table className={isFigures ? 'data-figures' : undefined}>
        {caption && <caption id={captionId}>{caption}</caption>}
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {columnIndexes.map((at) =>
              columns[at] ? (
                <th key={at} scope="col">
                  {columns[at]}
                </th>
              ) : (
                <td key={at} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, cells }, row) => (
            <tr key={row}>
              <th scope="row">
                {label}
                {note && <span className="data-note">{note}</span>}
              </th>
              {columnIndexes.map((at) => (
                <td key={at}>{withContactLinks(cells[at] ?? emptyCell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
