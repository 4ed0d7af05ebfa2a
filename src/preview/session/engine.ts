// Exports what the preview's server needs of the source that may change while it runs. Vite loads this module again when a file changes,
// so that a new block or check is live.
import { followUps } from '../../forms/follow-ups.ts'
import { storageEffects } from '../../forms/storage-effects.ts'
import { usedImages } from '../../images/used-images.ts'
import { type Loaded, load } from '../../manifest/load.ts'
import { isReadAtOnce } from '../../manifest/read/include.ts'
import { Memo } from '../../manifest/read/memo.ts'
import { addTo } from '../../site/grouped.ts'
import { blockCatalogue } from '../catalogue/catalogue.ts'
import { formsOf, pageStateOf } from '../catalogue/page-state.ts'
import type { LibraryPicture } from '../edit-messages.ts'
import { healthOf } from '../server/health.ts'
import { changedEntryPages } from './changed-entries.ts'
import { editableTexts } from './editable-texts.ts'
import { entryForm, entryList } from './entries.ts'
import { locate } from './locate.ts'
import { panelData } from './panel-data.ts'
import { keysAt } from './schema-at.ts'
import { translationList } from './translation-list.ts'

export const engine = {
  load,
  newMemo: () => new Memo(),
  isReadAtOnce,
  pageStateOf,
  changedEntryPages,
  healthOf,
  catalogue: blockCatalogue,
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

type PictureUse = Pick<LibraryPicture, 'pages' | 'isNamed'>

/** Returns a function that finds the pages that show a picture, by its name in the manifest (`images/team.jpg`), and whether a text names it. */
function pictureUses(loaded: Loaded | undefined): (file: string) => PictureUse {
  const pages = new Map<string, PictureUse['pages'][number][]>()
  for (const reading of loaded?.readings?.names ?? [])
    for (const route of loaded?.readings?.site(reading)?.routes ?? [])
      for (const file of new Set(usedImages({ routes: [route] }).map((one) => one.file)))
        addTo(pages, file, { reading, path: route.path })
  const texts = [...(loaded?.source.allTexts.values() ?? [])]
  return (file) => ({ pages: pages.get(file) ?? [], isNamed: texts.some((text) => text.includes(file)) })
}
