// Orders test files for Vitest at random and ends the run in time, so that a sample of them fits into its share of a budget.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { shuffled } from './shuffled.ts'

/** After LECTERN_TEST_SECONDS, tests that run are aborted and all others left out. LECTERN_SEED determines the order. */
export default class RandomSample extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const limitMs = Number(process.env.LECTERN_TEST_SECONDS) * 1000
    // The second time ends workers by force: a test that never awaits cannot be aborted.
    for (const atMs of [limitMs, limitMs * 1.2])
      setTimeout(() => this.ctx.cancelCurrentRun('keyboard-input'), atMs).unref()
    return shuffled(files, ({ moduleId }) => relative(this.ctx.config.root, moduleId))
  }
}
