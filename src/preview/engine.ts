// All that the preview's server needs of the source that may change while it runs: loaded through Vite and loaded anew
// when a file of it changes, so that a new block or a new check is live.
import { isReadAtOnce } from '../manifest/include.ts'
import { load } from '../manifest/load.ts'
import { Memo } from '../manifest/memo.ts'
import { catalogue } from './catalogue.ts'
import { healthOf } from './health.ts'
import { locate } from './locate.ts'
import { formsOf, shownOf } from './shown.ts'

export const engine = {
  load,
  newMemo: () => new Memo(),
  isReadAtOnce,
  shownOf,
  healthOf,
  catalogue,
  locate,
  formsOf,
}
export type Engine = typeof engine
