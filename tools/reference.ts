import { referencePages } from './reference/pages.ts'
import { command, flagOption } from './shared/command.ts'
import { writeGenerated } from './shared/generated-files.ts'

const usage = {
  line: 'npm run reference -- [--check]',
  about: 'Writes docs/reference from the schema and the help texts: manifest, blocks, fields, theme, commands.',
  options: {
    check: flagOption('Writes nothing; exit code 1 when a page is not up to date.'),
  },
} as const

export default command(usage, async ({ values }, root) =>
  writeGenerated(root, await referencePages(root), { check: values.check === true, script: 'reference' }),
)
