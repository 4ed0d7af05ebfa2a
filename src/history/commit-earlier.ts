// Makes a commit in which files are as in an earlier commit. Files on the disk stay as they are.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git, gitLine } from './git.ts'

interface EarlierFiles {
  /** The commit to take the files from. */
  commit: string
  /** Paths relative to the folder. Unchanged files among them are left out. */
  paths: readonly string[]
  message: string
}

/** Moves the current branch to the new commit and returns it, or the output of git where this failed. */
export async function commitEarlier(
  folder: string,
  { commit, paths, message }: EarlierFiles,
): Promise<{ commit: string } | { commit?: undefined; output: string }> {
  const head = await gitLine(folder, 'rev-parse', 'HEAD')
  const { out } = await git(folder, [
    'diff',
    '--name-only',
    '--no-renames',
    '--relative',
    '-z',
    commit,
    'HEAD',
    '--',
    ...paths,
  ])
  if (head === undefined) return { output: 'There is no commit yet.' }
  if (out.length === 0) return { commit: head }
  const input = out.toString('utf8')
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul']
  const place = mkdtempSync(join(tmpdir(), 'lectern-index-'))
  const index = join(place, 'index')
  try {
    const steps = [
      await git(folder, ['read-tree', 'HEAD'], { index }),
      await git(folder, ['restore', '--staged', `--source=${commit}`, ...fromInput], { index, input }),
    ]
    const failed = steps.find(({ code }) => code !== 0)
    if (failed) return { output: failed.output }
    const tree = await git(folder, ['write-tree'], { index })
    const made = await git(folder, ['commit-tree', tree.output, '-p', head, '-m', message])
    if (tree.code !== 0 || made.code !== 0) return { output: made.output || tree.output }
    const moved = await git(folder, ['update-ref', '-m', message, 'HEAD', made.output, head])
    if (moved.code !== 0) return { output: moved.output }
    await git(folder, ['reset', '--quiet', ...fromInput], { input })
    return { commit: made.output }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
