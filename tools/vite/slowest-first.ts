// The order of test files. Vitest begins with the largest; what takes long is what starts processes and browsers, in however few lines.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Beginnings of paths below the root, the slowest first; all others come after them. */
const slowest = [
  'tests/new-site/packed',
  'tests/site/',
  'tests/new-site/',
  'tests/own-blocks/',
  'tests/preview/',
  'tests/repository/',
  'tests/auth/',
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
