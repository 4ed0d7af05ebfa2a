// Runs Vitest in a child process and counts its results.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inTemporaryFolder } from '../../src/files/temporary-folder.ts'

/** On CI, failed files run again when there are at most this many; when more fail, the cause is no race. */
const maxRepeatedFiles = 6

/**
 * `words` begin with Vitest's command, `run` or `related`. Prints a last line `N passed, N failed`. Returns 0 when every test passed.
 *
 * On CI, a file that failed runs a second time as a whole, because its tests may build on each other. Tests that pass the second time
 * are listed: they are races to be fixed.
 *
 * LECTERN_TEST_SECONDS limits the first run to a random sample (`tools/vite/random-sample.ts`).
 */
export async function runVitest(root: string, words: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return inTemporaryFolder('test', async (scratch) => {
    const first = await attempt(root, words, env, join(scratch, 'first.json'))
    let { passed, failed } = first
    const { LECTERN_TEST_SECONDS: limit, ...unlimited } = env
    if (limit)
      process.stdout.write(
        `\nIn ${limit} s, ${first.unreached} test files were not reached and ${first.skipped} tests of the others were skipped.\n`,
      )
    const isRepeated = Boolean(env.CI) && first.files.length > 0 && first.files.length <= maxRepeatedFiles
    if (isRepeated) {
      const files = first.files.map((file) => relative(root, file.path))
      process.stdout.write(`\nRun once more, since they failed: ${files.join(', ')}\n`)
      const options = words.slice(1).filter((_, at) => words[at] === '--config' || words[at + 1] === '--config')
      const second = await attempt(root, ['run', ...options, ...files], unlimited, join(scratch, 'second.json'))
      passed += second.passed - first.files.reduce((sum, file) => sum + file.passed, 0)
      failed += second.failed - first.files.reduce((sum, file) => sum + file.failed.length, 0)
      const failedAgain = new Set(second.files.flatMap((file) => file.failed))
      const races = first.files.flatMap((file) => file.failed).filter((name) => !failedAgain.has(name))
      if (races.length > 0)
        process.stdout.write(`\nFailed at first and passed when repeated:\n  ${races.join('\n  ')}\n`)
    }
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
    return failed === 0 ? 0 : 1
  })
}

interface Outcome {
  passed: number
  failed: number
  /** Files of which no test began. */
  unreached: number
  /** Tests of the other files that were skipped. */
  skipped: number
  /** The failed files, each with the number of passed tests and the names of failed ones. */
  files: { path: string; passed: number; failed: string[] }[]
}

interface Report {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** A file that fails outside its tests counts as one failure, as does a run without a report. */
async function attempt(root: string, words: string[], env: NodeJS.ProcessEnv, path: string): Promise<Outcome> {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const began = performance.now()
  const shown = words.some((word) => word.startsWith('--reporter=')) ? [] : ['--reporter=default']
  const reporters = [...shown, '--reporter=json', `--outputFile.json=${path}`]
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words, ...reporters], { cwd: root, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  if (!existsSync(path)) return { passed: 0, failed: 1, unreached: 0, skipped: 0, files: [] }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  const files = report.testResults
    .filter((file) => file.status === 'failed')
    .map((file) => {
      const named = file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
      const passed = file.assertionResults.filter((test) => test.status === 'passed').length
      return { path: file.name, passed, failed: named.length > 0 ? named : [`${relative(root, file.name)} as a file`] }
    })
  const all = report.testResults.map((file) => file.assertionResults.map((test) => test.status))
  const unreached = all.filter((statuses) => statuses.every((status) => status === 'pending')).length
  const skipped = all.flat().filter((status) => status === 'skipped').length
  const failed = files.reduce((sum, file) => sum + file.failed.length, 0)
  // A run can fail although every test passed, through an error outside the tests. One that reached its limit ends with 1 by itself.
  const { LECTERN_TEST_SECONDS: limit } = env
  const isWell = code === 0 || (limit !== undefined && performance.now() - began >= Number(limit) * 1000)
  return { passed: report.numPassedTests, failed: failed || (isWell ? 0 : 1), unreached, skipped, files }
}
