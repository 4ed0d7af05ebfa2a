import { Type } from 'typebox'
import { blockCatalogue as entriesOf } from '../../../src/preview/catalogue/catalogue.ts'
import { catalogue as words } from '../../../src/preview/words/en/catalogue.ts'
import { Fault } from '../../../src/problems/fault.ts'
import { nearest } from '../../../src/problems/nearest.ts'
import { agentTool } from '../agent-tool.ts'

export const catalogueTool = agentTool({
  name: 'catalogue',
  title: 'Blocks there are',
  description:
    'The blocks of the engine and of this site: each with what it is for; with `block`, that one with its fields, limits and examples to paste.',
  input: { block: Type.Optional(Type.String({ description: 'A name as it stands after `type:`.' })) },
  answer: ({ block }, site) => {
    const entries = entriesOf(site.load().manifest)
    if (block === undefined)
      return entries.map(({ type, group, about, uses }) => ({
        type,
        group: words.groups[group],
        about,
        uses: uses.length,
      }))
    const entry = entries.find(({ type }) => type === block)
    if (entry) return entry
    const near = nearest(
      block,
      entries.map(({ type }) => type),
    )
    throw new Fault(
      'usage',
      `There is no block "${block}".`,
      near ? `Did you mean "${near}"?` : 'Call it without `block` for all.',
    )
  },
})
