// Locates values of entries in front matter, table cells and list items.
import { type Parsed, parsedText } from '../../manifest/read/parsed.ts'
import { type Extent, Places, placeOfPart } from '../../manifest/read/places.ts'
import { References } from '../../manifest/read/references.ts'
import type { Path, PathSpot, Spot } from '../../problems/finding.ts'
import type { Placement } from '../../problems/place.ts'
import type { EntryPlace } from '../entry.ts'
import type { BodyBlock } from './body-blocks.ts'
import type { Cell, Csv } from './csv.ts'
import type { TableRows } from './table-rows.ts'

/** Returns the place of a Markdown entry. Offsets of the parsed front matter are those of the file. */
export function placeInMarkdown(
  text: string,
  front: Parsed,
  body: { start: number; blocks: readonly BodyBlock[] },
): EntryPlace {
  const { file, lines } = front
  return {
    file,
    parsed: front,
    pathOf: (field) => field,
    place(spot: Spot): Placement {
      if ('start' in spot || spot.path[0] !== 'body') return { text: front, ...front.places.extent(spot) }
      const block = spot.path[1] === 'blocks' ? body.blocks[Number(spot.path[2])]?.parsed : undefined
      if (block) return { text: block, ...block.places.extent({ ...spot, path: spot.path.slice(3) }) }
      const end = text.slice(body.start).trimEnd().length + body.start
      return { text: { file, lines, readLines: lines, guessed: none }, ...partOf(text, body.start, end, spot) }
    },
  }
}

const none: ReadonlySet<number> = new Set()

/** Finds a part of a text. Checks read doubled braces where the file has single ones, so both forms are tried. */
function partOf(text: string, start: number, end: number, { part, before }: PathSpot): Extent {
  if (part === undefined) return { start: Math.min(start, text.length - 1), end }
  const body = text.slice(start)
  const from = [part, part.replaceAll('{{', '{')].map((one) => placeOfPart(body, one, before)).find((at) => at >= 0)
  return from === undefined ? { start, end } : { start: start + from, end: start + from + part.length }
}

/** Returns the place of an entry in a YAML or JSON file. */
export function placeInList(parsed: Parsed, at: Path): EntryPlace {
  const pathOf = (field: Path) => [...at, ...field]
  return {
    file: parsed.file,
    parsed,
    pathOf,
    place: (spot) => ({
      text: parsed,
      ...parsed.places.extent('start' in spot ? spot : { ...spot, path: pathOf(spot.path) }),
    }),
  }
}

/** Returns a table as a parsed text, in which rows are list items and columns their keys. */
export const parsedTable = (
  file: string,
  text: string,
  csv: Csv,
  { rows, columns }: Pick<TableRows, 'rows' | 'columns'>,
): Parsed => parsedText(file, text, { value: rows, places: new TablePlaces(text, csv, columns) })

class TablePlaces extends Places {
  constructor(
    text: string,
    private readonly csv: Csv,
    private readonly columns: readonly string[],
  ) {
    super(new References(null), text)
  }

  override find(): undefined {
    return undefined
  }

  override extent(spot: Spot): Extent {
    if ('start' in spot) return { start: spot.start, end: spot.end }
    const [row, column, inner] = spot.path
    const cells = this.csv.rows[Number(row) + 1] ?? this.csv.rows[0] ?? []
    const [, name = column, tag] = /^([^.]*)\.([^.]*)$/.exec(String(column)) ?? []
    const names = [`${column}.${inner}`, ...(tag === undefined ? [] : [`${name}.${inner}.${tag}`]), String(column)]
    const at = names.map((name) => this.columns.indexOf(name)).find((found) => found >= 0)
    return extentOf((at === undefined ? undefined : cells[at]) ?? cells[0])
  }
}

const extentOf = (cell: Cell | undefined): Extent => ({ start: cell?.start ?? 0, end: cell?.end ?? 1 })
