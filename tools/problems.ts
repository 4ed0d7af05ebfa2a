import { problemsPage } from '../src/problems/explained.ts'
import { command, flagOption } from './shared/command.ts'
import { writeGenerated } from './shared/generated-files.ts'

const usage = {
  line: 'npm run problems -- [--check]',
  about: `Writes docs/problems.md: every code, what it means, how to fix it.`,
  options: {
    check: flagOption('Writes nothing; exit code 1 when the file is not up to date.'),
  },
} as const

export default command(usage, ({ values }, root) =>
  writeGenerated(root, new Map([['docs/problems.md', problemsPage()]]), {
    check: values.check === true,
    script: 'problems',
  }),
)
