import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { watchFolders } from '../../src/preview/server/watch-folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const siteWith = (files: Record<string, string>) => {
  const folder = temporaryFolder()
  putFiles(folder, { 'site.yaml': '', ...files })
  const changed = vi.fn()
  return { folder, changed, watcher: watchFolders(join(folder, 'site.yaml'), folder, changed) }
}

it('a saved entry is left to the watch on the site; a picture beside it is reported', async () => {
  const [entry, picture, list] = ['content/news/rye.md', 'content/news/rye.svg', 'public/list.csv']
  const { folder, changed, watcher } = siteWith({ [entry]: 'Rye.\n', [picture]: '<svg/>', [list]: 'a\n' })
  const reported = () => changed.mock.calls.map(([path]) => path)
  try {
    appendFileSync(join(folder, entry), 'More.\n')
    appendFileSync(join(folder, picture), '\n')
    await vi.waitFor(() => expect(reported()).toContain(join(folder, picture)))
    // Tables that visitors may download are files like any other.
    appendFileSync(join(folder, list), 'b\n')
    await vi.waitFor(() => expect(reported()).toContain(join(folder, list)))
    expect(reported()).not.toContain(join(folder, entry))
  } finally {
    watcher.close()
  }
})

it('a picture is reported in a folder that came later, and in one that took the place of another', async () => {
  const { folder, changed, watcher } = siteWith({ 'images/old/rye.svg': '<svg/>' })
  const report = (path: string) => vi.waitFor(() => expect(changed.mock.calls.map(([one]) => one)).toContain(path))
  try {
    putFiles(folder, { 'public/icons/mill.svg': '<svg/>' })
    await report(join(folder, 'public'))
    appendFileSync(join(folder, 'public/icons/mill.svg'), '\n')
    await report(join(folder, 'public/icons/mill.svg'))
    rmSync(join(folder, 'images'), { recursive: true })
    putFiles(folder, { 'images/old/rye.svg': '<svg/>' })
    await report(join(folder, 'images'))
    changed.mockClear()
    appendFileSync(join(folder, 'images/old/rye.svg'), '\n')
    await report(join(folder, 'images/old/rye.svg'))
  } finally {
    watcher.close()
  }
})
