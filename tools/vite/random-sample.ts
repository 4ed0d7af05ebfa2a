// Orders test files for Vitest at random and ends the run in time, so that a sample of them fits into its share of a budget.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { shuffled } from '../../tests/how-much.ts'

/** After LECTERN_TEST_SECONDS, tests that run are aborted and all others left out. LECTERN_SEED determines the order. */
export default class RandomSample extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = Number(process.env.LECTERN_TEST_SECONDS)
    setTimeout(() => this.ctx.cancelCurrentRun('keyboard-input'), seconds * 1000).unref()
    return shuffled(files, ({ moduleId }) => relative(this.ctx.config.root, moduleId))
  }
}
