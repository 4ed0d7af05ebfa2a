import { Type } from 'typebox'
import type { ShownProblem } from '../../../src/preview/messages.ts'
import { healthOf } from '../../../src/preview/server/health.ts'
import { agentTool } from '../agent-tool.ts'

export const validateTool = agentTool({
  name: 'validate',
  title: 'Check the manifest',
  description:
    'Every problem of the manifest and the files it includes, in all readings, at file, line and column, with a hint. `npm run validate` finds the same.',
  input: {
    launch: Type.Optional(
      Type.Boolean({ description: 'Also lists what is not ready for the public, as placeholders.' }),
    ),
  },
  answer: ({ launch = false }, site) => {
    const loaded = site.load({ launch })
    const problems = inOneLanguage(healthOf(loaded).problems)
    return { fine: loaded.manifest !== undefined, count: loaded.problems.length, problems }
  },
})

export const inOneLanguage = (problems: readonly ShownProblem[]) =>
  problems.map(({ translations: _, ...problem }) => problem)
