// Exports what the preview's server needs of the source that may change while it runs. Vite loads this module again when a file changes,
// so that a new block or check is live.

import { followUps } from '../../forms/follow-ups.ts'
import { storageEffects } from '../../forms/storage-effects.ts'
import { load } from '../../manifest/load.ts'
import { isReadAtOnce } from '../../manifest/read/include.ts'
import { Memo } from '../../manifest/read/memo.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { formsOf, pageStateOf } from '../catalogue/page-state.ts'
import { healthOf } from '../server/health.ts'
import { changedEntryPages } from './changed-entries.ts'
import { editableTexts } from './editable-texts.ts'
import { entryForm, entryList } from './entries.ts'
import { locate } from './locate.ts'
import { panelData } from './panel-data.ts'
import { pictureUses } from './picture-uses.ts'
import { keysAt } from './schema-at.ts'
import { translationList } from './translation-list.ts'

export const engine = {
  load,
  newMemo: () => new Memo(),
  isReadAtOnce,
  pageStateOf,
  changedEntryPages,
  healthOf,
  catalogue,
  locate,
  editableTexts,
  keysAt,
  panelData,
  entryList,
  entryForm,
  translationList,
  pictureUses,
  formsOf,
  storageEffects,
  followUps,
}
export type Engine = typeof engine
