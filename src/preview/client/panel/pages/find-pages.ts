import type { PanelData } from '../../../edit-messages.ts'

/** A large site has more pages than anybody reads through: so many are listed, typing finds the others. */
export const most = 60

/** By a part of the title or the path. */
export function foundPages(pages: PanelData['pages'], words: string): PanelData['pages'] {
  const sought = words.trim().toLowerCase()
  return pages.filter(({ path, title }) => `${title} ${path}`.toLowerCase().includes(sought))
}
