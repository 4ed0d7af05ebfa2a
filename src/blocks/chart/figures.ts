import type { Static } from '../../schema/vocabulary.ts'
import { directionOf } from '../../site/language.ts'
import { ems } from '../../ui/text-width.ts'
import type schema from './schema.ts'

type Props = Static<typeof schema>

export interface ChartRow {
  label: string
  values: number[]
  isHighlight: boolean
}

/** The input of all chart kinds. */
export interface Figures {
  columns: string[]
  /** No row has more values than there are columns. */
  rows: ChartRow[]
  all: number[]
  from?: number
  to?: number
  /** At least one row is highlighted. */
  hasHighlight: boolean
  /** Formats a value for the language, with its unit. */
  format(value: number): string
  /** The page is right-to-left, so the x axis is too. */
  isMirrored: boolean
  /** Class that reserves space for the longest value. */
  room: string
}

/** Units without a space before them. */
const unspacedUnits = new Set(['%', '°', '′', '″'])

export function figuresOf({ columns, rows, unit, from, to }: Props, language: string): Figures {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const suffix = unit === undefined ? '' : unspacedUnits.has(unit) ? unit : `\u00a0${unit}`
  const format = (value: number) => numbers.format(value).replace('-', '−') + suffix
  const shown = rows.map(({ label, values, highlight = false }) => ({
    label,
    values: values.slice(0, columns.length),
    isHighlight: highlight,
  }))
  const all = shown.flatMap(({ values }) => values)
  const widest = Math.max(...all.map((value) => ems(format(value))))
  return {
    columns,
    rows: shown,
    all,
    from,
    to,
    hasHighlight: shown.some(({ isHighlight }) => isHighlight),
    format,
    isMirrored: directionOf(language) === 'rtl',
    room: widest <= 3 ? 'room-3' : widest <= 5 ? 'room-5' : 'room-9',
  }
}

/** Colour class of a row or column: highlighted or muted if the chart has highlights, else one of six colours. */
export function seriesClass(figures: Figures, at: number, row?: ChartRow): string {
  if (row && figures.hasHighlight) return row.isHighlight ? 'series-1 series-marked' : 'series-rest'
  return `series-${(at % 6) + 1}`
}
