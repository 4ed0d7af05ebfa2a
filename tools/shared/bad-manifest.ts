import { Fault } from '../../src/problems/fault.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { countedProblems } from '../../src/problems/report.ts'

/** The Fault of a command that needs a manifest without errors. `so` adds the consequence: `, so nothing was added`. */
export const badManifest = (file: string, problems: readonly Problem[], so = ''): Fault =>
  new Fault('bad-manifest', `${file} has ${countedProblems(problems)}${so}.`, 'npm run validate lists them.', {
    exit: 1,
  })
