import type { PanelData } from '../../../edit-messages.ts'

/** By a part of the title or the path. */
export function foundPages(pages: PanelData['pages'], words: string): PanelData['pages'] {
  const sought = words.trim().toLowerCase()
  return pages.filter(({ path, title }) => `${title} ${path}`.toLowerCase().includes(sought))
}
