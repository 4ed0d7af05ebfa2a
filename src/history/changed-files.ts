// Lists the site's files that differ from the last commit.
import { isPictureFile } from '../files/picture-file.ts'
import type { ChangedFile } from './history-messages.ts'
import { changesUnder } from './repository.ts'
import type { SiteFiles } from './site-files.ts'

/** Compares the given texts, by paths relative to the manifest's folder, and the files beside them. */
export async function changedFiles(files: SiteFiles, texts: readonly string[] = []): Promise<ChangedFile[]> {
  const found = await changesUnder(files.folder, [...texts, ...files.beside()])
  // In `content/` only pictures and texts of collections belong to the site.
  return found.filter(({ file }) => !file.startsWith('content/') || texts.includes(file) || isPictureFile(file))
}
