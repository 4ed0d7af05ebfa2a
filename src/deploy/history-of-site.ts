// How a site that is published is kept: by a commit where there is a repository, else by a copy.
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

interface CopyResult {
  says: string
  /** What to do, where it could not be kept and has to be. */
  failed?: string
  printed?: string
}

/** `isForGit`: the host builds what is committed, so that a copy does not do. */
export async function keep(
  files: SiteFiles,
  loaded: Loaded,
  { message, isForGit }: { message: string; isForGit: boolean },
): Promise<CopyResult> {
  const without = await withoutRepository(files.folder, files.manifestName)
  if (without !== undefined) {
    if (isForGit)
      return {
        says: without,
        failed: 'Publishing by Git needs a repository: "git init", and "git remote add origin ADDRESS".',
      }
    return copied(files, loaded, '')
  }
  const texts = await ownTexts(files, loaded)
  if ((await changedFiles(files, texts)).length === 0) return { says: 'Everything is in the history already.' }
  const done = await commit(files, texts, { message, push: false })
  if (done.outcome === 'done') return { says: done.message }
  return isForGit
    ? { says: done.message, failed: done.hint, printed: done.output }
    : copied(files, loaded, `${done.message} `)
}

function copied(files: SiteFiles, loaded: Loaded, why: string): CopyResult {
  new Copies(files).make([...files.textsOf(loaded.source.allTexts).keys()])
  return { says: `${why}A copy is kept in .lectern/copies.` }
}

/** Whether Git has everything of the site; false where there is no repository. */
export async function isAllCommitted(files: SiteFiles, loaded: Loaded): Promise<boolean> {
  if ((await withoutRepository(files.folder, files.manifestName)) !== undefined) return false
  if ((await gitLine(files.folder, 'rev-parse', 'HEAD')) === undefined) return false
  return (await changedFiles(files, await ownTexts(files, loaded))).length === 0
}

/** The commit that the host builds. */
export const headOf = async (folder: string, { to }: Publish): Promise<string | undefined> =>
  to === 'git' ? gitLine(folder, 'rev-parse', 'HEAD') : undefined

/** Whether a commit is another one or comes after it. */
export async function contains(
  folder: string,
  commit: string | undefined,
  other: string | undefined,
): Promise<boolean> {
  if (commit === undefined || other === undefined) return false
  return commit === other || (await git(folder, ['merge-base', '--is-ancestor', other, commit])).code === 0
}

/** A new commit in which the site is as an earlier one has it. */
export async function commitBefore(files: SiteFiles, loaded: Loaded, commit: string) {
  const paths = new Set([...(await ownTexts(files, loaded)), ...(await textsIn(files, commit)), ...files.beside()])
  return commitEarlier(files.folder, { commit, paths: [...paths], message: 'Take back what was published' })
}

/** Texts of the site as it is and as the last commit has it, by their paths from the manifest's folder on. */
async function ownTexts(files: SiteFiles, loaded: Loaded): Promise<string[]> {
  const base = await lastCommit(files.folder)
  const before = base ? await textsIn(files, base.id) : []
  return [...new Set([...files.textsOf(loaded.source.allTexts).keys(), ...before])]
}

/** Of the commits that were asked about last: a commit does not change, and loading a large site takes a while. */
const known = new Map<string, string[]>()

async function textsIn(files: SiteFiles, commit: string): Promise<string[]> {
  const key = `${files.manifest} ${commit}`
  const texts = known.get(key) ?? (await readTextsIn(files, commit))
  known.delete(key)
  known.set(key, texts)
  for (const old of [...known.keys()].slice(0, -4)) known.delete(old)
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
