// A section that is open stays open where another hand changes the places of sections.
import { useState } from 'react'
import { followedItem } from '../../../edit/followed-path.ts'
import type { PanelSection } from '../../edit-messages.ts'

type Sections = readonly Pick<PanelSection, 'written'>[]

const written = (sections: Sections) => sections.map((section) => section.written)

/**
 * The place of the open section as it is now, and a number that grows with each section that is opened. `requested`: the place
 * that was opened. `sections`: undefined while those that are known are from before the last change.
 */
export function useFollowedSection(
  requested: number | undefined,
  sections: Sections | undefined,
): { at: number | undefined; turn: number } {
  const [known, setKnown] = useState({ requested, at: requested, sections, turn: 0 })
  const isAskedAnew = requested !== known.requested
  const hasNews = sections !== undefined && sections !== known.sections
  if (!isAskedAnew && !hasNews) return known
  const { at: before, sections: old } = known
  const at = isAskedAnew
    ? requested
    : before === undefined || !old || !sections
      ? before
      : followedItem(before, written(old), written(sections))
  const turn = isAskedAnew && requested !== before ? known.turn + 1 : known.turn
  setKnown({ requested, at, sections: isAskedAnew ? sections : (sections ?? old), turn })
  return { at, turn }
}
