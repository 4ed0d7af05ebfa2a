import { Type } from 'typebox'
import { schemaAt } from '../../../src/preview/session/schema-at.ts'
import { Fault } from '../../../src/problems/fault.ts'
import { agentTool } from '../agent-tool.ts'

/** A place in the manifest: keys, and indexes of items from 0. */
const path = Type.Array(Type.Union([Type.String(), Type.Integer({ minimum: 0 })]), {
  minItems: 1,
  maxItems: 39,
  description: 'Keys and numbers of items from the top: ["readings", "A", "routes", "/", "blocks", 0, "title"].',
})

export const schemaTool = agentTool({
  name: 'schema',
  title: 'What may stand at a path',
  description:
    'The JSON Schema of one place of the manifest, with descriptions and limits; what lies below a group is cut to its first level. The whole is large: ask for a part.',
  input: { path },
  answer: ({ path: at }, site) => {
    const found = schemaAt(site.load().source.value, at)
    if (!found) throw new Fault('usage', 'The schema says nothing of that path.', 'Paths are those of `outline`.')
    return shallow(found, 2)
  },
})

/** Cuts a schema at `depth` levels of groups and lists, and leaves type and description there. */
function shallow(node: unknown, depth: number): unknown {
  if (Array.isArray(node)) return node.map((each) => shallow(each, depth))
  if (typeof node !== 'object' || node === null) return node
  const isSchema = 'properties' in node || 'items' in node
  if (isSchema && depth === 0) {
    const { type, description } = node as { type?: unknown; description?: unknown }
    return { type, description }
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, shallow(inner, isSchema ? depth - 1 : depth)]),
  )
}
