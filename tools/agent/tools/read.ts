import { Type } from 'typebox'
import { Fault } from '../../../src/problems/fault.ts'
import { listed } from '../../../src/problems/kind.ts'
import { agentTool } from '../agent-tool.ts'

/** Lines returned at most. */
const maxReturnedLines = 2000

export const readTool = agentTool({
  name: 'read',
  title: 'Read the manifest',
  description: `Lines of the manifest or of a file that it includes, as they are written, each with its number; at most ${maxReturnedLines} at once.`,
  input: {
    file: Type.Optional(Type.String({ description: 'As `outline` names it. Left out, the manifest itself.' })),
    from: Type.Optional(Type.Integer({ minimum: 1, description: 'The first line. Left out: 1.' })),
    to: Type.Optional(Type.Integer({ minimum: 1, description: 'The last line. Left out: the end.' })),
  },
  answer: ({ file, from = 1, to = Number.POSITIVE_INFINITY }, site) => {
    const texts = site.load().source.allTexts
    const [manifest = ''] = texts.keys()
    const name = file ?? manifest
    const text = texts.get(name)
    if (text === undefined)
      throw new Fault('usage', `"${name}" is no file of this manifest.`, `The files are ${listed([...texts.keys()])}.`)
    const lines = text.split(/\r\n|\r|\n/)
    if (from > Math.min(to, lines.length))
      throw new Fault('usage', `"${name}" has ${lines.length} lines, and "to" is none before "from".`, '')
    return lines
      .slice(from - 1, Math.min(to, from - 1 + maxReturnedLines))
      .map((line, at) => `${from + at}  ${line}`)
      .join('\n')
  },
})
