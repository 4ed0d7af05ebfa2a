import { Type } from 'typebox'
import { healthOf } from '../../../src/preview/server/health.ts'
import { agentTool } from '../agent-tool.ts'

export const validate = agentTool({
  name: 'validate',
  title: 'Check the manifest',
  description:
    'Every problem of the manifest and the files it includes, in all readings, at file, line and column, with a hint. `npm run validate` finds the same.',
  input: Type.Object(
    {
      launch: Type.Optional(
        Type.Boolean({ description: 'Also lists what is not ready for the public, as placeholders.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: ({ launch = false }, site) => {
    const loaded = site.load({ launch })
    // One language is enough for an assistant.
    const problems = healthOf(loaded).problems.map(({ translations: _, ...problem }) => problem)
    return { fine: loaded.manifest !== undefined, count: loaded.problems.length, problems }
  },
})
