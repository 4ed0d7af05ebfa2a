// The site's files that differ from the last commit.
import { isPictureFile } from '../files/picture-file.ts'
import type { ChangedFile } from './history-messages.ts'
import { changesUnder } from './repository.ts'
import type { SiteFiles } from './site-files.ts'

/** Of the texts, by their paths from the manifest's folder on, and of the files beside them. */
export async function changedFiles(files: SiteFiles, texts: readonly string[] = []): Promise<ChangedFile[]> {
  const found = await changesUnder(files.folder, [...texts, ...files.beside()])
  // Beside entries only pictures belong to the site: a text there that no collection reads is not published either.
  return found.filter(({ file }) => !file.startsWith('content/') || texts.includes(file) || isPictureFile(file))
}
