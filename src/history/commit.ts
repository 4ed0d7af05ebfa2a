// Commits the site's own files and no others, and pushes. Failures are part of the answer.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { changedFiles } from './changed-files.ts'
import { type GitAnswer, git, gitEntries, gitLine } from './git.ts'
import type { CommitRequest, HistoryAnswer } from './history-messages.ts'
import { repositoryOf } from './repository.ts'
import { type Sentence, sentence } from './sentences.ts'
import type { SiteFiles } from './site-files.ts'

type Failed = Extract<HistoryAnswer, { outcome: 'failed' }>

const failed = (message: Sentence, hint: Sentence, output?: string): Failed => ({
  outcome: 'failed',
  message: [message],
  hint: [hint],
  ...(output && { output: output.slice(0, 4000) }),
})

/** Hooks of the repository may run tests. */
const hookTimeout = { timeout: 120_000 }

/** `texts`: paths relative to the manifest's folder. */
export async function commit(
  files: SiteFiles,
  texts: readonly string[],
  { message, branch, push: isPushed, author }: CommitRequest,
): Promise<HistoryAnswer> {
  const { folder } = files
  const repository = await repositoryOf(folder)
  if (repository.obstacle) return failed(sentence('cannotCommitYet'), repository.obstacle)
  if (repository.branch === undefined && branch === undefined)
    return failed(sentence('commitWouldBeLost'), sentence('nameNewBranch'))
  if (!repository.hasIdentity && !author) return failed(sentence('unknownAuthor'), sentence('giveNameAndAddress'))
  const changed = await changedFiles(files, texts)
  if (changed.length === 0) return failed(sentence('nothingToCommit'), sentence('asLastCommit'))
  if (branch !== undefined) {
    const made = await newBranch(folder, branch)
    if (made) return made
  }
  if (author) {
    await git(folder, ['config', 'user.name', author.name])
    await git(folder, ['config', 'user.email', author.email])
  }
  const paths = changed.map(({ file }) => file)
  // Untracked files can only be committed after `git add`.
  const before = await gitEntries(folder, 'diff', '--cached', '--name-only', '-z')
  // `git add` refuses a path that is neither on the disk nor in the index: its removal is staged already.
  const options = ['--cached', '--name-only', '--relative', '--no-renames', '--diff-filter=D', '-z']
  const removed = await gitEntries(folder, 'diff', ...options)
  const isStaged = new Set(removed.filter((file) => !existsSync(join(folder, file))))
  const toAdd = paths.filter((file) => !isStaged.has(file))
  const added = toAdd.length > 0 ? await git(folder, ['add', '--all'], { paths: toAdd }) : undefined
  if (added && added.code !== 0) return failed(sentence('filesRefused'), sentence('itSaysWhy'), added.output)
  const done = await git(folder, ['commit', '--quiet', '--only', `--message=${message}`], { paths, ...hookTimeout })
  if (done.code !== 0) {
    if (before.length === 0) await git(folder, ['reset', '--quiet'], { paths })
    if (branch !== undefined) await withoutBranch(folder, branch, repository.branch)
    return notCommitted(done, folder)
  }
  const count = paths.length
  if (!isPushed)
    return { outcome: 'done', message: [sentence('committedTo', count, branch ?? repository.branch ?? '')] }
  const pushed = await push(folder)
  return pushed.outcome === 'done'
    ? { ...pushed, message: [sentence('committed', count), ...pushed.message] }
    : { ...pushed, message: [sentence('committedNotPushed', count), ...pushed.message], committed: true }
}

async function newBranch(folder: string, branch: string): Promise<Failed | undefined> {
  const isName =
    branch.length <= 200 &&
    !branch.startsWith('-') &&
    (await git(folder, ['check-ref-format', '--branch', branch])).code === 0
  if (!isName) return failed(sentence('noBranchName', branch), sentence('branchNameHint'))
  const { code, output } = await git(folder, ['switch', '--quiet', '--create', branch])
  if (code === 0) return undefined
  return /already exists/.test(output)
    ? failed(sentence('branchExists', branch), sentence('chooseAnotherName'))
    : failed(sentence('branchFailed'), sentence('itSaysWhy'), output)
}

/** Deletes a new branch without commits, and checks out the previous one. */
async function withoutBranch(folder: string, branch: string, before: string | undefined): Promise<void> {
  const { code } = await git(folder, ['switch', '--quiet', ...(before === undefined ? ['--detach'] : [before])])
  if (code === 0) await git(folder, ['branch', '--quiet', '--delete', '--force', branch])
}

async function notCommitted({ code, output }: GitAnswer, folder: string): Promise<Failed> {
  if (code === 'late') return failed(sentence('commitLate'), sentence('hookMayWait'))
  if (/tell me who you are|empty ident|unable to auto-detect email/i.test(output))
    return failed(sentence('unknownAuthor'), sentence('giveNameAndAddress'))
  if (/index\.lock/.test(output)) return failed(sentence('gitBusy'), sentence('waitOrDeleteLock'))
  if (/gpg|sign/i.test(output) && /failed/i.test(output))
    return failed(sentence('notSigned'), sentence('signInTerminal'), output)
  if (await hasHook(folder)) return failed(sentence('hookRefused'), sentence('hookSaid'), output)
  return failed(sentence('commitFailed'), sentence('itSaysWhy'), output)
}

async function hasHook(folder: string): Promise<boolean> {
  const hooks = await gitLine(folder, 'rev-parse', '--git-path', 'hooks')
  return (
    hooks !== undefined &&
    ['pre-commit', 'commit-msg', 'prepare-commit-msg'].some((name) => existsSync(join(resolve(folder, hooks), name)))
  )
}

/** Pushes the current branch to a branch of the same name on its remote. */
export async function push(folder: string): Promise<HistoryAnswer> {
  const { branch, remote } = await repositoryOf(folder)
  if (branch === undefined) return failed(sentence('noBranch'), sentence('commitToNewBranch'))
  if (remote === undefined) return failed(sentence('noRemote'), sentence('addRemote'))
  const args = ['push', '--set-upstream', remote, `HEAD:refs/heads/${branch}`]
  const { code, output } = await git(folder, args, hookTimeout)
  if (code === 0) return { outcome: 'done', message: [sentence('pushed', branch, remote)], link: linkIn(output) }
  if (/fetch first|non-fast-forward|stale info/.test(output))
    return failed(sentence('remoteIsAhead', remote), sentence('pullFirst'))
  if (
    /could not read (?:Username|Password)|Authentication failed|Permission denied|terminal prompts disabled/i.test(
      output,
    )
  )
    return failed(sentence('remoteDenies', remote), sentence('signInToRemote'), output)
  if (
    /Could not resolve host|unable to access|Connection (?:refused|timed out)|does not appear to be a git repository/i.test(
      output,
    )
  )
    return failed(sentence('remoteUnreachable', remote), sentence('checkNetwork'), output)
  if (/pre-receive hook declined|protected branch|remote rejected/i.test(output))
    return failed(sentence('branchRejected', remote, branch), sentence('mayBeProtected'), output)
  return failed(
    code === 'late' ? sentence('remoteLate', remote) : sentence('pushFailed'),
    sentence('itSaysWhy'),
    output,
  )
}

/** Returns a URL that the remote suggests, such as for a pull request. */
const linkIn = (output: string): string | undefined =>
  /^remote:\s.*?(https:\/\/\S*(?:pull|merge_request|compare)\S*)/m.exec(output)?.[1]
