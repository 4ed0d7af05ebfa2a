// Keeps a published site in its history: by a commit where there is a repository, else by a copy.
import { changedFiles } from '../history/changed-files.ts'
import { commit } from '../history/commit.ts'
import { commitEarlier } from '../history/commit-earlier.ts'
import { Copies } from '../history/copies.ts'
import { earlier } from '../history/earlier.ts'
import { git, gitLine } from '../history/git.ts'
import { commitStore, lastCommit, withoutRepository } from '../history/repository.ts'
import type { SiteFiles } from '../history/site-files.ts'
import { type Loaded, load } from '../manifest/load.ts'
import type { Publish } from '../schema/manifest/publish.ts'

interface HistoryResult {
  says: string[]
  /** The hint of a failure that prevents publishing. */
  failed?: string[]
  printed?: string
}

/** Commits or copies the site. `isForGit`: the host builds the commit, so that a copy is not enough. */
export async function keepInHistory(
  files: SiteFiles,
  loaded: Loaded,
  { message, isForGit }: { message: string; isForGit: boolean },
): Promise<HistoryResult> {
  const without = await withoutRepository(files.folder, files.manifestName)
  if (without !== undefined) {
    if (isForGit)
      return {
        says: [without],
        failed: ['Publishing by Git needs a repository: "git init", and "git remote add origin ADDRESS".'],
      }
    return makeCopy(files, loaded, [])
  }
  const texts = await ownTexts(files, loaded)
  if ((await changedFiles(files, texts)).length === 0) return { says: ['Everything is in the history already.'] }
  const done = await commit(files, texts, { message, push: false })
  if (done.outcome === 'done') return { says: done.message }
  return isForGit
    ? { says: done.message, failed: done.hint, printed: done.output }
    : makeCopy(files, loaded, done.message)
}

function makeCopy(files: SiteFiles, loaded: Loaded, why: readonly string[]): HistoryResult {
  new Copies(files).make([...files.textsOf(loaded.source.allTexts).keys()])
  return { says: [...why, 'A copy is kept in .lectern/copies.'] }
}

/** True when every file of the site is committed; false where there is no repository. */
export async function isAllCommitted(files: SiteFiles, loaded: Loaded): Promise<boolean> {
  if ((await withoutRepository(files.folder, files.manifestName)) !== undefined) return false
  if ((await gitLine(files.folder, 'rev-parse', 'HEAD')) === undefined) return false
  return (await changedFiles(files, await ownTexts(files, loaded))).length === 0
}

/** Returns the commit that the host builds; undefined unless the site is published by Git. */
export const publishedCommit = async (folder: string, { to }: Publish): Promise<string | undefined> =>
  to === 'git' ? gitLine(folder, 'rev-parse', 'HEAD') : undefined

/** True when `commit` is `other` or a descendant of it. */
export async function contains(
  folder: string,
  commit: string | undefined,
  other: string | undefined,
): Promise<boolean> {
  if (commit === undefined || other === undefined) return false
  return commit === other || (await git(folder, ['merge-base', '--is-ancestor', other, commit])).code === 0
}

/** Makes a commit in which the site is as in an earlier commit. */
export async function commitBefore(files: SiteFiles, loaded: Loaded, commit: string) {
  const paths = new Set([...(await ownTexts(files, loaded)), ...(await textsIn(files, commit)), ...files.beside()])
  return commitEarlier(files.folder, { commit, paths: [...paths], message: 'Take back what was published' })
}

/** Returns the paths of all texts of the site, now and in the last commit, relative to the manifest's folder. */
async function ownTexts(files: SiteFiles, loaded: Loaded): Promise<string[]> {
  const base = await lastCommit(files.folder)
  const before = base ? await textsIn(files, base.id) : []
  return [...new Set([...files.textsOf(loaded.source.allTexts).keys(), ...before])]
}

/** Paths of texts in the last few commits. A commit never changes, and loading a large site takes a while. */
const textsByCommit = new Map<string, string[]>()

async function textsIn(files: SiteFiles, commit: string): Promise<string[]> {
  const key = `${files.manifest} ${commit}`
  const texts = textsByCommit.get(key) ?? (await readTextsIn(files, commit))
  textsByCommit.delete(key)
  textsByCommit.set(key, texts)
  for (const old of [...textsByCommit.keys()].slice(0, -4)) textsByCommit.delete(old)
  return texts
}

async function readTextsIn(files: SiteFiles, commit: string): Promise<string[]> {
  const was = await earlier(
    { kind: 'commit', id: commit, title: '', when: '' },
    commitStore(files.folder, commit),
    files,
    { load },
  )
  return [...(was?.texts.keys() ?? [])]
}
