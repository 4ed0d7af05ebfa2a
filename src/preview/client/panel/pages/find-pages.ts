import type { PanelData } from '../../../edit-messages.ts'

/** Number of pages or links listed at once; typing finds the others. */
export const maxListedResults = 60

/** Pages whose title or path contains the words. */
export function findPages(pages: PanelData['pages'], words: string): PanelData['pages'] {
  const search = words.trim().toLowerCase()
  return pages.filter(({ path, title }) => `${title} ${path}`.toLowerCase().includes(search))
}
