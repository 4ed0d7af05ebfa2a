// Orders test files for Vitest, which would start with the largest. The slowest files start processes and browsers, in few lines.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Beginnings of paths below the root, the slowest first; all other files follow. `tests/site` is a project of its own, and a worker
 * starts again when it changes projects, so these files come first and together.
 */
const slowest = [
  'tests/site/at-rest',
  'tests/site/',
  // Minutes each in a whole suite.
  'tests/content/after-random-edits',
  'tests/browser/block-sweep',
  'tests/pages/widths',
  'tests/language-server/',
  'tests/new-site/packed',
  'tests/own-blocks/',
  'tests/repository/source',
  'tests/new-site/',
  'tests/preview/',
  'tests/repository/',
  'tests/auth/',
  'tests/publish/',
  'tests/database/',
  'tests/commands/',
  'tests/browser/',
]

/** Starts slow files first, so that no worker is left with a long one at the end. */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowest.findIndex((beginning) => moduleId.includes(`/${beginning}`))
      return at < 0 ? slowest.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
