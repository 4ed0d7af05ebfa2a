// The block that the window shows: the one in its upper half.
import { currentNews } from '../news.ts'

/** What to ask for its lines; undefined where no block is in sight. */
export function shownBlock(): { reading: string; pointer: (string | number)[] } | undefined {
  const { shown } = currentNews()
  const blocks = [...(document.getElementById('content')?.children ?? [])]
  const block = blocks.find((one) => one.getBoundingClientRect().bottom > 120)
  const mark = block?.getAttribute('data-lectern')
  return shown && mark ? { reading: shown.reading, pointer: JSON.parse(mark) as (string | number)[] } : undefined
}
