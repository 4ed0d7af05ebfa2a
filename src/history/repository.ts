// Reads the repository of the site: its last commit, its branch and remote, and what prevents a commit.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { git, gitEntries, gitLine } from './git.ts'
import type { ChangedFile, Repository, ReviewBase } from './history-messages.ts'
import type { Store } from './store.ts'

/** Returns undefined when a repository tracks the manifest's folder; otherwise a sentence that says why not. */
export async function withoutRepository(folder: string, manifest: string): Promise<string | undefined> {
  const { code, output } = await git(folder, ['rev-parse', '--is-inside-work-tree'])
  if (code === 'missing') return 'Git is not installed here, so copies of the site are kept instead.'
  if (code === 'late') return 'Git does not answer, so copies of the site are kept instead.'
  if (code === 0 && output.startsWith('true')) {
    const ignored = await git(folder, ['--no-literal-pathspecs', 'check-ignore', '--quiet', manifest])
    return ignored.code === 0 ? `Git ignores ${manifest}, so copies of the site are kept instead.` : undefined
  }
  return /dubious ownership/.test(output)
    ? "The folder belongs to another user, and Git does not trust it: it names the command for that in the terminal with 'git status'."
    : 'The site is in no Git repository, so copies of it are kept instead.'
}

export async function repositoryOf(folder: string): Promise<Repository> {
  const [branch, name, email] = await Promise.all([
    gitLine(folder, 'symbolic-ref', '--short', '--quiet', 'HEAD'),
    gitLine(folder, 'config', 'user.name'),
    gitLine(folder, 'config', 'user.email'),
  ])
  const remote = await remoteOf(folder, branch)
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL, EMAIL } = process.env
  return {
    branch,
    remote,
    ahead: remote === undefined || branch === undefined ? undefined : await aheadOf(folder, remote, branch),
    obstacle: await obstacleOf(folder),
    hasIdentity: Boolean((name ?? GIT_AUTHOR_NAME) && (email ?? GIT_AUTHOR_EMAIL ?? EMAIL)),
  }
}

/** Returns the branch's remote, else `origin`, else the only remote. */
async function remoteOf(folder: string, branch: string | undefined): Promise<string | undefined> {
  const { out } = await git(folder, ['remote'])
  const remotes = out.toString('utf8').split('\n').filter(Boolean)
  const own = branch === undefined ? undefined : await gitLine(folder, 'config', `branch.${branch}.remote`)
  if (own !== undefined && remotes.includes(own)) return own
  return remotes.includes('origin') ? 'origin' : remotes.length === 1 ? remotes[0] : undefined
}

async function aheadOf(folder: string, remote: string, branch: string): Promise<number | undefined> {
  const count = await gitLine(folder, 'rev-list', '--count', `refs/remotes/${remote}/${branch}..HEAD`)
  return count === undefined ? undefined : Number(count)
}

const unfinishedRebase =
  'A rebase is not finished. End it with "git rebase --continue" or "git rebase --abort", then commit here.'

/** Files in the Git folder that exist while an operation is not finished. */
const unfinished = {
  MERGE_HEAD: 'A merge is not finished. End it with "git merge --continue" or "git merge --abort", then commit here.',
  'rebase-merge': unfinishedRebase,
  'rebase-apply': unfinishedRebase,
  CHERRY_PICK_HEAD:
    'A cherry-pick is not finished. End it with "git cherry-pick --continue" or "--abort", then commit here.',
}

async function obstacleOf(folder: string): Promise<string | undefined> {
  if ((await gitEntries(folder, 'ls-files', '--unmerged', '-z')).length > 0)
    return 'Two versions of a file are in conflict. Decide between the lines that Git has marked, then "git add" the file.'
  const places = await Promise.all(
    Object.entries(unfinished).map(async ([name, sentence]) => {
      const path = await gitLine(folder, 'rev-parse', '--git-path', name)
      return path !== undefined && existsSync(resolve(folder, path)) ? sentence : undefined
    }),
  )
  return places.find(Boolean)
}

/** Returns the last commit; undefined before the first one. */
export async function lastCommit(folder: string): Promise<ReviewBase | undefined> {
  const { code, out } = await git(folder, ['log', '-1', '--format=%H%x00%cI%x00%s'])
  const [id, when, title] = out.toString('utf8').trim().split('\0')
  return code === 0 && id && when ? { kind: 'commit', id, when, title: title ?? '' } : undefined
}

/** Reads files of a commit, by paths relative to the folder. */
export const commitStore = (folder: string, commit: string): Store => ({
  paths: () => gitEntries(folder, 'ls-tree', '-r', '-z', '--name-only', commit),
  async read(paths) {
    const input = paths.map((path) => `${commit}:./${path}\n`).join('')
    const [{ out }, endings] = await Promise.all([git(folder, ['cat-file', '--batch'], { input }), endingsOf(folder)])
    return new Map(
      blobsOf(out, paths.length).flatMap((text, at) =>
        text === undefined ? [] : [[paths[at] ?? '', endings(text, paths[at] ?? '')]],
      ),
    )
  },
})

/** Returns a function that gives committed text the line breaks that git writes on checkout. */
async function endingsOf(folder: string): Promise<(text: string, path: string) => string> {
  const lines = await gitEntries(folder, 'ls-files', '--eol', '-z', '--', '.')
  const isConverted = (await gitLine(folder, 'config', 'core.autocrlf')) === 'true'
  const withCrlf = new Set(
    lines.flatMap((line) => {
      const [, attributes = '', path] = /^i\/lf +w\/crlf +attr\/(.*?)\s*\t(.+)$/s.exec(line) ?? []
      return path !== undefined && (isConverted || /(?:^|\s)(?:text|eol)/.test(attributes)) ? [path] : []
    }),
  )
  return (text, path) => (withCrlf.has(path) ? text.replace(/\r?\n/g, '\r\n') : text)
}

/** Returns the bytes of a file of a commit; undefined where it does not exist. */
export async function committedBytes(folder: string, commit: string, path: string): Promise<Buffer | undefined> {
  const { code, out } = await git(folder, ['cat-file', 'blob', `${commit}:./${path}`])
  return code === 0 ? out : undefined
}

/** Parses the output of `git cat-file --batch`: `<id> blob <size>`, the bytes and a line break, or a line that ends with `missing`. */
function blobsOf(out: Buffer, count: number): (string | undefined)[] {
  const texts: (string | undefined)[] = []
  let at = 0
  while (texts.length < count && at < out.length) {
    const end = out.indexOf(10, at)
    const size = /^\S+ blob (\d+)$/.exec(out.toString('utf8', at, end))?.[1]
    at = end + 1
    if (size === undefined) texts.push(undefined)
    else {
      texts.push(out.toString('utf8', at, at + Number(size)))
      at += Number(size) + 1
    }
  }
  return texts
}

/** Lists the files below these paths that differ from the last commit, without ignored ones. */
export async function changesUnder(folder: string, paths: readonly string[]): Promise<ChangedFile[]> {
  if (paths.length === 0) return []
  const prefix = (await gitLine(folder, 'rev-parse', '--show-prefix')) ?? ''
  const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all']
  return (await gitEntries(folder, 'status', ...options, '--', ...paths)).map((entry) => {
    const states = entry.slice(0, 2)
    const file = entry.slice(3).slice(prefix.length)
    return { file, what: /\?|A/.test(states) ? 'added' : states.includes('D') ? 'removed' : 'changed' }
  })
}
