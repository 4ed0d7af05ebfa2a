// Commits the site's own files and no others, and pushes. Failures are part of the answer.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { changedFiles } from './changed-files.ts'
import { counted } from './counted.ts'
import { type GitAnswer, git, gitEntries, gitLine } from './git.ts'
import type { CommitRequest, HistoryAnswer } from './history-messages.ts'
import { repositoryOf } from './repository.ts'
import type { SiteFiles } from './site-files.ts'

type Failed = Extract<HistoryAnswer, { outcome: 'failed' }>

const failed = (message: string, hint: string, output?: string): Failed => ({
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
  if (repository.obstacle) return failed('This cannot be committed yet.', repository.obstacle)
  if (repository.branch === undefined && branch === undefined)
    return failed('No branch is checked out, so a commit would be lost.', 'Give a name for a new branch below.')
  if (!repository.hasIdentity && !author)
    return failed('Git does not know who commits.', 'Give a name and an e-mail address below.')
  const changed = await changedFiles(files, texts)
  if (changed.length === 0) return failed('There is nothing to commit.', 'The site is as it was with the last commit.')
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
  if (added && added.code !== 0) return failed('Git does not take the files.', 'It says why:', added.output)
  const done = await git(folder, ['commit', '--quiet', '--only', `--message=${message}`], { paths, ...hookTimeout })
  if (done.code !== 0) {
    if (before.length === 0) await git(folder, ['reset', '--quiet'], { paths })
    if (branch !== undefined) await withoutBranch(folder, branch, repository.branch)
    return notCommitted(done, folder)
  }
  const count = paths.length
  if (!isPushed)
    return {
      outcome: 'done',
      message: [`Committed ${counted(count, 'file')} to ${branch ?? repository.branch ?? ''}.`],
    }
  const pushed = await push(folder)
  return pushed.outcome === 'done'
    ? { ...pushed, message: [`Committed ${counted(count, 'file')}.`, ...pushed.message] }
    : {
        ...pushed,
        message: [`Committed ${counted(count, 'file')}, but not pushed:`, ...pushed.message],
        committed: true,
      }
}

async function newBranch(folder: string, branch: string): Promise<Failed | undefined> {
  const isName =
    branch.length <= 200 &&
    !branch.startsWith('-') &&
    (await git(folder, ['check-ref-format', '--branch', branch])).code === 0
  if (!isName) return failed(`"${branch}" is no name for a branch.`, 'Use letters, digits and dashes: "new-prices".')
  const { code, output } = await git(folder, ['switch', '--quiet', '--create', branch])
  if (code === 0) return undefined
  return /already exists/.test(output)
    ? failed(`There is a branch ${branch} already.`, 'Choose another name.')
    : failed('Git cannot make the branch.', 'It says why:', output)
}

/** Deletes a new branch without commits, and checks out the previous one. */
async function withoutBranch(folder: string, branch: string, before: string | undefined): Promise<void> {
  const { code } = await git(folder, ['switch', '--quiet', ...(before === undefined ? ['--detach'] : [before])])
  if (code === 0) await git(folder, ['branch', '--quiet', '--delete', '--force', branch])
}

async function notCommitted({ code, output }: GitAnswer, folder: string): Promise<Failed> {
  if (code === 'late')
    return failed(
      'Git did not end within two minutes.',
      'A hook may wait for something, or a signature for its password.',
    )
  if (/tell me who you are|empty ident|unable to auto-detect email/i.test(output))
    return failed('Git does not know who commits.', 'Give a name and an e-mail address below.')
  if (/index\.lock/.test(output))
    return failed('Another Git command is at work.', 'Wait until it has ended; after a crash, delete .git/index.lock.')
  if (/gpg|sign/i.test(output) && /failed/i.test(output))
    return failed('The commit could not be signed.', 'Commit in a terminal, where the key can be unlocked.', output)
  if (await hasHook(folder))
    return failed('A hook of the repository refused the commit.', 'Nothing is committed. It said:', output)
  return failed('Git did not commit.', 'It says why:', output)
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
  if (branch === undefined) return failed('No branch is checked out.', 'Commit to a new branch first.')
  if (remote === undefined)
    return failed('There is no remote to push to.', 'Add one with "git remote add origin ADDRESS".')
  const args = ['push', '--set-upstream', remote, `HEAD:refs/heads/${branch}`]
  const { code, output } = await git(folder, args, hookTimeout)
  if (code === 0) return { outcome: 'done', message: [`Pushed ${branch} to ${remote}.`], link: linkIn(output) }
  if (/fetch first|non-fast-forward|stale info/.test(output))
    return failed(
      `${remote} has commits that are not here.`,
      'Run "git pull --rebase" in a terminal, or commit to a new branch.',
    )
  if (
    /could not read (?:Username|Password)|Authentication failed|Permission denied|terminal prompts disabled/i.test(
      output,
    )
  )
    return failed(
      `${remote} does not let you in.`,
      'Sign in to it with Git in a terminal once, then push again.',
      output,
    )
  if (
    /Could not resolve host|unable to access|Connection (?:refused|timed out)|does not appear to be a git repository/i.test(
      output,
    )
  )
    return failed(`${remote} cannot be reached.`, 'Look at the network and at "git remote -v".', output)
  if (/pre-receive hook declined|protected branch|remote rejected/i.test(output))
    return failed(
      `${remote} does not take the branch ${branch}.`,
      'It may be protected: commit to a new branch.',
      output,
    )
  return failed(code === 'late' ? `${remote} did not answer in time.` : 'Git did not push.', 'It says why:', output)
}

/** Returns a URL that the remote suggests, such as for a pull request. */
const linkIn = (output: string): string | undefined =>
  /^remote:\s.*?(https:\/\/\S*(?:pull|merge_request|compare)\S*)/m.exec(output)?.[1]
