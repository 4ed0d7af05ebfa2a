// Computes where a note stands beside the text that it is about, so that the text stays visible.

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface NoteSpace {
  /** Space for notes: top, bottom and right edge, in pixels from the window's top and left. */
  from: number
  to: number
  right: number
  text: Box
  /** Preferred left edge, such as that of a fact within the text. */
  left: number
  cursor?: Box
}

/** Pixels between note and text. */
const gap = 12
/** Pixels between note and window edge. */
const margin = 8

/** Pixels of the larger space above or below the text: the maximum height of a note with a scrolling list. */
export const heightBeside = ({ from, to, text }: Pick<NoteSpace, 'from' | 'to' | 'text'>): number =>
  Math.max(to - text.bottom, text.top - from) - gap - margin

/**
 * Returns the note's position: below the text, else above, else beside. Without room at any side it covers the text, but the cursor's line
 * only where both do not fit.
 */
export function besideText(
  { from, to, right, text, left, cursor }: NoteSpace,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const x = Math.max(margin, Math.min(left, right - width - margin))
  const below = text.bottom + gap
  const above = text.top - gap - height
  if (below >= from && below + height + margin <= to) return { x, y: below }
  if (above >= from + margin && above + height <= to) return { x, y: above }
  const y = Math.max(from + margin, Math.min(text.top, to - height - margin))
  if (text.right + gap + width + margin <= right) return { x: text.right + gap, y }
  if (text.left - gap - width >= margin) return { x: text.left - gap - width, y }
  const least = Math.max(from + margin, Math.min(above, to - height - margin))
  if (!cursor || least > cursor.bottom || least + height < cursor.top) return { x, y: least }
  const aboveCursor = Math.max(from + margin, cursor.top - height - gap)
  return { x, y: cursor.bottom + gap + height < to ? cursor.bottom + gap : aboveCursor }
}
