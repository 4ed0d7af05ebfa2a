import type { Static } from '../../schema/vocabulary.ts'
import { directionOf } from '../../site/language.ts'
import { ems } from '../../ui/text-width.ts'
import type schema from './schema.ts'

type Props = Static<typeof schema>

export interface Row {
  label: string
  values: number[]
  isHighlight: boolean
}

/** What each kind of chart is drawn from. */
export interface Figures {
  columns: string[]
  /** With no more values than there are columns. */
  rows: Row[]
  all: number[]
  from?: number
  to?: number
  /** Whether some row is marked. */
  hasHighlight: boolean
  /** A value as it is said, with its unit. */
  say(value: number): string
  /** Places run from the right to the left. */
  isMirrored: boolean
  /** Class that leaves room for the longest value. */
  room: string
}

/** Set right behind the number; others have a space before them. */
const close = new Set(['%', '°', '′', '″'])

export function figuresOf({ columns, rows, unit, from, to }: Props, language: string): Figures {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const behind = unit === undefined ? '' : close.has(unit) ? unit : `\u00a0${unit}`
  const say = (value: number) => numbers.format(value).replace('-', '−') + behind
  const drawn = rows.map(({ label, values, highlight = false }) => ({
    label,
    values: values.slice(0, columns.length),
    isHighlight: highlight,
  }))
  const all = drawn.flatMap(({ values }) => values)
  const widest = Math.max(...all.map((value) => ems(say(value))))
  return {
    columns,
    rows: drawn,
    all,
    from,
    to,
    hasHighlight: drawn.some(({ isHighlight }) => isHighlight),
    say,
    isMirrored: directionOf(language) === 'rtl',
    room: widest <= 3 ? 'room-3' : widest <= 5 ? 'room-5' : 'room-9',
  }
}

/** Class of what is drawn for a row or a column: a marked one among others, or one of six that differ. */
export function seriesClass(figures: Figures, at: number, row?: Row): string {
  if (row && figures.hasHighlight) return row.isHighlight ? 'series-1 series-marked' : 'series-rest'
  return `series-${(at % 6) + 1}`
}
