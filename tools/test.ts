import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '../src/problems/fault.ts'
import { findBrowser, howToGetABrowser } from '../tests/browser/find-browser.ts'
import { findNginx } from '../tests/hosts/serve-nginx.ts'
import { findPostgres } from './shared/find-postgres.ts'

const help = `Usage: npm test [-- FILTER …]

Sets up what is missing, then runs every test: units, database, function, browser. A FILTER runs the test files whose path
holds it.
`

/** Exit code 0 when every test passed. Closes with a line \`N passed, N failed\`. */
export default async function main(argv: string[], root: string): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(help)
    return 0
  }
  if (!findPostgres()) installWithApt('postgresql-15')
  if (!findBrowser()) installWithApt('chromium')
  if (!findNginx()) installWithApt('nginx')
  if (!findBrowser()) throw new Fault('no-browser', 'The tests need a browser.', howToGetABrowser)

  const scratch = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  try {
    const report = join(scratch, 'report.json')
    const code = await runVitest(root, [...argv, '--reporter=default', '--reporter=json', `--outputFile=${report}`])
    const { passed, failed } = countsOf(report)
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
    return code === 0 && failed === 0 ? 0 : 1
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** On Debian as root, what is missing is installed; anywhere else the tests say what they need. */
function installWithApt(name: string): void {
  const possible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!possible) return
  process.stderr.write(`Installing ${name} (once) …\n`)
  // Runlevel 1 keeps the package from starting a service of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  if (!apt('update') || !apt('install', '-y', name)) process.stderr.write(`${name} could not be installed.\n`)
}

function runVitest(root: string, words: string[]): Promise<number> {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'run', ...words], { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A file that cannot even be loaded counts as one failure, as does a run that left no report. */
function countsOf(path: string): { passed: number; failed: number } {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}
