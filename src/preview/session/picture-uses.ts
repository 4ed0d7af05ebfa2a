// Finds the pages that show a picture, and whether any text names it.

import { usedImages } from '../../images/used-images.ts'
import type { Loaded } from '../../manifest/load.ts'
import { addTo } from '../../site/grouped.ts'
import type { LibraryPicture } from '../edit-messages.ts'

export type PictureUse = Pick<LibraryPicture, 'pages' | 'isNamed'>

/** Returns a function of a picture's name in the manifest: `images/team.jpg`. */
export function pictureUses(loaded: Loaded | undefined): (file: string) => PictureUse {
  const pages = new Map<string, PictureUse['pages'][number][]>()
  for (const reading of loaded?.readings?.names ?? [])
    for (const route of loaded?.readings?.site(reading)?.routes ?? [])
      for (const file of new Set(usedImages({ routes: [route] }).map((one) => one.file)))
        addTo(pages, file, { reading, path: route.path })
  const texts = [...(loaded?.source.allTexts.values() ?? [])]
  return (file) => ({ pages: pages.get(file) ?? [], isNamed: texts.some((text) => text.includes(file)) })
}
