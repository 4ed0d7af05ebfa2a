import type { PanelData } from '../../../edit-messages.ts'
import { textFinder } from '../../../text-finder.ts'

/** Number of pages or links listed at once; typing finds the others. */
export const maxListedResults = 60

/** Pages whose title or path contains the words. */
export function findPages(pages: PanelData['pages'], words: string): PanelData['pages'] {
  const isFound = textFinder(words)
  return pages.filter(({ path, title }) => isFound(`${title} ${path}`))
}
