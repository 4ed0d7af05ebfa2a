import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { watchFolders } from '../../src/preview/server/watch-folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'

it('a saved entry is left to the watch on the site; a picture beside it is reported', async () => {
  const folder = temporaryFolder()
  const [entry, picture, list] = ['content/news/rye.md', 'content/news/rye.svg', 'public/list.csv']
  putFiles(folder, { 'site.yaml': '', [entry]: 'Rye.\n', [picture]: '<svg/>', [list]: 'a\n' })
  const changed = vi.fn()
  const ready = vi.fn()
  const watcher = watchFolders(join(folder, 'site.yaml'), folder, { ready, changed })
  try {
    await vi.waitFor(() => expect(ready).toHaveBeenCalled(), { timeout: 10_000 })
    appendFileSync(join(folder, entry), 'More.\n')
    appendFileSync(join(folder, picture), '\n')
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), { timeout: 10_000 })
    expect(changed.mock.calls[0]?.[0]).toBe(join(folder, picture))
    // Tables that visitors may download are files like any other.
    appendFileSync(join(folder, list), 'b\n')
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    expect(changed.mock.calls[1]?.[0]).toBe(join(folder, list))
  } finally {
    await watcher.close()
  }
})
