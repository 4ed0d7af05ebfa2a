// The order of test files. Vitest begins with the largest; what takes long is what starts processes and browsers, in however few lines.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Beginnings of paths below the root, the slowest first; all others come after them. The files of `tests/site` are a project of their own,
 * and a worker that goes from one project to the other begins anew: so they are first, and together.
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

/** So that no worker is left alone with a long one at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowest.findIndex((beginning) => moduleId.includes(`/${beginning}`))
      return at < 0 ? slowest.length : at
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
