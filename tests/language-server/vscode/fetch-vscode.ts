// Downloads VS Code from npm: `code-server` contains Microsoft's server and the workbench for browsers. It is cached, and its install
// scripts are not run: without compiled modules, logs and search in files are missing.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../../src/problems/fault.ts'
import { cachedPackages } from '../../../tools/shared/cached-packages.ts'

const packages = {
  'code-server': '4.100.3',
  // Has the compiled modules of VS Code's terminals and tasks.
  '@lydell/node-pty': '1.1.0',
}

/** Returns the path of VS Code's server, a file for Node. Throws a Fault where it cannot be downloaded. */
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
