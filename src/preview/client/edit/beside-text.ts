// Where a note stands that is about a text, so that it covers none of it.

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Around {
  /** Of the window's room for notes, in pixels from its top and left. */
  from: number
  to: number
  right: number
  text: Box
  /** Where the note begins if it can: a fact within the text, say. */
  left: number
  cursor?: Box
}

const gap = 12
/** To the edges. */
const margin = 8

/** The higher of the rooms above and below the text, for a note whose lists can be scrolled. */
export const heightBeside = ({ from, to, text }: Pick<Around, 'from' | 'to' | 'text'>): number =>
  Math.max(to - text.bottom, text.top - from) - gap - margin

/**
 * Below the text, else above it, else beside it. Where the text leaves no room at any side the note lies on it, and off the line that
 * is typed in.
 */
export function besideText(
  { from, to, right, text, left, cursor }: Around,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const x = Math.max(margin, Math.min(left, right - width - margin))
  const below = text.bottom + gap
  const above = text.top - gap - height
  if (below >= from && below + height + margin <= to) return { x, y: below }
  if (above >= from + margin) return { x, y: above }
  const y = Math.max(from + margin, Math.min(text.top, to - height - margin))
  if (text.right + gap + width + margin <= right) return { x: text.right + gap, y }
  if (text.left - gap - width >= margin) return { x: text.left - gap - width, y }
  const least = Math.max(from + margin, Math.min(above, to - height - margin))
  if (!cursor || least > cursor.bottom || least + height < cursor.top) return { x, y: least }
  return { x, y: cursor.bottom + gap + height < to ? cursor.bottom + gap : cursor.top - height - gap }
}
