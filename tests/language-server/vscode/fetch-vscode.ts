// VS Code itself, as far as npm has it: `code-server` carries Microsoft's server and workbench, which a browser shows. Fetched into the
// cache once, its own scripts not run. What is compiled when it is installed is left out: that costs logs, and searching in files.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../../src/problems/fault.ts'
import { cachedPackages } from '../../../tools/shared/cached-packages.ts'

const packages = {
  'code-server': '4.100.3',
  // Brings compiled what VS Code's terminals and tasks need.
  '@lydell/node-pty': '1.1.0',
}

/** VS Code's server, as a file for Node. Throws a Fault where it cannot be had. */
export function fetchVsCode(root: string): string {
  const modules = join(cachedPackages(root, 'vscode', 'VS Code for the tests', packages), 'node_modules')
  const folder = join(modules, 'code-server', 'lib', 'vscode')
  const own = join(folder, 'node_modules')
  if (!existsSync(join(own, '.package-lock.json'))) {
    const words = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const npm = spawnSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    if (npm.status !== 0)
      throw new Fault('no-packages', 'Could not install the packages of VS Code.', 'See the lines above.')
  }
  const terminal = join(modules, '@lydell', `node-pty-${process.platform}-${process.arch}`)
  if (existsSync(terminal)) cpSync(terminal, join(own, 'node-pty', 'build', 'Release'), { recursive: true })
  return join(folder, 'out', 'server-main.js')
}
