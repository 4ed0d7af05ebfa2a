// All that the preview's server needs of the source that may change while it runs: loaded through Vite and loaded anew
// when a file of it changes, so that a new block or a new check is live.
import { catalogue } from './catalogue.ts'
import { healthOf } from './health.ts'
import { locate } from './locate.ts'
import { formsOf, shownOf } from './shown.ts'
import { confirm, isLarge, prepare, quickly, rehearse, wholly } from './snapshot.ts'

export const engine = {
  quickly,
  wholly,
  isLarge,
  prepare,
  rehearse,
  confirm,
  shownOf,
  healthOf,
  catalogue,
  locate,
  formsOf,
}
export type Engine = typeof engine
