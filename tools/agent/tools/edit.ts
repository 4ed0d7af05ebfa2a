import { createTwoFilesPatch } from 'diff'
import { Type } from 'typebox'
import type { EditAnswer } from '../../../src/preview/edit-messages.ts'
import { bodies } from '../../../src/preview/request-bodies.ts'
import type { AgentSite } from '../agent-site.ts'
import { agentTool } from '../agent-tool.ts'
import { inOneLanguage } from './validate.ts'

export const editTool = agentTool({
  name: 'edit',
  title: 'Change the manifest and entries',
  description:
    'Operations on values: set, insert, remove, move, duplicate, rename. All are done or none. Comments and form of the file stay. What would be a mistake is not written, and the mistakes are named, unless `despite` is true. Answers with the lines that changed. Fields of an entry stand below the place that `entries` gives, its text in Markdown below that under "body".',
  input: {
    operations: bodies.edit.properties.operations,
    despite: Type.Optional(Type.Boolean({ description: 'Writes it even with new mistakes.' })),
    agreed: Type.Optional(
      Type.Boolean({ description: 'True once a person has agreed to what must follow in the database.' }),
    ),
  },
  writes: true,
  answer: ({ operations, despite, agreed }, site) => {
    const before = site.load().source.allTexts
    const { revision } = site.session.history
    const request = { operations, base: revision, label: 'Edit by an assistant', despite, agreed }
    return resultOf(site.session.apply(request), before, site)
  },
})

export const undoTool = agentTool({
  name: 'undo',
  title: 'Take the last edit back',
  description: 'Takes back the last edit of this session, to the byte; with `again`, does it again.',
  input: { again: Type.Optional(Type.Boolean()) },
  writes: true,
  answer: ({ again = false }, site) => {
    const before = site.load().source.allTexts
    return resultOf(site.session.undo(!again), before, site)
  },
})

/** Returns the changed lines, or why nothing is written; problems are in one language, which is enough for an assistant. */
export function resultOf(answer: EditAnswer, before: ReadonlyMap<string, string>, site: AgentSite) {
  if (answer.outcome === 'done') return { outcome: 'done', changed: changedSince(before, site) }
  return answer.outcome === 'invalid' ? { ...answer, problems: inOneLanguage(answer.problems) } : answer
}

/** Returns the lines that differ from the texts before, as a patch over all files, including added and deleted ones. */
function changedSince(before: ReadonlyMap<string, string>, site: AgentSite): string {
  const now = site.load().source.allTexts
  return [...new Set([...now.keys(), ...before.keys()])]
    .filter((file) => before.get(file) !== now.get(file))
    .map((file) =>
      createTwoFilesPatch(file, file, before.get(file) ?? '', now.get(file) ?? '', undefined, undefined, {
        context: 2,
      }),
    )
    .join('\n')
}
