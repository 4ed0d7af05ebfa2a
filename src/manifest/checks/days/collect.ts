import { isDay } from '../../../../supabase/functions/_shared/day.ts'
import type { Path } from '../../../problems/finding.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

/** A date that does not exist; or the last day of a span, with the `first` day that comes after it. */
export type WrongDay = { path: Path; text: string; first?: { key: string; path: Path; text: string } }

/** Keys of a span's last day, with the keys its first day may have. */
const firstOf: Readonly<Record<string, readonly string[]>> = { to: ['day', 'from'], until: ['from'] }

/** Dates in forms are checked with their fields. */
const looksLikeDay = ({ kind, value, path }: KindWord) =>
  kind === 'name' && path[0] !== 'forms' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const collect: Collect<WrongDay> = ({ words }) => {
  const days = words.filter(looksLikeDay)
  return days.flatMap(({ value, path }): WrongDay[] => {
    if (!isDay(value)) return [{ path, text: value }]
    const first = days.find((other) => isFirstOf(path, other.path))
    if (!first || first.value <= value || !isDay(first.value)) return []
    return [{ path, text: value, first: { key: String(first.path.at(-1)), path: first.path, text: first.value } }]
  })
}

const isFirstOf = (last: Path, first: Path): boolean =>
  last.length === first.length &&
  firstOf[String(last.at(-1))]?.includes(String(first.at(-1))) === true &&
  last.slice(0, -1).every((key, at) => key === first[at])

export default collect
