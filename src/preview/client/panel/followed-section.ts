// Keeps the same section open when others move, add or remove sections.
import { useState } from 'react'
import { followedItem } from '../../../edit/followed-path.ts'
import type { PanelSection } from '../../edit-messages.ts'

type Sections = readonly Pick<PanelSection, 'written'>[]

const written = (sections: Sections) => sections.map((section) => section.written)

/**
 * Returns the open section's current index, and a number that grows with each section that is opened. `requested`: the index that was
 * opened. `sections`: undefined while the loaded sections are older than the last edit.
 */
export function useFollowedSection(
  requested: number | undefined,
  sections: Sections | undefined,
): { at: number | undefined; turn: number } {
  const [known, setKnown] = useState({ requested, at: requested, sections, turn: 0 })
  const isNewRequest = requested !== known.requested
  const hasNewSections = sections !== undefined && sections !== known.sections
  if (!isNewRequest && !hasNewSections) return known
  const { at: before, sections: old } = known
  const at = isNewRequest
    ? requested
    : before === undefined || !old || !sections
      ? before
      : followedItem(before, written(old), written(sections))
  const turn = isNewRequest && requested !== before ? known.turn + 1 : known.turn
  setKnown({ requested, at, sections: isNewRequest ? sections : (sections ?? old), turn })
  return { at, turn }
}
