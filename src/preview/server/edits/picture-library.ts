// Lists the pictures of the site's folder, and removes one.
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeErrorText } from '../../../files/replace-file.ts'
import { freeName } from '../../../site/slug.ts'
import type { LibraryPicture } from '../../edit-messages.ts'
import type { EditorCall } from '../endpoint.ts'

export async function pictureLibrary({ context: { live, pictures } }: EditorCall): Promise<LibraryPicture[]> {
  const usesOf = live.engine.pictureUses(live.good)
  return (await pictures.library()).map((picture) => ({ ...picture, ...usesOf(picture.file) }))
}

/** The folder of removed pictures, below the site's folder. */
const removedFolder = '.lectern/removed'

/** Moves a picture out of the pictures folder. Refuses one that the site names, since a page would have a gap. */
export function removePicture(file: string, { context, editing }: EditorCall): { kept: string } | { problem: string } {
  const { live, pictures, site } = context
  if (!pictures.list().some((picture) => picture.file === file)) return { problem: 'There is no such picture.' }
  if (live.engine.pictureUses(live.project.last ?? live.good)(file).isNamed)
    return { problem: `The site names ${file}. Put another picture in its place first.` }
  const folder = join(site, removedFolder)
  const own = basename(file)
  const name = freeName(
    own,
    (one) => existsSync(join(folder, one)),
    (number) => own.replace(/(\.\w+)$/, `-${number}$1`),
  )
  try {
    mkdirSync(folder, { recursive: true })
    renameSync(join(editing.pictureFolder(), file.replace(/^images\//, '')), join(folder, name))
  } catch (error) {
    return { problem: `The picture cannot be removed. ${writeErrorText(error)}` }
  }
  editing.pictureStored()
  return { kept: `${removedFolder}/${name}` }
}
