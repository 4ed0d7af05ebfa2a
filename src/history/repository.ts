// Reads the repository of the site: its last commit, its branch and remote, and what prevents a commit.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { git, gitEntries, gitLine } from './git.ts'
import type { ChangedFile, Repository, ReviewBase } from './history-messages.ts'
import { type Sentence, sentence } from './sentences.ts'
import type { Store } from './store.ts'

/** Returns undefined when a repository tracks the manifest's folder; otherwise a sentence that says why not. */
export async function withoutRepository(folder: string, manifest: string): Promise<Sentence | undefined> {
  const { code, output } = await git(folder, ['rev-parse', '--is-inside-work-tree'])
  if (code === 'missing') return sentence('gitMissing')
  if (code === 'late') return sentence('gitSilent')
  if (code === 0 && output.startsWith('true')) {
    const ignored = await git(folder, ['--no-literal-pathspecs', 'check-ignore', '--quiet', manifest])
    return ignored.code === 0 ? sentence('gitIgnores', manifest) : undefined
  }
  return sentence(/dubious ownership/.test(output) ? 'foreignOwner' : 'noRepository')
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

/** Files in the Git folder that exist while an operation is not finished. */
const unfinished = {
  MERGE_HEAD: 'unfinishedMerge',
  'rebase-merge': 'unfinishedRebase',
  'rebase-apply': 'unfinishedRebase',
  CHERRY_PICK_HEAD: 'unfinishedCherryPick',
} as const

async function obstacleOf(folder: string): Promise<Sentence | undefined> {
  if ((await gitEntries(folder, 'ls-files', '--unmerged', '-z')).length > 0) return sentence('conflict')
  const places = await Promise.all(
    Object.entries(unfinished).map(async ([name, code]) => {
      const path = await gitLine(folder, 'rev-parse', '--git-path', name)
      return path !== undefined && existsSync(resolve(folder, path)) ? sentence(code) : undefined
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
