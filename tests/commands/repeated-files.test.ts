import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runVitest } from '../../tools/shared/run-vitest.ts'
import { root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

/** Runs Vitest on a project of these test files; returns the exit code and the output. */
async function runOf(files: Record<string, string>, ci: string | undefined, env: NodeJS.ProcessEnv = {}) {
  const folder = temporaryFolder()
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'tests'))
  for (const [name, body] of Object.entries(files))
    writeFileSync(
      join(folder, 'tests', name),
      `import { existsSync, writeFileSync } from 'node:fs'\nimport { expect, it } from 'vitest'\n${body}`,
    )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import order from ${JSON.stringify(join(root, 'tools/vite/random-sample.ts'))}\n` +
      'export default { test: process.env.LECTERN_TEST_SECONDS ? { sequence: { sequencer: order } } : {} }',
  )
  const { code, out } = await printedBy(() =>
    runVitest(folder, ['run', '--silent'], { ...process.env, CI: ci, ...env }),
  )
  return { code, said: out }
}

/** Two tests of which the second depends on the first, which passes from its second run on. */
const race = `
it('opens', () => { const seen = existsSync('seen'); writeFileSync('seen', ''); expect(seen).toBe(true); globalThis.open = true })
it('goes on', () => expect(globalThis.open).toBe(true))`
const steady = "it('holds', () => expect(1).toBe(1))"
const broken = "it('falls', () => expect(1).toBe(2))"

it('a file that failed on CI is run once more as a whole, and its tests that then pass are named', async () => {
  const { code, said } = await runOf({ 'race.test.ts': race, 'steady.test.ts': steady }, 'true')
  expect(said).toContain('Failed at first and passed when repeated:\n  opens\n  goes on\n')
  expect(said).toContain('3 passed, 0 failed\n')
  expect(code).toBe(0)
})

it('a run of limited time leaves out the files that it does not reach, and counts them', async () => {
  const { code, said } = await runOf({ 'steady.test.ts': steady, 'broken.test.ts': broken }, 'true', {
    LECTERN_TEST_SECONDS: '0',
  })
  expect(said).toContain('In 0 s, 2 test files were not reached')
  expect(said).toContain('0 passed, 0 failed\n')
  expect(code).toBe(0)
})

slow('a run of limited time ends a test that never awaits', async () => {
  const blocking =
    "it('blocks', () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_600_000) }, 3_600_000)"
  const { code, said } = await runOf({ 'blocking.test.ts': blocking }, 'true', { LECTERN_TEST_SECONDS: '5' })
  expect(said).toContain('0 passed, 0 failed\n')
  expect(code).toBe(0)
})

slow('an error outside the tests fails a run of limited time that ends before its limit', async () => {
  const stray = "it('passes', () => { void Promise.reject(new Error('stray')) })"
  const { code } = await runOf({ 'stray.test.ts': stray }, 'true', { LECTERN_TEST_SECONDS: '60' })
  expect(code).toBe(1)
})

slow('a file that fails in a run of limited time is run once more without the limit', async () => {
  const { code, said } = await runOf({ 'race.test.ts': race }, 'true', { LECTERN_TEST_SECONDS: '60' })
  expect(said).toContain('In 60 s, 0 test files were not reached')
  expect(said).toContain('Failed at first and passed when repeated:\n  opens\n  goes on\n')
  expect(code).toBe(0)
})

slow('a file that fails twice on CI fails the run', async () => {
  const { code, said } = await runOf({ 'broken.test.ts': broken, 'steady.test.ts': steady }, 'true')
  expect(said).toContain('1 passed, 1 failed\n')
  expect(said).not.toContain('passed when repeated')
  expect(code).toBe(1)
})

slow('a file that failed is not run again outside CI', async () => {
  const { code, said } = await runOf({ 'race.test.ts': race }, undefined)
  expect(said).not.toContain('once more')
  expect(code).toBe(1)
})
