// Follows the cursor of the owner's code editor: navigates to its page, and scrolls to its block.
import { events } from '../messages.ts'
import type { RequestOf } from '../request-bodies.ts'
import { readingHere } from './news.ts'
import { blockAt } from './pointers.ts'
import { isFramed, pageHere, query, searchOf } from './query.ts'

/** Milliseconds to wait for the page to be drawn. */
const pageTimeout = 2000

/** `navigate` loads an address in this window. */
export function followCursor(navigate: (to: string) => Promise<void>) {
  if (isFramed) return
  import.meta.hot?.on(events.follow, async ({ reading, path, block }: RequestOf<'follow'>) => {
    if (location.pathname.startsWith('/__lectern/')) return
    const now = query()
    const isShown = (now.reading ?? readingHere()) === reading
    const to = path + searchOf(isShown ? now : { ...now, reading })
    if (pageHere() + location.search !== to) await navigate(to)
    show(path, block)
  })
}

/** Scrolls to a block now, or when its page is drawn. */
function show(path: string, block: number | undefined) {
  const scroll = (): boolean => {
    if (pageHere() !== path) return false
    if (block === undefined) scrollTo({ top: 0 })
    else blockAt(path, block)?.scrollIntoView({ block: 'nearest' })
    return block === undefined || blockAt(path, block) !== null
  }
  if (scroll()) return
  const drawn = () => scroll() && stop()
  const stop = () => document.removeEventListener('lectern:drawn', drawn)
  document.addEventListener('lectern:drawn', drawn)
  setTimeout(stop, pageTimeout)
}
