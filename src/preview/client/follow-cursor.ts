// The page goes where the cursor of the editor is: to the page, and to the block on it.

import { events } from '../messages.ts'
import type { FollowRequest } from '../request-bodies.ts'
import { currentNews } from './news.ts'
import { blockAt } from './pointers.ts'
import { isFramed, query, searchOf } from './query.ts'

/** Milliseconds for a page that is on its way to be drawn. */
const pageTimeout = 2000

/** `navigate` goes to an address of this window. */
export function followCursor(navigate: (to: string) => Promise<void>) {
  if (isFramed) return
  import.meta.hot?.on(events.follow, async ({ reading, path, block }: FollowRequest) => {
    if (location.pathname.startsWith('/__lectern/')) return
    const now = query()
    const isShown = (now.reading ?? currentNews().shown?.reading) === reading
    const to = path + searchOf(isShown ? now : { ...now, reading })
    if (location.pathname + location.search !== to) await navigate(to)
    show(path, block)
  })
}

/** At once, or when the page is drawn. */
function show(path: string, block: number | undefined) {
  const look = (): boolean => {
    if (location.pathname !== path) return false
    if (block === undefined) scrollTo({ top: 0 })
    else blockAt(path, block)?.scrollIntoView({ block: 'nearest' })
    return block === undefined || blockAt(path, block) !== null
  }
  if (look()) return
  const drawn = () => look() && stop()
  const stop = () => document.removeEventListener('lectern:drawn', drawn)
  document.addEventListener('lectern:drawn', drawn)
  setTimeout(stop, pageTimeout)
}
