import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** By Playwright's own installer, which needs no rights: true when it could be fetched. */
export function installBrowser(root: string): boolean {
  process.stderr.write('Installing Chromium for the tests (once) …\n')
  const installer = join(root, 'node_modules', 'playwright', 'cli.js')
  const done = spawnSync(process.execPath, [installer, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return done.status === 0
}
