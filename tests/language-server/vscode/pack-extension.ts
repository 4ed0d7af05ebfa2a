// Packs the extension with vsce and its real packages, and caches it until one of its files changes.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../../src/problems/fault.ts'

/** Returns the path of the .vsix. Throws a Fault where its packages cannot be downloaded. */
export function packExtension(root: string): string {
  const source = join(root, 'editors', 'vscode')
  const files = readdirSync(source).filter(
    (name) => !['node_modules', 'dist'].includes(name) && !name.endsWith('.vsix'),
  )
  const hash = createHash('sha256')
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(source, name)))
  const folder = join(root, 'node_modules', '.cache', 'lectern', 'vscode-extension')
  const packed = join(folder, `${hash.digest('hex').slice(0, 16)}.vsix`)
  if (existsSync(packed)) return packed
  const lock = 'package-lock.json'
  const isInstalled =
    existsSync(join(folder, 'node_modules', '.package-lock.json')) &&
    readFileSync(join(folder, lock), 'utf8') === readFileSync(join(source, lock), 'utf8')
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true })
  for (const name of files) cpSync(join(source, name), join(folder, name), { recursive: true })
  if (!isInstalled) {
    process.stderr.write('Installing what packs the extension for VS Code (once) …\n')
    run(folder, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  run(folder, 'npm', ['run', '--silent', 'package', '--', '--out', packed])
  return packed
}

function run(cwd: string, program: string, words: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Fault('no-packages', 'Could not pack the extension for VS Code.', `${stdout}${stderr}`)
}
