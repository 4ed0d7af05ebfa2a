// The option `--at`: a moment of the site's own clock, at which a command builds, shows or checks the site.
import { momentOf } from '../../src/content/moments.ts'
import { Fault } from '../../src/problems/fault.ts'
import { optionText, textOption } from './command.ts'

export const momentOption = {
  at: textOption('MOMENT', 'The site as it is at a moment of its own clock, as "2026-12-20 08:00". Left out: now.'),
} as const

/**
 * Returns the text of --at; undefined when it was not given. Throws a Fault (exit 2) for text that is no day or time. Moments that do
 * not exist in the site's time zone are found once the site is loaded.
 */
export function momentOfOption({ at }: { at?: string | boolean | undefined }): string | undefined {
  const text = optionText(at)
  // UTC has no clock changes, so a text that is no moment in UTC is none in any zone.
  if (text === undefined || momentOf(text, 'UTC').kind === 'one') return text
  throw new Fault(
    'bad-moment',
    `--at takes a day, or a day and a time, and "${text}" is neither.`,
    'Write it as 2026-12-20, or as "2026-12-20 08:00" in quotes.',
  )
}
