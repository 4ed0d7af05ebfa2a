import { Type } from 'typebox'
import { bodies, type RequestOf } from '../../../src/preview/request-bodies.ts'
import { changeEntryFiles } from '../../../src/preview/server/edits/entry-files.ts'
import { entryForm, entryList } from '../../../src/preview/session/entries.ts'
import { Fault } from '../../../src/problems/fault.ts'
import { agentTool } from '../agent-tool.ts'
import { argumentErrors } from '../argument-errors.ts'
import { resultOf } from './edit.ts'

export const entriesTool = agentTool({
  name: 'entries',
  title: 'Entries of collections',
  description:
    'The entries of a collection (news, people, prices …), at most 60 at once, each with its place (`at`), its state and its page. With `at`, that one with its fields, what they may hold, and its text. To change a field: `edit` at the place and the name of the field.',
  input: {
    collection: Type.Optional(Type.String({ description: 'As `outline` names it. Left out, the first.' })),
    find: Type.Optional(Type.String({ description: 'Words of the title or the name.' })),
    at: Type.Optional(bodies.entryPlace),
  },
  answer: ({ collection, find, at }, site) => {
    const loaded = site.load()
    const reading = String((loaded.source.value as { reading?: unknown } | null)?.reading ?? '')
    if (at) return entryForm(loaded, reading, at) ?? missing('There is no such entry.')
    const list = entryList(loaded, reading, { collection, find })
    if (!list) return missing('The site has no collections.')
    if (collection !== undefined && list.collection !== collection)
      return missing(`There is no collection "${collection}".`)
    return list
  },
})

function missing(message: string): never {
  throw new Fault('usage', message, 'Ask `outline` for the collections, `entries` for the entries of one.')
}

export const entryTool = agentTool({
  name: 'entry',
  title: 'Make, copy, rename or remove an entry',
  description:
    'One of: { do: "new", collection, title }, { do: "duplicate", at }, { do: "rename", at, slug }, { do: "remove", at }. A new entry and a copy are drafts or lack what `edit` has to add; a renamed one leads on from its former address. What would be a mistake, such as a link to what is removed, is not written unless `despite` is true. Answers with the place (`at`) and the lines that changed.',
  input: {
    do: Type.Enum(['new', 'duplicate', 'rename', 'remove']),
    collection: Type.Optional(Type.String()),
    title: Type.Optional(Type.String()),
    at: Type.Optional(bodies.entryPlace),
    slug: Type.Optional(Type.String({ description: 'The last part of its address.' })),
    despite: Type.Optional(Type.Boolean()),
  },
  writes: true,
  answer: (request, site) => {
    const errors = argumentErrors(bodies.entryFile, request)
    if (errors.length > 0) throw new Fault('usage', errors.join(' '), '')
    const before = site.load().source.allTexts
    const answer = changeEntryFiles(request as RequestOf<'entryFile'>, {
      session: site.session,
      current: () => site.load(),
      nameOf: (below) => site.nameOf(below),
    })
    return { ...('at' in answer && answer.at && { at: answer.at }), ...resultOf(answer, before, site) }
  },
})
