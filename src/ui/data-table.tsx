import { useBlock } from './block-context.tsx'
import { withContactLinks } from './contact-links.tsx'

export interface TableRow {
  /** Heads the row. */
  label: string
  /** Quieter, below it. */
  note?: string
  cells: readonly string[]
}

interface DataTableProps {
  caption?: string
  /** Head of the column of labels. */
  corner?: string
  columns: readonly string[]
  rows: readonly TableRow[]
  /** Cells are figures, set one below the other at their ends. */
  isFigures?: boolean
}

/** What stands where a row has no value. */
const nothing = '–'

/**
 * A table with head cells for its columns and rows. Where it is wider than its place it scrolls, by keyboard too. It is named by
 * its caption, or else by the title of its block.
 */
export function DataTable({ caption, corner, columns, rows, isFigures = false }: DataTableProps) {
  const { key } = useBlock()
  const captionId = `${key}-table`
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, at) => at)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table in its box is no set of fields
    <div className="data-table" role="group" tabIndex={0} aria-labelledby={caption ? captionId : `${key}-title`}>
      <table className={isFigures ? 'data-figures' : undefined}>
        {caption && <caption id={captionId}>{caption}</caption>}
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {places.map((at) =>
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
              {places.map((at) => (
                <td key={at}>{withContactLinks(cells[at] ?? nothing)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
