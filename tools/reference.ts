import { referencePages } from './reference/pages.ts'
import { writeGenerated } from './shared/generated-files.ts'
import { command, flagOption } from './shared/options.ts'

const usage = {
  line: 'npm run reference -- [--check]',
  about: 'Writes docs/reference from the schema and the help texts: manifest, blocks, fields, theme, commands.',
  words: 0,
  options: {
    check: flagOption('Writes nothing; exit code 1 when a page is not up to date.'),
  },
} as const

export default command(usage, async ({ values }, root) =>
  writeGenerated(root, await referencePages(root), { check: values.check === true, script: 'reference' }),
)
