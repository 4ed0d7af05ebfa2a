// A section that is open stays open where another hand changes the places of sections: it is followed by what is written in it.
import { useState } from 'react'
import { same } from '../../../edit/model.ts'
import type { PanelSection } from '../../edit-messages.ts'

type Sections = readonly Pick<PanelSection, 'type' | 'written'>[]

/** Where the section at the place stands among others; undefined where it has gone. */
export function followed(at: number, before: Sections, now: Sections): number | undefined {
  const own = before[at]
  if (!own) return undefined
  const isAlike = (one: Sections[number] | undefined, other: Sections[number] | undefined) =>
    one !== undefined && other !== undefined && same(one.written, other.written)
  const length = Math.min(before.length, now.length)
  let [head, tail] = [0, 0]
  while (head < length && isAlike(before[head], now[head])) head++
  while (tail < length - head && isAlike(before.at(-1 - tail), now.at(-1 - tail))) tail++
  if (at < head) return at
  if (at >= before.length - tail) return at + now.length - before.length
  // Among those that are others now: the same words elsewhere, or else the same place, if none has come or gone.
  const changed = now.slice(head, now.length - tail)
  const places = changed.flatMap((one, index) => (isAlike(one, own) ? [head + index] : []))
  if (places.length > 0) return places.length === 1 || !places.includes(at) ? places[0] : at
  if (before.length === now.length) return now[at]?.type === own.type ? at : undefined
  const others = before.slice(head, before.length - tail)
  const fresh = changed.flatMap((one, index) =>
    one.type === own.type && !others.some((other) => isAlike(other, one)) ? [head + index] : [],
  )
  return fresh.length === 1 ? fresh[0] : undefined
}

/**
 * The place of the open section as it is now, and a number that grows with each section that is opened. `asked`: the place
 * that was opened. `sections`: undefined while those that are known are from before the last change.
 */
export function useFollowedSection(
  asked: number | undefined,
  sections: Sections | undefined,
): { at: number | undefined; turn: number } {
  const [known, setKnown] = useState({ asked, at: asked, sections, turn: 0 })
  const isAskedAnew = asked !== known.asked
  const hasNews = sections !== undefined && sections !== known.sections
  if (!isAskedAnew && !hasNews) return known
  const { at: before, sections: old } = known
  const at = isAskedAnew ? asked : before === undefined || !old || !sections ? before : followed(before, old, sections)
  const turn = isAskedAnew && asked !== before ? known.turn + 1 : known.turn
  setKnown({ asked, at, sections: isAskedAnew ? sections : (sections ?? old), turn })
  return { at, turn }
}
