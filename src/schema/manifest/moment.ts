// Schema of a point in time, as local time of `site.timeZone`.
import Type from 'typebox'
import { optional } from '../vocabulary.ts'
import { momentPattern } from './moment-pattern.ts'

export const moment = ({ about }: { about: string }) =>
  Type.String({
    description: about,
    examples: ['2026-12-20 08:00'],
    pattern: momentPattern,
    maxLength: 16,
  })

/** Fields that hide a page or block, always or for some time. */
export const timed = (what: string) => ({
  draft: optional(Type.Boolean({ description: `Still being written: no build shows ${what}.`, default: false })),
  publish: optional(moment({ about: `When ${what} is shown from, as the clock stands in \`site.timeZone\`.` })),
  until: optional(moment({ about: `When ${what} is no longer shown, as the clock stands in \`site.timeZone\`.` })),
})
