// Selects entries by their days: those that are still to come, and those that are over.
import { type Day, isDay } from '../../supabase/functions/_shared/day.ts'
import { byWord } from '../manifest/shape/by-word.ts'
import { nearest } from '../problems/nearest.ts'
import { groupsOnly } from '../site/groups.ts'
import type { ContentField, DeclaredCollection } from './collection.ts'
import type { Entry } from './entry.ts'
import type { Changes } from './expand/changes.ts'
import { dayOf, nextDay, startOfDay } from './moments.ts'

export const daysWords = ['upcoming', 'past'] as const
export type DaysWord = (typeof daysWords)[number]

export const isDaysWord = (word: unknown): word is DaysWord => daysWords.some((one) => one === word)

/** Words of other tools. */
const foreignWords = byWord({ 'future coming next open': ['upcoming'], 'over gone earlier archive': ['past'] })

export const daysWordMeant = (word: string): DaysWord | undefined =>
  nearest(word, daysWords, (plain) => foreignWords.get(plain) ?? []) as DaysWord | undefined

const isDated = ({ type, fields }: ContentField): boolean =>
  type === 'date' || type === 'moment' || (type === 'list' && fields.some(isDated))

/** Whether entries of the collection have days. */
export const hasDays = ({ fields }: Pick<DeclaredCollection, 'fields'>): boolean => [...fields.values()].some(isDated)

interface DayOfField {
  day: Day
  field: string
}

const lastOf = (days: readonly DayOfField[]): DayOfField | undefined =>
  days.reduce<DayOfField | undefined>((last, one) => (last && last.day >= one.day ? last : one), undefined)

const daysIn = (values: Readonly<Record<string, unknown>>, fields: Iterable<ContentField>): DayOfField[] =>
  [...fields].filter(isDated).flatMap(({ name, type, fields: inner }) => {
    const value = values[name]
    const items = type === 'list' ? [value].flat().flatMap((item) => daysIn(groupsOnly(item), inner)) : []
    return typeof value === 'string' && isDay(dayOf(value))
      ? [{ day: dayOf(value), field: name }]
      : items.map(({ day }) => ({ day, field: name }))
  })

/** An entry without a day is upcoming: its day is still to be set. `changes` collects when one stops being upcoming. */
export function withDays(
  entries: readonly Entry[],
  word: DaysWord,
  { fields }: Pick<DeclaredCollection, 'fields'>,
  { now, zone, changes }: { now: number; zone?: string; changes: Changes },
): readonly Entry[] {
  return entries.filter((entry) => {
    const last = lastOf(daysIn(entry.values, fields.values()))
    if (!last) return word === 'upcoming'
    const end = nextDay(startOfDay(last.day, zone), zone)
    changes.addEndOfDays(end, entry, last.field)
    return end > now === (word === 'upcoming')
  })
}
