import { Type } from 'typebox'
import { agentTool } from '../agent-tool.ts'

export const outline = agentTool({
  name: 'outline',
  title: 'What the site holds',
  description:
    'Files, readings, pages with their blocks (each with its path for `edit`), redirects, forms, facts and fragments. Begin here.',
  input: Type.Object({}, { additionalProperties: false }),
  answer: (_, site) => {
    const { manifest, source } = site.sound()
    return {
      files: source.files,
      reading: manifest.reading,
      readings: Object.fromEntries(
        Object.entries(manifest.readings).map(([name, { routes, redirects = {} }]) => [
          name,
          {
            pages: Object.entries(routes).map(([path, { title, blocks }]) => ({
              path,
              title,
              blocks: blocks.map((block, at) => ({
                ...named(block as object),
                path: ['readings', name, 'routes', path, 'blocks', at],
              })),
            })),
            redirects,
          },
        ]),
      ),
      forms: Object.keys(manifest.forms ?? {}),
      facts: manifest.facts ?? {},
      fragments: Object.keys(manifest.fragments ?? {}),
    }
  },
})

/** What a block goes by: its type or the fragment it uses, its id and its title, as far as it has them. */
const named = (block: object) =>
  Object.fromEntries(
    ['type', 'use', 'id', 'title'].flatMap((key) => {
      const value = (block as Record<string, unknown>)[key]
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
