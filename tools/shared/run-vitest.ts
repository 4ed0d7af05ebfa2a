// A run of Vitest as a process of its own, and what it counted.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reporters = ['default', 'json', './tools/vite/name-retried-tests.ts']

/** `words` begin with Vitest's own command, `run` or `related`. Closes with a line `N passed, N failed`. Gives the exit code: 0 when every test passed. */
export async function runVitest(root: string, words: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  try {
    const report = join(scratch, 'report.json')
    const code = await run(
      root,
      [...words, ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`],
      env,
    )
    const { passed, failed } = countsOf(report)
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
    return code === 0 && failed === 0 ? 0 : 1
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function run(root: string, words: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], { cwd: root, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that fails outside its tests (loading, setting up, ending) counts as one failure, as does a run that left no report. */
function countsOf(path: string): { passed: number; failed: number } {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}
