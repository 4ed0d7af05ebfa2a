// `--at`: the moment, by the site's own clock, whose site a command builds, shows or checks.
import { momentOf } from '../../src/content/moments.ts'
import { Fault } from '../../src/problems/fault.ts'
import { textOf } from './options.ts'

export const momentOption = {
  at: {
    type: 'string',
    value: 'MOMENT',
    about: 'The site as it is at a moment of its own clock, as "2026-12-20 08:00". Left out: now.',
  },
} as const

/**
 * Undefined where none was given. Throws a Fault (exit 2) for what is no day and no time of the calendar. Whether the clock of the
 * site's zone shows it is known once the site is loaded.
 */
export function momentOfOption({ at }: { at?: string | boolean | undefined }): string | undefined {
  const text = textOf(at)
  // No clock is changed in UTC: what is no moment there is none anywhere.
  if (text === undefined || momentOf(text, 'UTC').kind === 'one') return text
  throw new Fault(
    'bad-moment',
    `--at takes a day, or a day and a time, and "${text}" is neither.`,
    'Write it as 2026-12-20, or as "2026-12-20 08:00" in quotes.',
  )
}
