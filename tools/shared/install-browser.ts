// Downloads Chromium for tests.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs Playwright's installer, which needs no administrator. Prints the reason when the download fails. */
export function installBrowser(root: string): void {
  process.stderr.write('Fetching Chromium for the tests (once) …\n')
  const installer = join(root, 'node_modules', 'playwright', 'cli.js')
  const { status, stderr } = spawnSync(process.execPath, [installer, 'install', 'chromium'], { encoding: 'utf8' })
  if (status === 0) return
  const why = stderr.split('\n').find((line) => line.startsWith('Error: '))
  process.stderr.write(`It could not be fetched${why ? `: ${why.slice('Error: '.length)}` : ''}.\n`)
}
