// Makes a commit in which files are as in an earlier commit. Files on the disk stay as they are.
import { join } from 'node:path'
import { inTemporaryFolder } from '../files/temporary-folder.ts'
import { git, gitEntries, gitLine } from './git.ts'

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
  const options = ['--name-only', '--no-renames', '--relative', '-z']
  const changed = await gitEntries(folder, 'diff', ...options, commit, 'HEAD', '--', ...paths)
  if (head === undefined) return { output: 'There is no commit yet.' }
  if (changed.length === 0) return { commit: head }
  return inTemporaryFolder('index', async (place) => {
    const index = join(place, 'index')
    const steps = [
      await git(folder, ['read-tree', 'HEAD'], { index }),
      await git(folder, ['restore', '--staged', `--source=${commit}`], { index, paths: changed }),
    ]
    const failed = steps.find(({ code }) => code !== 0)
    if (failed) return { output: failed.output }
    const tree = await git(folder, ['write-tree'], { index })
    const made = await git(folder, ['commit-tree', tree.output, '-p', head, '-m', message])
    if (tree.code !== 0 || made.code !== 0) return { output: made.output || tree.output }
    const moved = await git(folder, ['update-ref', '-m', message, 'HEAD', made.output, head])
    if (moved.code !== 0) return { output: moved.output }
    await git(folder, ['reset', '--quiet'], { paths: changed })
    return { commit: made.output }
  })
}
