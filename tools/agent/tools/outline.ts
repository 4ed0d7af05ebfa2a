import { contentOf } from '../../../src/content/content-of.ts'
import { entryOfMadePage } from '../../../src/content/expand/origins.ts'
import type { Loaded } from '../../../src/manifest/load.ts'
import type { Source } from '../../../src/manifest/read/source.ts'
import { valueAt } from '../../../src/site/groups.ts'
import { agentTool } from '../agent-tool.ts'

type Routes = NonNullable<Loaded['manifest']>['readings'][string]['routes']

export const outlineTool = agentTool({
  name: 'outline',
  title: 'What the site holds',
  description:
    'Files, collections, readings, pages with their blocks (each with its path for `edit`), redirects, forms, facts and fragments. Pages that one template makes stand there once, with the blocks of the first and how many there are. Begin here.',
  input: {},
  answer: (_, site) => {
    const { manifest, source } = site.sound()
    return {
      files: source.files,
      collections: [...(contentOf(source)?.collections.values() ?? [])].map(({ name, from, entries, fields }) => ({
        name,
        from,
        entries: entries.length,
        fields: [...fields.keys()],
      })),
      reading: manifest.reading,
      readings: Object.fromEntries(
        Object.entries(manifest.readings).map(([name, { routes, redirects = {} }]) => [
          name,
          { pages: pagesOf(name, routes, source), redirects },
        ]),
      ),
      forms: Object.keys(manifest.forms ?? {}),
      facts: manifest.facts ?? {},
      fragments: Object.keys(manifest.fragments ?? {}),
    }
  },
})

interface OutlinedPage {
  path: string
  title: string
  /** For pages made by a template: the collection, and the number of pages. */
  for?: string
  count?: number
  blocks: object[]
}

/** Lists a template's pages, and the further pages of a list, as one: there may be ten thousand of them. */
function pagesOf(reading: string, routes: Routes, { expansion, value }: Source): OutlinedPage[] {
  const pages = new Map<string, OutlinedPage>()
  for (const [path, { title, blocks }] of Object.entries(routes)) {
    const home = ['readings', reading, 'routes', path]
    const template = String(expansion?.trace([...home, 'blocks']).template[3] ?? path)
    const known = pages.get(template)
    if (known) {
      if (known.count !== undefined) known.count++
      continue
    }
    const own = blocks.map((block, at) => ({ ...named(block as object), path: [...home, 'blocks', at] }))
    const of = entryOfMadePage(valueAt(value, home))?.collection
    pages.set(template, { path: template, title, ...(of !== undefined && { for: of, count: 1 }), blocks: own })
  }
  return [...pages.values()]
}

/** The keys that identify a block, as far as it has them: type or fragment, id, title. */
const named = (block: object) =>
  Object.fromEntries(
    ['type', 'use', 'id', 'title'].flatMap((key) => {
      const value = (block as Record<string, unknown>)[key]
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
